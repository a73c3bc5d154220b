import { data } from 'react-router';
import { readQuery, toDaysFilter } from '../search/query.ts';
import { asStatus } from '../http/as-status.server.ts';
import { factsContext } from '../http/context.server.ts';
import { catalogueOf } from '../site/catalogue.server.ts';
import { searchPlace } from '../search/search-place.server.ts';
import type { Route } from './+types/days';

/** Bookable dates with their numbers of free tables, of a restaurant or a search, for the calendar. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const parameters = new URL(request.url).searchParams;
  const query = readQuery(parameters, await catalogueOf(facts));
  const restaurant = parameters.get('restaurant');
  if (restaurant) {
    const { data: days } = await facts.api
      .call('getAvailability', { params: { id: restaurant }, query: { people: query.people, to: beyondAnyHorizon } })
      .catch(asStatus);
    return Response.json(days.map(({ date, tables, open }) => ({ date, tables, open })));
  }
  const slug = parameters.get('city') || undefined;
  const place = await searchPlace(facts, parameters.get('iso') ?? '', slug, query.near);
  if (!place?.city) throw data(null, 404);
  const { data: days } = await facts.api
    .call('countDays', { params: { country: place.country }, body: toDaysFilter(query, place.filter, 31) })
    .catch(asStatus);
  return Response.json(days.map(({ date, tables }) => ({ date, tables })));
}

const beyondAnyHorizon = '2999-12-31';
