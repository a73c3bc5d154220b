import type { Span, Worksheet } from './parse-opening-hours.ts';

/** One entry of a restaurant's weekly grid, as stored in table_slot. */
export type OpenSlot = {
  day: number;
  period: 'morning' | 'afternoon' | 'night';
  time: string;
  qtd: number;
  places: 2 | 4;
};

/**
 * Demonstration tables: lunch at 13:00 and dinner at 20:00 and 21:30, two tables for 2 and one for 4 each, where the restaurant is
 * open for an hour and a half from then. Without opening hours it counts as always open.
 */
export function gridFromOpeningHours(worksheet: Worksheet | undefined): OpenSlot[] {
  const week = worksheet ?? [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, spans: [{ open: '12:00', close: '00:00' }] }));
  return week.flatMap(({ day, spans }) =>
    sittings
      .filter(({ time }) => spans.some((span) => covers(span, minutesOf(time), mealMinutes)))
      .flatMap(({ period, time }) => tables.map((table) => ({ day, period, time, ...table }))),
  );
}

const sittings = [
  { period: 'afternoon', time: '13:00' },
  { period: 'night', time: '20:00' },
  { period: 'night', time: '21:30' },
] as const;
const tables = [
  { qtd: 2, places: 2 },
  { qtd: 1, places: 4 },
] as const;
const mealMinutes = 90;

function covers(span: Span, from: number, minutes: number) {
  const open = minutesOf(span.open);
  const close = minutesOf(span.close);
  return open <= from && from + minutes <= (close > open ? close : close + 1440);
}

function minutesOf(time: string) {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}
