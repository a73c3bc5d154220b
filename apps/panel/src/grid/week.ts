import type { WeekGrid } from '@metade/contracts/grid.ts';
import type { Period, Places } from '@metade/domain/grid.ts';
import { periodOf, periods, tableSizes } from '@metade/domain/grid.ts';
import type { OpenCell } from '@metade/domain/grid-change.ts';

/** Tables at one time of a cell, by size. */
export type Sitting = { time: string; tables: Record<Places, number> };
/** A weekday's period. A closed one remembers its times while it is edited. */
export type Cell = { day: number; period: Period; open: boolean; sittings: readonly Sitting[] };
/** The seven days by three periods, always 21 cells in order. */
export type Week = readonly Cell[];

export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
export const noTables: Record<Places, number> = { 2: 0, 4: 0, 6: 0 };

export function weekOf(slots: readonly Omit<WeekGrid['slots'][number], '_id'>[]): Week {
  return weekdays.flatMap((day) =>
    periods.map((period): Cell => {
      const byTime = new Map<string, Sitting>();
      for (const slot of slots.filter((one) => one.day === day && one.period === period)) {
        const sitting = byTime.get(slot.time) ?? { time: slot.time, tables: { ...noTables } };
        sitting.tables[slot.places] += slot.qtd;
        byTime.set(slot.time, sitting);
      }
      return { day, period, open: byTime.size > 0, sittings: inOrder([...byTime.values()]) };
    }),
  );
}

/** The week's open tables, in the API's form: times without tables are dropped. */
export function tablesOf(week: Week): OpenCell[] {
  return week
    .filter(({ open }) => open)
    .flatMap(({ day, period, sittings }) =>
      sittings.flatMap(({ time, tables }) =>
        tableSizes
          .filter((places) => tables[places] > 0)
          .map((places) => ({ day, period, time, qtd: tables[places], places })),
      ),
    );
}

export const cellAt = (week: Week, day: number, period: Period): Cell =>
  week.find((cell) => cell.day === day && cell.period === period) ?? { day, period, open: false, sittings: [] };

export function withCell(week: Week, next: Cell): Week {
  return week.map((cell) => (cell.day === next.day && cell.period === next.period ? next : cell));
}

/** Opens a cell with its previous times, else with those of the same period on another day, else with one time and two tables. */
export function opened(week: Week, cell: Cell): Cell {
  if (cell.sittings.length > 0) return { ...cell, open: true };
  const like = week.find(({ period, open }) => open && period === cell.period);
  return {
    ...cell,
    open: true,
    sittings: like?.sittings ?? [{ time: firstTimes[cell.period], tables: { ...noTables, 2: 2 } }],
  };
}

export const firstTimes: Record<Period, string> = { morning: '09:00', afternoon: '12:30', night: '19:30' };

/** Adds a table at a time of a cell; a closed cell opens with that only. */
export function withTable(cell: Cell, time: string, places: Places): Cell {
  const sittings = cell.open ? cell.sittings : [];
  const present = sittings.find((sitting) => sitting.time === time) ?? { time, tables: { ...noTables } };
  const more = { time, tables: { ...present.tables, [places]: present.tables[places] + 1 } };
  return { ...cell, open: true, sittings: inOrder([...sittings.filter((sitting) => sitting !== present), more]) };
}

/** Adds a time to a cell, half an hour after its last, with the same tables. */
export function withLaterSitting(cell: Cell): Cell {
  const last = cell.sittings.at(-1);
  const tables = last ? { ...last.tables } : { ...noTables, 2: 2 };
  return {
    ...cell,
    sittings: [...cell.sittings, { time: last ? halfHourAfter(last.time) : firstTimes[cell.period], tables }],
  };
}

/** Copies a period of a day, or (null) the whole day, to other days. */
export function copied(week: Week, from: { day: number; period: Period | null }, to: readonly number[]): Week {
  return week.map((cell) => {
    if (cell.day === from.day || !to.includes(cell.day)) return cell;
    if (from.period !== null && cell.period !== from.period) return cell;
    const source = cellAt(week, from.day, cell.period);
    return { ...cell, open: source.open, sittings: source.sittings };
  });
}

/** Number of cells that differ in what they sell. */
export function changesBetween(before: Week, after: Week): number {
  const told = (week: Week, { day, period }: Cell) =>
    tablesOf([cellAt(week, day, period)])
      .map(({ time, places, qtd }) => `${time} ${places} ${qtd}`)
      .sort()
      .join();
  return before.filter((cell) => told(before, cell) !== told(after, cell)).length;
}

export type CellIssue = 'outside_period' | 'slot_twice' | 'no_tables' | 'size_not_accepted';

/** The first thing wrong with a time of a cell; null when it can be saved. */
export function issueOf(cell: Cell, place: number, accepted: readonly Places[]): CellIssue | null {
  const sitting = cell.sittings[place];
  if (!cell.open || sitting === undefined) return null;
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(sitting.time) || periodOf(sitting.time) !== cell.period)
    return 'outside_period';
  if (cell.sittings.some((other, at) => at !== place && other.time === sitting.time)) return 'slot_twice';
  if (tableSizes.some((places) => sitting.tables[places] > 0 && !accepted.includes(places))) return 'size_not_accepted';
  return tableSizes.every((places) => sitting.tables[places] === 0) ? 'no_tables' : null;
}

/** The first cell that cannot be saved. */
export function firstBad(week: Week, accepted: readonly Places[]): Cell | undefined {
  return week.find((cell) => cell.sittings.some((_, place) => issueOf(cell, place, accepted) !== null));
}

/** By time of service: half past midnight comes after eleven. */
export function inOrder(sittings: readonly Sitting[]): Sitting[] {
  const late = ({ time }: Sitting) => (time < '05:00' ? `2${time}` : `1${time}`);
  return [...sittings].sort((a, b) => late(a).localeCompare(late(b)));
}

function halfHourAfter(time: string): string {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + 30;
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}
