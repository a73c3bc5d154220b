import type { Context } from '../../context.ts';

/** Forgets the Idempotency-Keys of long ago, that nobody asks again under. */
export async function forgetKeys(context: Context): Promise<void> {
  const { idempotencyKeyDays } = await context.markets.settings();
  await context.pool.query('delete from idempotency_key where created_at < $1', [
    new Date(context.now() - idempotencyKeyDays * 86_400_000).toISOString(),
  ]);
}
