import type { MarketBook } from '../db/market-book.ts';

/**
 * Fields of a form that name a country which is no market: paths ('country', 'address.0.country'). Contracts check only the code's
 * form, since markets are data. In a path, hidden markets are refused too.
 */
export async function foreignCountries(markets: MarketBook, form: unknown, from: 'path' | 'form'): Promise<string[]> {
  const named = [...countriesIn(form, '')];
  if (named.length === 0) return [];
  const known = new Set(
    (await markets.all()).filter(({ shown }) => shown || from === 'form').map(({ country }) => country),
  );
  return named.filter(({ country }) => !known.has(country)).map(({ path }) => path);
}

function* countriesIn(value: unknown, path: string): Generator<{ path: string; country: string }> {
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    const here = path ? `${path}.${key}` : key;
    if (typeof inner === 'string' && /^country(Code)?$/.test(key)) yield { path: here, country: inner };
    else yield* countriesIn(inner, here);
  }
}
