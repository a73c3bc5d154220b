import type { Period } from '@metade/domain/grid.ts';
import { periods } from '@metade/domain/grid.ts';
import type pg from 'pg';
import { recentAnswers } from '../../db/recent-answers.ts';
import type { Call, Handler } from '../../http/call.ts';
import { findCity } from './find-city.ts';
import { narrowedByText } from './find-by-text.ts';
import type { Filter, Question } from './find-listed.ts';
import { parameters, publicConditions } from './search-conditions.ts';
import { isOnSale, openTimes } from './open-times.ts';
import { questionOf } from './question-of.ts';

/**
 * How many restaurants each further filter would leave. One statement reads the filter columns of the restaurants found; the result
 * is cached as long as a count.
 */
export const countFilters: Handler<'countFilters'> = async (context, { params, body }) => {
  const market = await context.markets.market(params.country);
  const { pool } = context;
  const city = body.city ? await findCity(pool, market.country, body.city) : null;
  const now = context.now();
  const bare = { ...body, ...withoutFilters, sort: 'rank' as const, page: 1, limit: 1 };
  const { question } = await questionOf(context, market, bare, city, now);
  const found = await recentlyFound(pool, JSON.stringify(question), () => findFacts(pool, question, now));
  return { data: found && countEach(found, body) };
};

const withoutFilters = {
  kitchen: undefined,
  services: undefined,
  rating: undefined,
  ticket: undefined,
  period: undefined,
  collection: undefined,
};

/** open: whether each period has a free table. */
type Facts = {
  kitchens: string[];
  services: string[];
  rating: number | null;
  ticket: number | null;
  collections: string[];
  open: Record<Period, boolean>;
};

const lookedAtMax = 500;

// Five hundred restaurants are 100 kB.
const recentlyFound = recentAnswers<Facts[] | null>(10_000, 100);

async function findFacts(pool: pg.Pool, asked: Question, now: number): Promise<Facts[] | null> {
  const question = await narrowedByText(pool, asked);
  // Further filters find others than those that it was narrowed to.
  if (question.text?.among?.isAll === false) return null;
  const { values, param } = parameters();
  const isOpen = (period?: Period) => openTimes({ ...question, period }, now, param).open;
  const ofDay = `a.restaurant_id = r.id and a.date = ${param(question.date)}::date and ${isOnSale(now, param)}`;
  const conditions = [...publicConditions(question, param), ...(question.onlyAvailable ? [isOpen()] : [])];
  const { rows } = await pool.query<Omit<Facts, 'open'> & Record<Period, boolean>>(
    `select r.kitchens, r.services, r.collections, r.rating_average::float8 as rating, r.ticket_avg as ticket,
       ${periods.map((period) => `coalesce(${isOpen(period)}, false) as ${period}`).join(', ')}
     from restaurant r left join availability_day a on ${ofDay}
     where ${conditions.join(' and ')} limit ${lookedAtMax + 1}`,
    values,
  );
  if (rows.length > lookedAtMax) return null;
  return rows.map(({ morning, afternoon, night, ...facts }) => ({ ...facts, open: { morning, afternoon, night } }));
}

type Wanted = Pick<Filter, 'kitchen' | 'services' | 'rating' | 'ticket' | 'period' | 'collection'>;

/**
 * Each facet is counted over what the other filters leave: cuisines are alternatives, services narrow down, the rest replace each
 * other.
 */
function countEach(found: Facts[], asked: Call<'countFilters'>['body']) {
  const left = (change: Wanted) => found.filter((facts) => fits(facts, { ...asked, ...change }, asked.onlyAvailable));
  const many = (change: Wanted) => left(change).length;
  const inPeriod = (period: Period) => left({ period: undefined }).filter(({ open }) => open[period]).length;
  return {
    period: { morning: inPeriod('morning'), afternoon: inPeriod('afternoon'), night: inPeriod('night') },
    kitchen: tally(left({ kitchen: undefined }).flatMap(({ kitchens }) => kitchens)),
    services: tally(left({}).flatMap(({ services }) => services)),
    ratings: asked.ratings.map((rating) => many({ rating })),
    tickets: asked.tickets.map((ticket) => many({ ticket })),
    collections: tally(left({ collection: undefined }).flatMap((facts) => facts.collections)),
  };
}

function fits(
  facts: Facts,
  { kitchen, services, rating, ticket, period, collection }: Wanted,
  onlyAvailable: boolean,
): boolean {
  if (kitchen?.length && !kitchen.some((one) => facts.kitchens.includes(one))) return false;
  if (services && !services.every((one) => facts.services.includes(one))) return false;
  if (collection && !facts.collections.includes(collection)) return false;
  if (rating && (facts.rating ?? 0) < rating) return false;
  if (ticket?.min !== undefined && (facts.ticket ?? -1) < ticket.min) return false;
  if (ticket?.max !== undefined && (facts.ticket ?? Infinity) > ticket.max) return false;
  return period === undefined || !onlyAvailable || facts.open[period];
}

function tally(slugs: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const slug of slugs) counts[slug] = (counts[slug] ?? 0) + 1;
  return counts;
}
