import { data } from 'react-router';
import { readQuery, toFilter } from '../search/query.ts';
import { ratingSteps, ticketSpans } from '../search/filter-steps.ts';
import { asStatus } from '../server/as-status.ts';
import { factsContext } from '../server/context.ts';
import { searchPlace } from '../server/search-place.ts';
import { siteConfig, ticketSteps } from '../server/site-data.ts';
import type { Route } from './+types/counts';

/** How many restaurants each further filter of a search would leave. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const { searchParams } = new URL(request.url);
  const query = readQuery(searchParams);
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
