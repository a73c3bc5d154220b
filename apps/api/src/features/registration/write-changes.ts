import type { Trx } from '../../db/transaction.ts';
import type { Change } from '../audit-log/index.ts';
import { recordChange } from '../audit-log/index.ts';
import { writeGrid } from '../grid/index.ts';
import { readGrid } from '../restaurants/index.ts';
import type { DraftChanges } from './draft-changes.ts';
import { refuseRetired } from './refuse-retired.ts';

/** Writes the changes of a locked restaurant, with its audit log entry. Refuses newly chosen cuisines and services that are retired. */
export async function writeChanges(
  trx: Trx,
  restaurant: string,
  { columns, week, food }: DraftChanges,
  by: Change['by'],
  what: Change['what'] = 'registration.saved',
): Promise<void> {
  const names = Object.keys(columns);
  const { rows } = await trx.query<Record<string, unknown>>(
    `select ${['id', ...names].join(', ')} from restaurant where id = $1`,
    [restaurant],
  );
  const before: Record<string, unknown> = { ...rows[0] };
  const after: Record<string, unknown> = { id: before.id, ...columns };
  await refuseRetired(trx, before, columns, food ?? '');
  if (week) {
    before.tables = await told(trx, restaurant);
    await writeGrid(trx, restaurant, week);
    after.tables = await told(trx, restaurant);
  }
  const set = names.map((name, index) => `${name} = $${index + 2}`);
  await trx.query(
    `update restaurant set ${[...set, 'revision = revision + 1', 'updated_at = now()'].join(', ')} where id = $1`,
    [restaurant, ...names.map((name) => (jsonColumns.has(name) ? JSON.stringify(columns[name]) : columns[name]))],
  );
  await recordChange(trx, { by, what, restaurant, before, after });
}

const jsonColumns = new Set(['worksheet', 'more', 'prices', 'menu']);

/** The open tables as short text, for the log: 5 night 20:00 × 2: 4. */
async function told(trx: Trx, restaurant: string): Promise<string[]> {
  const grid = await readGrid(trx, restaurant);
  return grid
    .filter((slot) => slot.qtd > 0)
    .map(({ day, period, time, places, qtd }) => `${day} ${period} ${time} × ${places}: ${qtd}`);
}
