import type { StoredSlot } from '@metade/domain/grid-change.ts';
import type { Trx } from '../../db/transaction.ts';

/** SQL: the current service date of a restaurant `r`; a night lasts until five. */
export const serviceDate = `(now() at time zone r.time_zone - interval '5 hours')::date`;

/**
 * Locks a restaurant's week and answers it: the restaurant, its slots, their open days, in the common lock order. No table of it is
 * taken until the transaction ends.
 */
export async function lockGrid(trx: Trx, restaurant: string): Promise<StoredSlot[]> {
  await trx.query('select 1 from restaurant where id = $1 for no key update', [restaurant]);
  const { rows } = await trx.query<StoredSlot>(
    `select id, day, period, time, qtd, places from table_slot where restaurant_id = $1 and retired_at is null order by id for update`,
    [restaurant],
  );
  await trx.query(
    `select 1 from slot_day where slot_id = any ($2) and date >= (select ${serviceDate} from restaurant r where r.id = $1)
     order by slot_id, date for update`,
    [restaurant, rows.map(({ id }) => id)],
  );
  return rows;
}
