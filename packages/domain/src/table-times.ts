import type { Period } from './grid.ts';
import { addDays, localDateAt, localTimeAt, slotInstant } from './time.ts';
import type { LocalDate, LocalTime } from './time.ts';

/**
 * Epoch ms of a table. A night slot from 00:00 to 04:59 is sold under the previous evening's date (Saturday's 00:30 is late on
 * Saturday night), so it happens on the next local day.
 */
export function tableInstant(date: LocalDate, time: LocalTime, period: Period, zone: string): number {
  return slotInstant(isAfterMidnight(time, period) ? addDays(date, 1) : date, time, zone);
}

/** The date under which the table at an instant is sold: the inverse of `tableInstant`'s rule for nights after midnight. */
export function serviceDateAt(ms: number, zone: string): LocalDate {
  const date = localDateAt(ms, zone);
  return localTimeAt(ms, zone) < '05:00' ? addDays(date, -1) : date;
}

/** When a date's period ends: 12:00, 18:00, and 05:00 of the next day. */
export function periodEndInstant(date: LocalDate, period: Period, zone: string): number {
  if (period === 'night') return slotInstant(addDays(date, 1), '05:00', zone);
  return slotInstant(date, period === 'morning' ? '12:00' : '18:00', zone);
}

function isAfterMidnight(time: LocalTime, period: Period): boolean {
  return period === 'night' && time < '05:00';
}
