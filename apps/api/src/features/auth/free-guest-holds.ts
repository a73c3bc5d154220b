import type { Context } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';
import { endByDiner } from '../orders/index.ts';

/**
 * Releases at once the guest's holds that could not be taken over: nobody can pay them any more. One transaction each, like any
 * release; holds that this process does not reach expire by themselves.
 */
export async function freeGuestHolds(context: Context, guest: string | null): Promise<void> {
  if (guest === null) return;
  const { rows } = await context.pool.query<{ id: string }>(
    "select id from orders where holder_id = $1 and state = 'held' order by id",
    [guest],
  );
  for (const { id } of rows) {
    try {
      await transaction(context.pool, (trx) => endByDiner(context, trx, id, guest, {}));
    } catch (error) {
      // It expired meanwhile.
      if (!(error instanceof Refused)) throw error;
    }
  }
}
