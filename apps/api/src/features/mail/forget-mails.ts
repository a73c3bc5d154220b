import type { Context } from '../../context.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';

/** Deletes old messages, except unsent ones. */
export async function forgetMails(context: Context): Promise<void> {
  const { mailMonths } = await context.markets.settings();
  await deleteInBatches(
    context.pool,
    `delete from mail where id in (
       select id from mail where created_at < $1::timestamptz - make_interval(months => $2) and (sent_at is not null or failed_at is not null)
       limit $3) returning 1`,
    [new Date(context.now()).toISOString(), mailMonths],
  );
}
