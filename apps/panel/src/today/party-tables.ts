import type { DirectBooking } from '@metade/contracts/direct-bookings.ts';
import type { Day } from '@metade/booking-flow/host-days.ts';
import { seatingOpensAt } from '@metade/domain/lateness.ts';
import { seats } from '@metade/domain/party.ts';
import { tableInstant } from '@metade/domain/table-times.ts';
import type { Settings } from '../session/config.tsx';

type Table = Day['tables'][number];

/** The kinds of party that a day takes: nobody walks in on another day. */
export function kindsOf({ date, today }: Day): DirectBooking['kind'][] {
  return date === today ? ['walk_in', 'phone'] : ['phone'];
}

/** The smallest free table of each time for a party, those of `period` first; for a walk-in, of times that are open at `now` (epoch ms). */
export function tablesFor(
  day: Day,
  { kind, people, period }: Pick<DirectBooking, 'kind' | 'people'> & { period: string },
  now: number,
  settings: Pick<Settings, 'voucherOpensMinutes'>,
): Table[] {
  const isOpen = ({ time, period }: Table) =>
    now >= seatingOpensAt(tableInstant(day.date, time, period, day.time_zone), settings);
  const fitting = smallestByTime(
    day.tables.filter((table) => seats(table.places, people) && table.free > 0 && (kind === 'phone' || isOpen(table))),
  );
  return [...fitting.filter((table) => table.period === period), ...fitting.filter((table) => table.period !== period)];
}

function smallestByTime(tables: readonly Table[]): Table[] {
  const byTime = new Map<string, Table>();
  for (const table of tables) {
    const known = byTime.get(`${table.period} ${table.time}`);
    if (known === undefined || table.places < known.places) byTime.set(`${table.period} ${table.time}`, table);
  }
  return [...byTime.values()];
}
