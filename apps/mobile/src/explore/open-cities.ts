import type { Call } from '../api/api';

/** Cities that have restaurants, of all countries that are open. */
export async function openCities(call: Call, signal?: AbortSignal) {
  const { data: config } = await call('getConfig', {}, { signal });
  const open = config.markets.filter(({ shown }) => shown);
  const lists = await Promise.all(
    open.map(({ country }) =>
      call('listRegions', { params: { countryCode: country }, query: { filter: 'true' } }, { signal }),
    ),
  );
  return lists.flatMap(({ data }) => ('citiesRestaurants' in data ? data.citiesRestaurants : []));
}
