import type { CalendarOverride } from '@metade/domain/calendar.ts';
import type { Queryable } from '../../db/transaction.ts';

/** The calendar overrides from a date on. */
export async function readOverrides(db: Queryable, restaurant: string, from: string): Promise<CalendarOverride[]> {
  const { rows } = await db.query<CalendarOverride>(
    'select date, period, slot_id as slot, qtd from calendar_override where restaurant_id = $1 and date >= $2',
    [restaurant, from],
  );
  return rows;
}
