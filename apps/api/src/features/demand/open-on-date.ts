import { capacityOn } from '@metade/domain/calendar.ts';
import { serviceDateAt } from '@metade/domain/table-times.ts';
import type { StoredSlot } from '@metade/domain/grid-change.ts';
import { cellKey } from '@metade/domain/grid-change.ts';
import { dayOfWeek } from '@metade/domain/time.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Trx } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';
import type { Change } from '../audit-log/index.ts';
import { applyCalendar } from '../calendar/index.ts';
import type { WantedTables } from './open-in-week.ts';
import { readOverrides } from './read-overrides.ts';

/**
 * Raises a slot to a number of tables on one date, by a calendar override; null when it has them. A closed date stays closed. The
 * caller has locked and read the grid.
 */
export async function openOnDate(
  trx: Trx,
  restaurant: string,
  week: readonly StoredSlot[],
  { tables, ...wanted }: WantedTables,
  { date, zone, now }: { date: string; zone: string; now: number },
): Promise<Pick<Change, 'what' | 'subject' | 'before' | 'after'> | null> {
  if (date < serviceDateAt(now, zone)) throw new Refused('already_past');
  const key = cellKey({ ...wanted, day: dayOfWeek(date) });
  const slot = week.find((one) => cellKey(one) === key);
  if (slot === undefined) throw new Refused('slot_unknown');
  const present = capacityOn({ ...slot, _id: slot.id }, date, await readOverrides(trx, restaurant, date));
  if (present === 0) throw new Refused('slot_closed');
  if (present >= tables) return null;
  await trx.query(
    `insert into calendar_override (id, restaurant_id, date, slot_id, qtd) values ($1, $2, $3, $4, $5)
     on conflict (restaurant_id, date, period, slot_id) do update set qtd = excluded.qtd`,
    [uuidv7(), restaurant, date, slot.id, tables],
  );
  await applyCalendar(trx, restaurant, date);
  const place = `${slot.time} ${slot.places}`;
  return { what: 'calendar.table_opened', subject: date, before: { [place]: present }, after: { [place]: tables } };
}
