import type { Trx } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';

/** Serializes changes of a restaurant's team, so that two owners cannot both be the last to leave. */
export async function lockTeam(trx: Trx, restaurant: string): Promise<void> {
  const { rows } = await trx.query<{ state: string }>('select state from restaurant where id = $1 for no key update', [
    restaurant,
  ]);
  if (rows[0] === undefined) throw new Refused('not_found');
  if (rows[0].state === 'rejected') throw new Refused('restaurant_state', { state: rows[0].state });
}
