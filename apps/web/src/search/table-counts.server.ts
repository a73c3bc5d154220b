import { data } from 'react-router';
import type { RequestFacts } from '../http/context.server.ts';
import { catalogueOf } from '../site/catalogue.server.ts';
import { readQuery, stripLength, toDaysFilter, toFilter } from './query.ts';
import { searchPlace } from './search-place.server.ts';

/** Number of tables a search finds, in total and on each of the next days. */
export async function tableCounts(facts: RequestFacts, request: Request) {
  const parameters = new URL(request.url).searchParams;
  const slug = parameters.get('city') || undefined;
  const query = { ...readQuery(parameters, await catalogueOf(facts)), page: 1 };
  const place = await searchPlace(facts, parameters.get('iso') ?? '', slug, query.near);
  if (!place) throw data(null, 404);
  const [found, days] = await Promise.all([
    facts.api.call('searchRestaurants', {
      params: { country: place.country },
      body: toFilter(query, place.filter, 1),
    }),
    place.city
      ? facts.api.call('countDays', {
          params: { country: place.country },
          body: toDaysFilter(query, place.filter, stripLength(query.date, Date.now())),
        })
      : null,
  ]);
  return {
    tables: found.exact ? found.tables : 0,
    capped: found.exact && found.totalIsCapped,
    date: found.date,
    days: days?.data.map(({ date, tables }) => ({ date, tables })) ?? [],
  };
}
