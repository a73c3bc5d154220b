import { data } from 'react-router';
import { asStatus } from '../http/as-status.server.ts';
import type { RequestFacts } from '../http/context.server.ts';
import { catalogueOf } from '../site/catalogue.server.ts';
import { siteConfig, ticketSteps } from '../site/site-data.server.ts';
import { ratingSteps, ticketSpans } from '@metade/booking-flow/filter-steps.ts';
import { readQuery, toFilter } from './query.ts';
import { searchPlace } from './search-place.server.ts';

/** How many restaurants each further filter of a search would leave. */
export async function filterCounts(facts: RequestFacts, request: Request) {
  const { searchParams } = new URL(request.url);
  const query = readQuery(searchParams, await catalogueOf(facts));
  const place = await searchPlace(
    facts,
    searchParams.get('iso') ?? '',
    searchParams.get('city') || undefined,
    query.near,
  );
  if (!place || !query.date) throw data(null, 404);
  const { sort: _sort, page: _page, limit: _limit, ...filter } = toFilter(query, place.filter);
  const { data: counts } = await facts.api
    .call('countFilters', {
      params: { country: place.country },
      body: {
        ...filter,
        date: query.date,
        ratings: ratingSteps,
        tickets: ticketSpans(ticketSteps(await siteConfig(facts), place.country)),
      },
    })
    .catch(asStatus);
  return counts;
}
