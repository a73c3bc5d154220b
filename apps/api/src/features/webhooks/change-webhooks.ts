import type { WebhookEvent } from '@metade/contracts/webhooks.ts';
import { v7 as uuidv7 } from 'uuid';
import { allowedTarget } from '../../adapters/outside-request.ts';
import type { Context } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';
import type { Change } from '../audit-log/index.ts';
import { recordChange } from '../audit-log/index.ts';
import { newSecret, readWebhook, readWebhooks } from './webhook-store.ts';

/** Whose webhook, and who changes it. restaurant: null for the platform's. */
export type Whose = { restaurant: string | null; by: NonNullable<Change['by']> };

type Wish = { url: string; events: WebhookEvent[] };

/** Adds a webhook; its secret is shown in this answer only. */
export async function addWebhook(context: Context, whose: Whose, { url, events }: Wish) {
  const { restaurant } = whose;
  const { webhooksMax } = await context.markets.settings();
  if (!allowedTarget(url, context.config.webhookLoopback)) throw new Refused('webhook_address');
  const [id, secret] = [uuidv7(), newSecret()];
  await transaction(context.pool, async (trx) => {
    // Serialized per owner, so that the limit holds.
    await trx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`webhooks of ${restaurant}`]);
    if ((await readWebhooks(trx, restaurant)).length >= webhooksMax)
      throw new Refused('webhooks_limit', { max: webhooksMax });
    await trx.query(
      'insert into webhook (id, restaurant_id, url, events, secret, created_at) values ($1, $2, $3, $4, $5, $6)',
      [id, restaurant, url, events, secret, new Date(context.now()).toISOString()],
    );
    await recordChange(trx, { ...logged(whose), what: 'webhook.added', subject: id, after: { url, events } });
  });
  return { data: await readWebhook(context.pool, restaurant, id), secret };
}

/** Changes address and events; re-enables a webhook that was disabled after failures. */
export async function changeWebhook(context: Context, whose: Whose, id: string, wish: Wish & { version: number }) {
  const { restaurant } = whose;
  if (!allowedTarget(wish.url, context.config.webhookLoopback)) throw new Refused('webhook_address');
  const before = await readWebhook(context.pool, restaurant, id);
  await transaction(context.pool, async (trx) => {
    const { rowCount } = await trx.query(
      `update webhook set url = $4, events = $5, version = version + 1, failing_since = null, disabled_at = null
       where id = $1 and restaurant_id is not distinct from $2 and version = $3`,
      [id, restaurant, wish.version, wish.url, wish.events],
    );
    if (rowCount !== 1) throw new Refused('webhook_changed', { current: await readWebhook(trx, restaurant, id) });
    await recordChange(trx, {
      ...logged(whose),
      what: 'webhook.changed',
      subject: id,
      before: { url: before.url, events: before.events, disabled: before.disabled !== null },
      after: { url: wish.url, events: wish.events, disabled: false },
    });
  });
  return { data: await readWebhook(context.pool, restaurant, id) };
}

export async function dropWebhook(context: Context, whose: Whose, id: string) {
  const { url } = await readWebhook(context.pool, whose.restaurant, id);
  await transaction(context.pool, async (trx) => {
    await trx.query('delete from webhook where id = $1', [id]);
    await recordChange(trx, { ...logged(whose), what: 'webhook.removed', subject: id, before: { url } });
  });
  return { data: null };
}

/** Issues a new secret, shown in this answer only. The old one also signs for webhookOldSecretHours. */
export async function renewSecret(context: Context, whose: Whose, id: string) {
  const { webhookOldSecretHours } = await context.markets.settings();
  const secret = newSecret();
  await transaction(context.pool, async (trx) => {
    await readWebhook(trx, whose.restaurant, id);
    await trx.query('update webhook set old_secret = secret, old_secret_until = $3, secret = $2 where id = $1', [
      id,
      secret,
      new Date(context.now() + webhookOldSecretHours * 3_600_000).toISOString(),
    ]);
    await recordChange(trx, { ...logged(whose), what: 'webhook.secret_renewed', subject: id });
  });
  return { data: await readWebhook(context.pool, whose.restaurant, id), secret };
}

/** The part of a change's entry that says whose it is. */
export const logged = ({ restaurant, by }: Whose) => ({ by, ...(restaurant === null ? {} : { restaurant }) });
