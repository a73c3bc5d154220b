import type { StoredSlot } from '@metade/domain/grid-change.ts';
import type { Queryable } from '../../db/transaction.ts';

/** A restaurant's current slots, unlocked; writers use lockGrid. */
export async function storedSlots(db: Queryable, restaurant: string): Promise<StoredSlot[]> {
  const { rows } = await db.query<StoredSlot>(
    'select id, day, period, time, qtd, places from table_slot where restaurant_id = $1 and retired_at is null',
    [restaurant],
  );
  return rows;
}
