import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { endByDiner } from '../orders/index.ts';
import { readEntry } from './waiting-reads.ts';

/** Leaves the waitlist. A table held by an offer is released at once, for the next entry. Leaving twice changes nothing. */
export const leaveWaiting: Handler<'leaveWaiting'> = async (context, { params, session }) => {
  await transaction(context.pool, async (trx) => {
    if (await leave(trx, params.id, session.userId)) return;
    const { rows } = await trx.query<{ state: string; order_id: string | null }>(
      'select state, order_id from waiting_entry where id = $1 and user_id = $2',
      [params.id, session.userId],
    );
    const entry = rows[0];
    if (entry === undefined) throw new Refused('not_found');
    if (entry.state === 'taken') throw new Refused('order_state', { state: entry.state });
    if (entry.state !== 'offered' || entry.order_id === null) return;
    // Lock order: the order, then its entry, as everywhere an order ends.
    await endByDiner(context, trx, entry.order_id, session.userId, { state: 'held' });
    await leave(trx, params.id, session.userId);
  });
  const entry = await readEntry(context.pool, session.userId, params.id, context.now());
  if (entry === undefined) throw new Refused('not_found');
  return { data: entry };
};

async function leave(trx: Trx, id: string, userId: string): Promise<boolean> {
  const { rowCount } = await trx.query(
    "update waiting_entry set state = 'left', ended_at = now() where id = $1 and user_id = $2 and state in ('waiting', 'passed')",
    [id, userId],
  );
  return rowCount === 1;
}
