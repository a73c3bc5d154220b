import type { Cell, Week } from './week.ts';
import { cellAt, changesBetween } from './week.ts';

/** A cell that two people changed in different ways. */
export type Clash = { mine: Cell; theirs: Cell; chosen: 'mine' | 'theirs' | null };

export type Merge = {
  week: Week;
  /** Cells that only the other one changed, as they are now. */
  taken: Cell[];
  /** Cells of both: mine stands in the week until one is chosen. */
  clashes: Clash[];
};

/** Lays what was typed over what somebody else saved meanwhile, cell by cell. base: what both began with. */
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
