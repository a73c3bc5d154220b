import { periodOf, type Period } from '@metade/domain/grid.ts';
import type { Day } from './host-days.ts';

/** The period to show first: the current one if it has bookings, else the nearest that has. */
export function firstPeriod(day: Day, localTime: string): Period {
  const busy = (period: Period) => day.bookings.some((booking) => booking.period === period);
  const open = (period: Period) => day.periods.some((entry) => entry.period === period && entry.open);
  const current = periodOf(localTime);
  if (day.date === day.today && (busy(current) || open(current))) return current;
  const names = day.periods.map(({ period }) => period);
  return names.find(busy) ?? names.find(open) ?? current;
}
