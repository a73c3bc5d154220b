import type { StoredSlot, OpenCell } from '@metade/domain/grid-change.ts';
import { gridChange, strandedBy } from '@metade/domain/grid-change.ts';
import { fromIso } from '@metade/domain/time.ts';
import { toCome } from '../../db/order-states.ts';
import type { Queryable } from '../../db/transaction.ts';

/** Ids of upcoming bookings that a week would leave without a table. now: epoch ms. */
export async function strandedIn(
  db: Queryable,
  restaurant: string,
  { present, week, now }: { present: readonly StoredSlot[]; week: readonly OpenCell[]; now: number },
): Promise<string[]> {
  const change = gridChange(present, week);
  const slots = [
    ...change.gone.map(({ id }) => id),
    ...change.changed.filter(({ slot, qtd }) => qtd < slot.qtd).map(({ slot }) => slot.id),
  ];
  if (slots.length === 0) return [];
  const { rows } = await db.query<{ id: string; slot: string; date: string; made: string; overridden: boolean }>(
    `select o.id, o.slot_id as slot, o.date, o.created_at as made, coalesce(d.overridden, false) as overridden
     from orders o left join slot_day d on d.slot_id = o.slot_id and d.date = o.date
     where o.restaurant_id = $1 and o.slot_id = any ($2) and o.state in ${toCome} and o.starts_at > $3`,
    [restaurant, slots, new Date(now).toISOString()],
  );
  const overridden = new Set(rows.filter((row) => row.overridden).map(({ slot, date }) => `${slot} ${date}`));
  const standing = rows.map(({ made, ...row }) => ({ ...row, madeAt: fromIso(made) }));
  return strandedBy(change, standing, overridden);
}
