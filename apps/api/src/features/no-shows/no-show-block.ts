import { noShowBlockUntil } from '@metade/domain/no-show.ts';
import type { Settings } from '@metade/domain/settings.ts';
import { fromIso, toIso } from '@metade/domain/time.ts';
import type { Trx } from '../../db/transaction.ts';
import { lockDiner } from '../ledger/index.ts';

/**
 * Sets how long a diner's no-shows block them from booking; serialized on the user's row. Disputed ones do not count until decided.
 */
export async function refreshNoShowBlock(trx: Trx, user: string, settings: Settings): Promise<void> {
  await lockDiner(trx, user);
  const { rows } = await trx.query<{ no_show_at: string }>(
    `select no_show_at from orders where user_id = $1 and state = 'no_show' and no_show_at is not null
       and not exists (select 1 from no_show_dispute d where d.order_id = orders.id and d.state = 'open')`,
    [user],
  );
  const until = noShowBlockUntil(
    rows.map((row) => fromIso(row.no_show_at)),
    settings,
  );
  await trx.query('update app_user set booking_blocked_until = $2::timestamptz where id = $1', [
    user,
    until === null ? null : toIso(until),
  ]);
}

/** The no-show was undone: there is nothing left to dispute. */
export async function forgetDispute(trx: Trx, order: string): Promise<void> {
  await trx.query(`delete from no_show_dispute where order_id = $1 and state = 'open'`, [order]);
}
