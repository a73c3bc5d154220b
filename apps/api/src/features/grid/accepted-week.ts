import type { Places } from '@metade/domain/grid.ts';
import type { OpenCell } from '@metade/domain/grid-change.ts';
import type { Queryable } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';
import { gridIssues } from './grid-issues.ts';

/** The week of a request. Refuses an invalid one with the place of each mistake. */
export async function acceptedWeek(db: Queryable, restaurant: string, tables: OpenCell[]): Promise<OpenCell[]> {
  const { rows } = await db.query<{ sizes: Places[] }>('select accepted_sizes as sizes from restaurant where id = $1', [
    restaurant,
  ]);
  const issues = gridIssues(tables, rows[0]?.sizes ?? [], '');
  if (issues.length > 0) throw new Refused('invalid_fields', {}, issues);
  return tables;
}
