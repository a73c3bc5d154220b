import { periodOf, periods } from '@metade/domain/grid.ts';
import type { Period, Places, TableSlot } from '@metade/domain/grid.ts';
import type { Random } from '../art/kit.mjs';
import type { Sketch } from './places.ts';
import { uuidOf } from './uuid-of.ts';

/** Opening hours as the restaurant's page lists them; a closed day has `close` twice. */
export type OpeningHours = { day: number; time_open: string; time_close: string };

export type GridFacts = {
  slug: string;
  country: 'PT' | 'ES' | 'BR';
  opens: Sketch['opens'];
  acceptedSizes: readonly number[];
  /** Open every day with all its times: the restaurant whose host page the demo shows. */
  always: boolean;
};

/** A week of tables and the hours that go with it: one day of rest, some closed periods, single tables here and there. */
export function buildGrid(random: Random, facts: GridFacts): { worksheet: OpeningHours[]; grid: TableSlot[] } {
  const rest = facts.always ? -1 : random.pick([1, 1, 1, 0, 2]);
  const opened = openPeriods(facts.opens);
  const worksheet: OpeningHours[] = [];
  const grid: TableSlot[] = [];
  for (let day = 0; day < 7; day++) {
    const cells = day === rest ? [] : opened.filter(() => facts.always || random.yes(0.9));
    worksheet.push(...hoursOf(day, cells, facts.country));
    for (const period of cells) grid.push(...cellSlots(random, facts, day, period));
  }
  return { worksheet, grid };
}

/** Times at which tables are offered, by market. */
const tableTimes: Record<GridFacts['country'], Record<Period, readonly string[]>> = {
  PT: {
    morning: ['09:00', '10:00', '11:00'],
    afternoon: ['12:30', '13:00', '13:30', '14:00'],
    night: ['19:30', '20:00', '20:30', '21:00', '21:30'],
  },
  ES: {
    morning: ['09:30', '10:30', '11:30'],
    afternoon: ['13:30', '14:00', '14:30', '15:00'],
    night: ['20:30', '21:00', '21:30', '22:00', '22:30'],
  },
  BR: {
    morning: ['08:30', '09:30', '10:30'],
    afternoon: ['12:00', '12:30', '13:30', '14:00'],
    night: ['19:00', '19:30', '20:00', '20:30', '21:30'],
  },
};

const openHours: Record<GridFacts['country'], Record<Period, readonly [string, string]>> = {
  PT: { morning: ['08:30', '12:00'], afternoon: ['12:00', '15:00'], night: ['19:00', '23:00'] },
  ES: { morning: ['08:30', '12:30'], afternoon: ['13:00', '16:30'], night: ['20:00', '00:00'] },
  BR: { morning: ['08:00', '11:30'], afternoon: ['11:30', '15:30'], night: ['18:30', '23:30'] },
};

function openPeriods(opens: Sketch['opens']): Period[] {
  if (opens === 'all-day') return [...periods];
  if (opens === 'nights') return ['night'];
  if (opens === 'lunches') return ['afternoon'];
  return opens === 'mornings' ? ['morning', 'afternoon'] : ['afternoon', 'night'];
}

function hoursOf(day: number, cells: readonly Period[], country: GridFacts['country']): OpeningHours[] {
  if (cells.length === 0) return [{ day, time_open: 'close', time_close: 'close' }];
  return cells.map((period) => ({
    day,
    time_open: openHours[country][period][0],
    time_close: openHours[country][period][1],
  }));
}

function cellSlots(random: Random, facts: GridFacts, day: number, period: Period): TableSlot[] {
  const times = tableTimes[facts.country][period].filter((time) => periodOf(time) === period);
  const kept = facts.always ? times : random.shuffle(times).slice(0, random.i(2, times.length)).sort();
  return kept.flatMap((time) =>
    sizesAt(random, facts).map((places) => ({
      _id: uuidOf(`slot ${facts.slug} ${day} ${time} ${places}`),
      day,
      period,
      time,
      places,
      qtd: quantity(random, facts, places),
    })),
  );
}

function sizesAt(random: Random, facts: GridFacts): Places[] {
  const sizes: Places[] = facts.always
    ? [2, 4]
    : random.pick([[2], [2], [2, 4], [2, 4], [4], [2, 4, 6], [4, 6]] as Places[][]);
  const kept = sizes.filter((places) => facts.acceptedSizes.includes(places));
  return kept.length > 0 ? kept : [2];
}

function quantity(random: Random, facts: GridFacts, places: Places): number {
  if (facts.always) return places === 2 ? 4 : 2;
  return places === 2 ? random.pick([1, 1, 2, 2, 3, 4]) : random.pick([1, 1, 2]);
}
