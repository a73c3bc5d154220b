import type { Context } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';
import { endByDiner } from '../orders/index.ts';

/**
 * Gives back at once what a guest held and could not bring along: nobody can pay it any more. Each in a transaction of its
 * own, as any hold that is let go; what this process leaves undone runs out by itself.
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
      // It has run out meanwhile.
      if (!(error instanceof Refused)) throw error;
    }
  }
}
