import type { Context } from '../../context.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';

/** Deletes old deliveries. */
export async function forgetDeliveries(context: Context): Promise<void> {
  const { webhookLogDays } = await context.markets.settings();
  await deleteInBatches(
    context.pool,
    `delete from webhook_delivery where id in (
       select id from webhook_delivery where state <> 'waiting' and at < $1 limit $2) returning 1`,
    [new Date(context.now() - webhookLogDays * 86_400_000).toISOString()],
  );
}
