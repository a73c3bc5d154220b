import type { IncomingMessage } from 'node:http';
import type { OpenClient } from '@metade/api-client/client.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RequestFacts, WebOptions } from '../src/http/context.server.ts';
import { documentKey, quickKey } from '../src/document/document-key.server.ts';
import { countryOfAddress } from '../src/document/geo-country.server.ts';
import { readFacts } from '../src/document/request-facts.server.ts';
import { marketLocales } from '../src/site/site-data.server.ts';

const address = '203.0.113.7';
const options = { apiUrl: 'http://api.test', publicUrl: 'http://site.test' } as WebOptions;

const begin = Date.parse('2030-01-01T12:00:00Z');
afterAll(() => {
  vi.useRealTimers();
  // What the API answered is remembered, and no other test may hear it.
  vi.resetModules();
});

beforeAll(async () => {
  vi.useFakeTimers({ now: begin, toFake: ['Date'] });
  const markets = ['ES', 'PT'].map((country) => ({ country, defaultLocale: country.toLowerCase() }));
  const api = { call: async () => ({ data: { country_code: 'ES', markets, away: [] } }) } as unknown as OpenClient;
  await countryOfAddress(address, api);
  await marketLocales(api);
});

const incoming = (url: string, cookie?: string, method = 'GET') =>
  ({ method, url, headers: { cookie } }) as IncomingMessage;

async function slowKey(url: string, cookie?: string): Promise<string | null> {
  const request = new Request(`http://site.test${url}`, { headers: cookie ? { cookie } : {} });
  return documentKey('GET', await readFacts(request, options, address, 'nonce', []));
}

describe('the key of a kept document', () => {
  const cases = [
    ['/', undefined],
    ['/restaurants/ES-MD/madrid?people=2&kitchen=tapas', 'locale=pt; theme=dark'],
    ['/restaurants/ES-MD/madrid', 'region=PT-11/lisboa'],
    ['/restaurant/description/bar?lang=en', 'locale=pt'],
    ['/restaurant/description/bar?l%61ng=en', undefined],
    ['/terms', 'locale=fr; theme=pink; region=../..'],
  ] as const;
  it.each(cases)('is the same from the raw request: %s, %s', async (url, cookie) => {
    const key = await slowKey(url, cookie);
    expect(key).not.toBeNull();
    expect(quickKey(incoming(url, cookie), address, false)).toBe(key);
  });

  it('differs by all that the page differs by', async () => {
    const keys = ['', 'locale=en', 'theme=dark', 'theme=light', 'region=PT-11/lisboa'].map((cookie) =>
      quickKey(incoming('/', cookie), address, false),
    );
    expect(
      new Set([...keys, quickKey(incoming('/?x=1'), address, false), quickKey(incoming('/faq'), address, false)]).size,
    ).toBe(7);
  });

  it.each(['/', '/restaurants/ES-MD/madrid', '/restaurant/description/bar', '/terms', '/blog/details/opening'])(
    'is another one once the second has ended in which %s said what was so',
    (path) => {
      const key = () => quickKey(incoming(path), address, false);
      vi.setSystemTime(begin + 900);
      const first = key();
      vi.setSystemTime(begin + 999);
      expect(key()).toBe(first);
      vi.setSystemTime(begin + 1000);
      expect(key()).not.toBe(first);
    },
  );

  it('is none for somebody with a session or a held table', async () => {
    for (const cookie of ['token=t', 'guest=g', 'locale=pt; guest=g']) {
      expect(quickKey(incoming('/', cookie), address, false)).toBeNull();
      expect(documentKey('GET', { guest: 'g', url: new URL('http://site.test/') } as RequestFacts)).toBeNull();
    }
  });

  it('is none for a page of somebody, for sending, and for an address that nobody looked up', () => {
    expect(quickKey(incoming('/profile/edit'), address, false)).toBeNull();
    expect(quickKey(incoming('/checkout'), address, false)).toBeNull();
    expect(quickKey(incoming('/', undefined, 'POST'), address, false)).toBeNull();
    expect(quickKey(incoming('/'), '198.51.100.1', false)).toBeNull();
  });
});
