import type { WebhookDelivery } from '@metade/contracts/webhooks.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import type { Whose } from './change-webhooks.ts';
import { logged } from './change-webhooks.ts';
import { readWebhook } from './webhook-store.ts';

const perPage = 30;

/** A webhook's deliveries, newest first. */
export async function readDeliveries(context: Context, restaurant: string | null, id: string, page: number) {
  await readWebhook(context.pool, restaurant, id);
  const { rows } = await context.pool.query<WebhookDelivery>(
    `${selectDelivery} where d.webhook_id = $1 order by d.at desc, d.id desc limit $2 offset $3`,
    [id, perPage + 1, (page - 1) * perPage],
  );
  return { data: rows.slice(0, perPage), page, more: rows.length > perPage };
}

/** Enqueues a delivery again, whatever its state. */
export async function resendDelivery(context: Context, whose: Whose, id: string, delivery: string) {
  const webhook = await readWebhook(context.pool, whose.restaurant, id);
  if (webhook.disabled !== null) throw new Refused('webhook_disabled');
  await transaction(context.pool, async (trx) => {
    const { rowCount } = await trx.query(
      `update webhook_delivery set state = 'waiting', attempts = 0 where id = $1 and webhook_id = $2`,
      [delivery, id],
    );
    if (rowCount !== 1) throw new Refused('not_found');
    await enqueue(trx, 'send_webhook', { delivery }, { key: `webhook ${delivery}` });
    await recordChange(trx, { ...logged(whose), what: 'webhook.resent', subject: delivery });
  });
  return { data: await readDelivery(context.pool, id, delivery) };
}

async function readDelivery(db: Queryable, webhook: string, delivery: string) {
  const { rows } = await db.query<WebhookDelivery>(`${selectDelivery} where d.id = $1 and d.webhook_id = $2`, [
    delivery,
    webhook,
  ]);
  if (rows[0] === undefined) throw new Refused('not_found');
  return rows[0];
}

const selectDelivery = `
  select d.id as _id, d.event, o.number, d.at, d.state, d.attempts, d.tried_at as tried, d.status, d.duration_ms, d.answer, d.error
  from webhook_delivery d join orders o on o.id = d.order_id`;
