import type { Context } from '../../context.ts';
import { deleteInBatches } from '../../db/delete-in-batches.ts';

/** Deletes the log's oldest entries once the law no longer asks for them. They were written in the order of their ids. */
export async function forgetChanges(context: Context): Promise<void> {
  const { changeLogMonths } = await context.markets.settings();
  await deleteInBatches(
    context.pool,
    `delete from audit_log where id in (
       select id from (select id, at from audit_log order by id limit $3) oldest
       where at < $1::timestamptz - make_interval(months => $2)) returning 1`,
    [new Date(context.now()).toISOString(), changeLogMonths],
  );
}
