import type { Context } from '../../context.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';

/** Deletes old idempotency keys, which no client repeats any more. */
export async function forgetKeys(context: Context): Promise<void> {
  const { idempotencyKeyDays } = await context.markets.settings();
  await deleteInBatches(
    context.pool,
    `delete from idempotency_key where (holder_id, key) in (
       select holder_id, key from idempotency_key where created_at < $1 limit $2) returning 1`,
    [new Date(context.now() - idempotencyKeyDays * 86_400_000).toISOString()],
  );
}
