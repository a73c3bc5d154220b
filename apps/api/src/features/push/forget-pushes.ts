import { dayMs, toIso } from '@metade/domain/time.ts';
import type { Context } from '../../context.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';

/** Deletes what devices were told long ago. */
export async function forgetPushes(context: Context): Promise<void> {
  const { pushDays } = await context.markets.settings();
  await deleteInBatches(
    context.pool,
    'delete from push_message where id in (select id from push_message where created_at < $1 limit $2) returning 1',
    [toIso(context.now() - pushDays * dayMs)],
  );
}
