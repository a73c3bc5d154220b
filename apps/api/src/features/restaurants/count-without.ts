import type { filterCost } from '@metade/contracts/restaurant-search.ts';
import type { z } from 'zod';
import type { Handler } from '../../http/call.ts';
import { findCity } from './find-city.ts';
import type { Question } from './find-listed.ts';
import { findListed } from './find-listed.ts';
import { questionOf } from './question-of.ts';

type Cost = z.infer<typeof filterCost>;

/** How many restaurants a search finds without each of its filters; leaves out those that still lead to none. */
export const countWithout: Handler<'countWithout'> = async (context, { params, body }) => {
  const market = await context.markets.market(params.country);
  const city = body.city ? await findCity(context.pool, market.country, body.city) : null;
  const now = context.now();
  const asked = { ...body, sort: 'rank' as const, page: 1, limit: 1 };
  const { question } = await questionOf(context, market, asked, city, now);
  const costs: Cost[] = [];
  // One after the other: an empty list is rare, and must not use up the pool.
  for (const { without, ...which } of waysOf(question)) {
    const { total, times } = await findListed(context.pool, without, now);
    if (total > 0) costs.push({ ...which, restaurants: total, tables: times });
  }
  return { data: costs.toSorted((a, b) => b.tables - a.tables || b.restaurants - a.restaurants) };
};

type Way = Pick<Cost, 'filter' | 'value'> & { without: Question };

function waysOf(question: Question): Way[] {
  const way = (filter: Cost['filter'], change: Partial<Question>, value: string | null = null): Way => ({
    filter,
    value,
    without: { ...question, ...change },
  });
  const { period, around, near, text, collection, kitchen = [], services = [], ticket, rating } = question;
  return [
    ...(period ? [way('period', { period: undefined })] : []),
    ...(around ? [way('time', { around: null })] : []),
    ...(near ? [way('near', { near: undefined })] : []),
    ...(text ? [way('text', { text: undefined })] : []),
    ...(collection ? [way('collection', { collection: undefined })] : []),
    ...(kitchen.length > 0 ? [way('kitchen', { kitchen: undefined })] : []),
    ...services.map((one) => way('services', { services: services.filter((other) => other !== one) }, one)),
    ...(ticket ? [way('ticket', { ticket: undefined })] : []),
    ...(rating ? [way('rating', { rating: undefined })] : []),
  ];
}
