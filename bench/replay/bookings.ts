import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import type { Period, Places } from '@metade/domain/grid.ts';
import { periodOf } from '@metade/domain/grid.ts';
import { addDays, dayOfWeek, daysBetween } from '@metade/domain/time.ts';
import { parse } from 'csv-parse';

export type Booking = {
  store: string;
  /** Milliseconds from the first booking's being made to this one's. */
  after: number;
  /** Date under which the table is sold: a visit after midnight belongs to the evening before. */
  date: string;
  time: string;
  period: Period;
  people: number;
  /** The table that seats the party, or the largest for a party that none seats. */
  places: Places;
};

type Row = { ID: string; visit_datetime: string; reserve_datetime: string; reserve_visitors: string };

// As many as lie within the longest horizon, 60 days, whatever day of the week today is.
const weeks = 7;

/**
 * The real bookings in the order in which they were made. Their visits are moved by whole weeks and folded into the seven
 * that can be sold: weekday, hour, party and order stay as they were.
 */
export async function readBookings(file: string, today: string, limit = Infinity): Promise<Booking[]> {
  const rows: Row[] = [];
  const records = createReadStream(file)
    .pipe(createGunzip())
    .pipe(parse({ columns: true, bom: true }));
  for await (const row of records as AsyncIterable<Row>) rows.push(row);
  rows.sort((a, b) => Date.parse(a.reserve_datetime) - Date.parse(b.reserve_datetime));
  const firstSunday = sundayFrom(addDays(today, 2));
  const start = Date.parse(rows[0]?.reserve_datetime ?? '');
  return rows.slice(0, limit).map((row) => ({
    store: row.ID.replaceAll(' ', ''),
    after: Date.parse(row.reserve_datetime) - start,
    people: Number(row.reserve_visitors),
    places: tableFor(Number(row.reserve_visitors)),
    ...serviceOf(row.visit_datetime, firstSunday),
  }));
}

/** Stores of the list that belongs to the bookings, those that nobody booked too. */
export async function readStores(file: string): Promise<string[]> {
  const ids: string[] = [];
  const records = createReadStream(file).pipe(parse({ columns: true, bom: true, trim: true }));
  for await (const row of records as AsyncIterable<{ ID: string }>) ids.push(row.ID.replaceAll(' ', ''));
  return ids;
}

function serviceOf(visit: string, firstSunday: string): Pick<Booking, 'date' | 'time' | 'period'> {
  const [day, clock] = visit.split(' ') as [string, string];
  const time = clock.slice(0, 5);
  const sold = time < '05:00' ? addDays(day, -1) : day;
  const week = Math.floor(daysBetween('2017-01-01', sold) / 7);
  const folded = ((week % weeks) + weeks) % weeks;
  return { date: addDays(firstSunday, folded * 7 + dayOfWeek(sold)), time, period: periodOf(time) };
}

function sundayFrom(date: string): string {
  return addDays(date, (7 - dayOfWeek(date)) % 7);
}

function tableFor(people: number): Places {
  if (people <= 2) return 2;
  return people <= 4 ? 4 : 6;
}
