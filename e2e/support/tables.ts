import { createClient } from '@metade/api-client/client.ts';
import { addDays } from '@metade/domain/time.ts';
import { url } from './marketplace.ts';

export type Table = {
  restaurant: string;
  slot: string;
  date: string;
  time: string;
  period: 'morning' | 'afternoon' | 'night';
  places: number;
  price: { amount: number; currency: 'EUR' | 'BRL' };
  state: 'free' | 'last' | 'held' | 'full';
};

type Wanted = {
  /** Days ahead, or a table after whose day it must be. */
  after: number | Table;
  people?: number;
  /** Of this size, where a larger one for as many people would not do. */
  places?: number;
  state?: 'free' | 'last';
  not?: Table;
};

/** A table of a restaurant (slug) that can be booked, on the first day from `after` on that has one; not: another of this one's meal. */
export async function findTable(
  restaurant: string,
  { after, people = 2, places, state = 'free', not }: Wanted,
): Promise<Table> {
  // Far enough that the last day of `after` is not the only one, whatever weekday it is.
  const to = addDays(new Date().toISOString().slice(0, 10), 27);
  const response = await fetch(`${url}/v1/restaurant/${restaurant}/availability?people=${people}&to=${to}`);
  const { data, today } = (await response.json()) as { data: { date: string; slots: Table[] }[]; today: string };
  const from = typeof after === 'number' ? addDays(today, after) : addDays(after.date, 1);
  const found = data
    .filter((day) => day.date >= from)
    .flatMap((day) => day.slots)
    .find((slot) => slot.state === state && (!places || slot.places === places) && (!not || isTwin(slot, not)));
  if (!found) throw new Error(`${restaurant} has no ${state} table for ${people} from ${from}`);
  return { ...found, restaurant };
}

/** Whether a restaurant has a free table today: late in the evening none is left. */
export async function isOpenToday(restaurant: string): Promise<boolean> {
  const response = await fetch(`${url}/v1/restaurant/${restaurant}/availability?people=2`);
  const { data, today } = (await response.json()) as { data: { date: string; slots: Table[] }[]; today: string };
  return data.some(({ date, slots }) => date === today && slots.some(({ state }) => /^(free|last)$/.test(state)));
}

/** Whether it is another table of the same meal. */
function isTwin(one: Table, other: Table): boolean {
  return one.date === other.date && one.period === other.period && one.slot !== other.slot;
}

/** The restaurant's page with the table chosen. */
export function pageOf(table: Table, people = 2): string {
  return `/restaurant/description/${table.restaurant}?date=${table.date}&people=${people}&slot=${table.slot}`;
}

/** The list of a city, Lisbon by default, on the day of the next week on which most of its restaurants have tables: many close on Mondays. */
export async function fullList(city = 'PT-11/lisboa'): Promise<string> {
  return `/restaurants/${city}?date=${await fullDay(city)}`;
}

export async function fullDay(city: string): Promise<string> {
  const [region = '', slug] = city.split('/');
  const { data } = await createClient(url).call('countDays', {
    params: { country: region.slice(0, 2) },
    body: { region, city: slug, days: 9 },
  });
  // Today, of an evening, few have.
  const [fullest] = data.slice(2).toSorted((one, other) => other.restaurants - one.restaurants);
  if (!fullest?.restaurants) throw new Error(`${city} has no tables in the next week`);
  return fullest.date;
}
