import type { TableSlot } from '@metade/domain/grid.ts';
import { defaultGrid, periods } from '@metade/domain/grid.ts';
import type { Queryable } from '../../db/transaction.ts';

/** A restaurant's week: its open slots, and a closed entry for every day and period without one. */
export async function readGrid(pool: Queryable, restaurant: string): Promise<TableSlot[]> {
  const { rows } = await pool.query<TableSlot>(
    'select id as _id, day, period, time, qtd, places from table_slot where restaurant_id = $1 and retired_at is null',
    [restaurant],
  );
  const open = new Set(rows.map((slot) => `${slot.day} ${slot.period}`));
  const closed = defaultGrid().filter((slot) => !open.has(`${slot.day} ${slot.period}`));
  return [...rows, ...closed].sort((a, b) => a.day - b.day || order(a) - order(b) || a.places - b.places);
}

/** By time of service: half past midnight comes after eleven. */
function order({ period, time }: TableSlot): number {
  const hour = Number(time.slice(0, 2)) || 0;
  const late = period === 'night' && hour < 5 ? 24 : 0;
  return periods.indexOf(period) * 10_000 + (hour + late) * 100 + (Number(time.slice(3)) || 0);
}
