import { randomBytes } from 'node:crypto';
import type { Webhook, WebhookEvent } from '@metade/contracts/webhooks.ts';
import type { Queryable } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';

type Row = {
  id: string;
  url: string;
  events: WebhookEvent[];
  version: number;
  created_at: string;
  failing_since: string | null;
  disabled_at: string | null;
};

const columns = 'id, url, events, version, created_at, failing_since, disabled_at';

/** A restaurant's webhooks, or with null the platform's, which are told of all bookings. */
export async function readWebhooks(db: Queryable, restaurant: string | null): Promise<Webhook[]> {
  const { rows } = await db.query<Row>(
    `select ${columns} from webhook where restaurant_id is not distinct from $1 order by created_at, id`,
    [restaurant],
  );
  return rows.map(webhookView);
}

/** One of them. Throws not_found. */
export async function readWebhook(db: Queryable, restaurant: string | null, id: string): Promise<Webhook> {
  const { rows } = await db.query<Row>(
    `select ${columns} from webhook where restaurant_id is not distinct from $1 and id = $2`,
    [restaurant, id],
  );
  if (rows[0] === undefined) throw new Refused('not_found');
  return webhookView(rows[0]);
}

/** A secret in the form of Standard Webhooks: 32 random bytes. */
export function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`;
}

function webhookView(row: Row): Webhook {
  return {
    _id: row.id,
    url: row.url,
    events: row.events,
    version: row.version,
    created: row.created_at,
    failing_since: row.failing_since,
    disabled: row.disabled_at,
  };
}
