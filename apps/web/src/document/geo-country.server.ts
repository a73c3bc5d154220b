import type { ApiClient } from '@metade/api-client/client.ts';

const remembered = new Map<string, { country: string | null; until: number }>();
const HOUR = 3_600_000;
const LIMIT = 5000;

/** Country code of an IP address, looked up at most once an hour; null when unknown or when the API is unavailable. */
export async function countryOfAddress(address: string, api: ApiClient): Promise<string | null> {
  const known = knownCountry(address);
  if (known !== undefined) return known;
  const country = await api
    .call('getGeoip', { query: { fields: 'country_code' } })
    .then((answer) => answer.data.country_code ?? null)
    .catch(() => undefined);
  // Failures are not cached.
  if (country === undefined) return null;
  if (remembered.size >= LIMIT) remembered.clear();
  remembered.set(address, { country, until: Date.now() + HOUR });
  return country;
}

/** The cached country; undefined when it must be looked up. */
export function knownCountry(address: string): string | null | undefined {
  const known = remembered.get(address);
  return known && known.until > Date.now() ? known.country : undefined;
}
