import type { ApiClient } from '@metade/api-client/client.ts';

const remembered = new Map<string, { country: string | null; until: number }>();
const HOUR = 3_600_000;
const LIMIT = 5000;

/** Country code of an address, asked of the API at most once an hour; null when it is not known or the API is away. */
export async function countryOfAddress(address: string, api: ApiClient): Promise<string | null> {
  const known = knownCountry(address);
  if (known !== undefined) return known;
  const country = await api
    .call('getGeoip', { query: { fields: 'country_code' } })
    .then((answer) => answer.data.country_code ?? null)
    .catch(() => undefined);
  // What could not be asked is asked again with the next request.
  if (country === undefined) return null;
  if (remembered.size >= LIMIT) remembered.clear();
  remembered.set(address, { country, until: Date.now() + HOUR });
  return country;
}

/** What is remembered of an address; undefined when it is to be asked. */
export function knownCountry(address: string): string | null | undefined {
  const known = remembered.get(address);
  return known && known.until > Date.now() ? known.country : undefined;
}
