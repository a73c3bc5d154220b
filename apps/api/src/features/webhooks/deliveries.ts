import type { WebhookDelivery } from '@metade/contracts/webhooks.ts';
import type { Queryable } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { readWebhook } from './webhook-store.ts';

const perPage = 30;

/** A webhook's deliveries, newest first. */
export const listWebhookDeliveries: Handler<'listWebhookDeliveries'> = async (
  context,
  { restaurant, params, query },
) => {
  await readWebhook(context.pool, restaurant, params.webhook);
  const { rows } = await context.pool.query<WebhookDelivery>(
    `${selectDelivery} where d.webhook_id = $1 and w.restaurant_id = $2 order by d.at desc, d.id desc limit $3 offset $4`,
    [params.webhook, restaurant, perPage + 1, (query.page - 1) * perPage],
  );
  return { data: rows.slice(0, perPage), page: query.page, more: rows.length > perPage };
};

/** Enqueues a delivery again, whatever its state. */
export const resendWebhookDelivery: Handler<'resendWebhookDelivery'> = async (
  context,
  { restaurant, params, role, session },
) => {
  const webhook = await readWebhook(context.pool, restaurant, params.webhook);
  if (webhook.disabled !== null) throw new Refused('webhook_disabled');
  await transaction(context.pool, async (trx) => {
    const { rowCount } = await trx.query(
      `update webhook_delivery set state = 'waiting', attempts = 0 where id = $1 and webhook_id = $2`,
      [params.delivery, params.webhook],
    );
    if (rowCount !== 1) throw new Refused('not_found');
    await enqueue(trx, 'send_webhook', { delivery: params.delivery }, { key: `webhook ${params.delivery}` });
    const by = { id: session.userId, role };
    await recordChange(trx, { by, what: 'webhook.resent', restaurant, subject: params.delivery });
  });
  return { data: await readDelivery(context.pool, restaurant, params) };
};

async function readDelivery(db: Queryable, restaurant: string, { webhook, delivery }: Record<string, string>) {
  const { rows } = await db.query<WebhookDelivery>(
    `${selectDelivery} where d.id = $1 and d.webhook_id = $2 and w.restaurant_id = $3`,
    [delivery, webhook, restaurant],
  );
  if (rows[0] === undefined) throw new Refused('not_found');
  return rows[0];
}

const selectDelivery = `
  select d.id as _id, d.event, o.number, d.at, d.state, d.attempts, d.tried_at as tried, d.status, d.duration_ms, d.answer, d.error
  from webhook_delivery d join webhook w on w.id = d.webhook_id join orders o on o.id = d.order_id`;
