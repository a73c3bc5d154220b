import type { TicketSpan } from '@metade/booking-flow/filter-steps.ts';
import type { RestaurantFilter } from '@metade/contracts/restaurant-search.ts';
import type { Period } from '@metade/domain/grid.ts';

/** A city as the list of cities has it. country: ISO 3166-1 alpha-2. */
export type City = { slug: string; name: string; country: string };

export const sorts = ['rank', 'rating', 'distance', 'price_low', 'price_high', 'time'] as const;
export type Sort = (typeof sorts)[number];

/** km: of a map's section; without it, around where somebody is. */
export type Near = { latitude: number; longitude: number; km?: number };

export type Filters = {
  /** As typed. */
  text: string;
  period: Period | null;
  /** Around this time of the day. */
  time: string | null;
  kitchen: readonly string[];
  services: readonly string[];
  ticket: TicketSpan | null;
  /** The lowest average. */
  rating: number | null;
  collection: string | null;
  near: Near | null;
};

/** What is looked for. date of null: the first day with a table; all: also restaurants without a free table. */
export type Question = Filters & { city: City; people: number; date: string | null; all: boolean; sort: Sort };

export const noFilters: Filters = {
  text: '',
  period: null,
  time: null,
  kitchen: [],
  services: [],
  ticket: null,
  rating: null,
  collection: null,
  near: null,
};

/** What is asked first. */
export const firstQuestion: Question = {
  ...noFilters,
  city: { slug: 'lisboa', name: 'Lisboa', country: 'PT' },
  people: 2,
  date: null,
  all: false,
  sort: 'rank',
};

const nearKm = 15;

/** The API's filter for what is looked for, apart from day, order and page. */
export function filterOf(question: Question): Omit<RestaurantFilter, 'date' | 'sort' | 'page' | 'limit'> {
  const { city, people, text, period, time, kitchen, services, ticket, rating, collection, near, all } = question;
  return {
    city: near ? undefined : city.slug,
    people,
    text: text || undefined,
    period: period ?? undefined,
    time: time ?? undefined,
    kitchen: kitchen.length > 0 ? [...kitchen] : undefined,
    services: services.length > 0 ? [...services] : undefined,
    ticket: ticket ?? undefined,
    rating: rating ?? undefined,
    collection: collection ?? undefined,
    near: near ? { ...near, km: near.km ?? nearKm } : undefined,
    onlyAvailable: !all,
  };
}

export function sortOf({ sort, near }: Question): Sort {
  if (near) return sort === 'rank' ? 'distance' : sort;
  return sort === 'distance' ? 'rank' : sort;
}

export function hasFilters(question: Question): boolean {
  return Object.entries(noFilters).some(
    ([name, none]) => JSON.stringify(question[name as keyof Filters]) !== JSON.stringify(none),
  );
}

/** Whether somebody is asked for this at the start of the app: nothing but city and people. */
export function isFirst(question: Question): boolean {
  const { city, people } = question;
  return JSON.stringify(question) === JSON.stringify({ ...firstQuestion, city, people });
}

/** What was kept, as far as it is what it should be: an older app may have written it. */
export function keptPart(text: string | null): Partial<Pick<Question, 'city' | 'people'>> {
  try {
    const { city, people } = JSON.parse(text ?? '{}') as Partial<Question>;
    const isCity = [city?.slug, city?.name, city?.country].every((part) => typeof part === 'string' && part !== '');
    return {
      ...(city && isCity ? { city } : {}),
      ...(Number.isInteger(people) && people && people >= 1 && people <= 6 ? { people } : {}),
    };
  } catch {
    return {};
  }
}
