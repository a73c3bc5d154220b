import { isLocalTime } from './local-time.ts';
import type { LocalTime } from './time.ts';

export const periods = ['morning', 'afternoon', 'night'] as const;
export type Period = (typeof periods)[number];

export const tableSizes = [2, 4, 6] as const;
export type Places = (typeof tableSizes)[number];

/** One entry of a restaurant's week: `qtd` tables for `places` on weekday `day` (0 is Sunday). `close` and 0 places sell nothing. */
export type TableSlot = {
  _id: string;
  day: number;
  period: Period;
  /** `HH:mm` or `close`. */
  time: string;
  qtd: number;
  places: 0 | Places;
};

export const gridSlotsMax = 600;
export const tablesPerSlotMax = 99;

/** A new restaurant's week: 7 days by 3 periods, all closed. The caller adds ids where it stores the entries. */
export function defaultGrid(idOf = (day: number, period: Period): string => `${day}-${period}`): TableSlot[] {
  return [0, 1, 2, 3, 4, 5, 6].flatMap((day) =>
    periods.map((period) => ({ _id: idOf(day, period), day, period, time: 'close', qtd: 0, places: 0 as const })),
  );
}

/** A time's period: morning from 05:00, afternoon from 12:00, night from 18:00 until 04:59. */
export function periodOf(time: LocalTime): Period {
  if (time >= '05:00' && time < '12:00') return 'morning';
  return time >= '12:00' && time < '18:00' ? 'afternoon' : 'night';
}

export type GridIssue = {
  /** Position in the list; -1 for the list itself. */
  index: number;
  field: 'list' | '_id' | 'day' | 'period' | 'time' | 'qtd' | 'places';
  code: 'too_many' | 'duplicate' | 'out_of_range' | 'unknown' | 'invalid_time' | 'outside_period' | 'places_missing';
};

/** Everything that is wrong with a week, or an empty list. Two open slots may not share day, time and size. */
export function validateGrid(slots: readonly TableSlot[]): GridIssue[] {
  const issues: GridIssue[] = slots.length > gridSlotsMax ? [{ index: -1, field: 'list', code: 'too_many' }] : [];
  const ids = new Set<string>();
  const cells = new Set<string>();
  slots.forEach((slot, index) => {
    issues.push(...slotIssues(slot).map((issue) => ({ index, ...issue })));
    if (ids.has(slot._id)) issues.push({ index, field: '_id', code: 'duplicate' });
    ids.add(slot._id);
    if (slot.time === 'close') return;
    const cell = `${slot.day} ${slot.time} ${slot.places}`;
    if (cells.has(cell)) issues.push({ index, field: 'time', code: 'duplicate' });
    cells.add(cell);
  });
  return issues;
}

function slotIssues(slot: TableSlot): Omit<GridIssue, 'index'>[] {
  const issues: Omit<GridIssue, 'index'>[] = [];
  if (!isIntegerWithin(slot.day, 0, 6)) issues.push({ field: 'day', code: 'out_of_range' });
  if (!isIntegerWithin(slot.qtd, 0, tablesPerSlotMax)) issues.push({ field: 'qtd', code: 'out_of_range' });
  if (slot.places !== 0 && !tableSizes.includes(slot.places)) issues.push({ field: 'places', code: 'unknown' });
  if (!periods.includes(slot.period)) issues.push({ field: 'period', code: 'unknown' });
  if (slot.time === 'close') return issues;
  if (!isLocalTime(slot.time)) issues.push({ field: 'time', code: 'invalid_time' });
  else if (periodOf(slot.time) !== slot.period) issues.push({ field: 'time', code: 'outside_period' });
  if (slot.qtd > 0 && slot.places === 0) issues.push({ field: 'places', code: 'places_missing' });
  return issues;
}

function isIntegerWithin(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
