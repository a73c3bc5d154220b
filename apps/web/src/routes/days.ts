import { data } from 'react-router';
import { readQuery } from '../search/query.ts';
import { asStatus } from '../server/as-status.ts';
import { factsContext } from '../server/context.ts';
import { findPlace } from '../server/search-place.ts';
import type { Route } from './+types/days';

/** Every day that can be booked with its number of free tables, of a restaurant or of a city: what stands behind the strip of days. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const parameters = new URL(request.url).searchParams;
  const { people, period } = readQuery(parameters);
  const restaurant = parameters.get('restaurant');
  if (restaurant) {
    const { data: days } = await facts.api
      .call('getAvailability', { params: { id: restaurant }, query: { people, to: beyondAnyHorizon } })
      .catch(asStatus);
    return Response.json(days.map(({ date, tables }) => ({ date, tables })));
  }
  const slug = parameters.get('city') ?? undefined;
  const place = await findPlace(facts, parameters.get('iso') ?? '', slug);
  if (!place?.city) throw data(null, 404);
  const { data: days } = await facts.api
    .call('getCityDays', {
      params: { country: place.country },
      query: { city: place.city.slug, days: 31, people, period },
    })
    .catch(asStatus);
  return Response.json(days.map(({ date, tables }) => ({ date, tables })));
}

const beyondAnyHorizon = '2999-12-31';
