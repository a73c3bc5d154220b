import { validateGrid } from '@metade/domain/grid.ts';
import type { StoredSlot, OpenCell } from '@metade/domain/grid-change.ts';
import { cellKey } from '@metade/domain/grid-change.ts';
import type { Trx } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';
import type { Change } from '../audit-log/index.ts';
import { writeGrid } from '../grid/index.ts';

/** A time, a size, and the minimum number of tables. */
export type WantedTables = Omit<OpenCell, 'qtd'> & { tables: number };

/** Raises one cell of the week to a number of tables; null when it has them. The caller has locked and read the grid. */
export async function openInWeek(
  trx: Trx,
  restaurant: string,
  week: readonly StoredSlot[],
  { tables, ...cell }: WantedTables,
): Promise<Pick<Change, 'what' | 'before' | 'after'> | null> {
  const present = week.find((slot) => cellKey(slot) === cellKey(cell));
  if (present !== undefined && present.qtd >= tables) return null;
  const next = [...week.filter((slot) => slot !== present), { ...cell, id: present?.id ?? 'new', qtd: tables }];
  const issue = validateGrid(next.map(({ id, ...slot }) => ({ ...slot, _id: id })))[0];
  if (issue !== undefined) throw new Refused('invalid_fields', {}, [{ path: 'time', code: issue.code }]);
  await writeGrid(trx, restaurant, next);
  const place = `${cell.day} ${cell.time} ${cell.places}`;
  return { what: 'grid.table_opened', before: { [place]: present?.qtd ?? 0 }, after: { [place]: tables } };
}
