import type { Context } from '../../context.ts';

/** Takes old messages out of the logs. */
export async function forgetDeliveries(context: Context): Promise<void> {
  const { webhookLogDays } = await context.markets.settings();
  await context.pool.query(`delete from webhook_delivery where state <> 'waiting' and at < $1`, [
    new Date(context.now() - webhookLogDays * 86_400_000).toISOString(),
  ]);
}
