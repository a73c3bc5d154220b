import type { Cell, Week } from './week.ts';
import { cellAt, changesBetween } from './week.ts';

/** A cell that two people changed differently. */
export type Clash = { mine: Cell; theirs: Cell; chosen: 'mine' | 'theirs' | null };

export type Merge = {
  week: Week;
  /** Cells that only the other person changed, with their values. */
  taken: Cell[];
  /** Cells that both changed: the local value is kept until one is chosen. */
  clashes: Clash[];
};

/** Three-way merge of local edits and somebody else's save, cell by cell. base: their common ancestor. */
export function mergeWeeks(base: Week, mine: Week, theirs: Week): Merge {
  const taken: Cell[] = [];
  const clashes: Clash[] = [];
  const week = mine.map((cell) => {
    const was = cellAt(base, cell.day, cell.period);
    const now = cellAt(theirs, cell.day, cell.period);
    if (isSame(was, now) || isSame(cell, now)) return cell;
    if (!isSame(was, cell)) {
      clashes.push({ mine: cell, theirs: now, chosen: null });
      return cell;
    }
    taken.push(now);
    return now;
  });
  return { week, taken, clashes };
}

function isSame(one: Cell, other: Cell): boolean {
  return changesBetween([one], [other]) === 0;
}
