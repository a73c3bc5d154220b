import { expect, it } from 'vitest';
import { readFacts } from '../src/document/request-facts.server.ts';

let visitors = 0;

it.each([
  { what: 'nothing known', locale: 'pt' },
  { what: 'most of the world', geo: 'JP', locale: 'en' },
  { what: 'the country', geo: 'ES', locale: 'es' },
  { what: 'Brazil', geo: 'BR', locale: 'pt-BR' },
  { what: 'a tag in the address', geo: 'ES', asked: 'pt-br', locale: 'pt-BR' },
  { what: 'a tag of Portugal in the address', geo: 'BR', asked: 'pt-PT', locale: 'pt' },
  { what: 'a choice of Portuguese in Brazil', geo: 'BR', cookie: 'locale=pt', locale: 'pt' },
  { what: 'the account before the country', geo: 'ES', account: 'en', locale: 'en' },
  { what: 'an account without a language', geo: 'ES', account: null, locale: 'es' },
  { what: 'the choice before the account', geo: 'ES', account: 'en', cookie: 'locale=pt', locale: 'pt' },
  { what: 'a choice that is none', geo: 'ES', account: 'en', cookie: 'locale=fr', locale: 'en' },
  { what: 'the address before the choice', geo: 'ES', account: 'en', cookie: 'locale=pt', asked: 'es', locale: 'es' },
])('the language is that of $what: $locale', async ({ geo, account, cookie = '', asked, locale }) => {
  const answers: Record<string, unknown> = {
    '/v1/site/geoip': { data: { country_code: geo } },
    '/v1/identity': { data: { profile: { intl: account } } },
  };
  const apiFetch: typeof fetch = async (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    return Response.json(answers[pathname]);
  };
  const request = new Request(`http://metade.test/${asked ? `?lang=${asked}` : ''}`, {
    headers: { cookie: account === undefined ? cookie : `token=t; ${cookie}` },
  });
  const options = { apiFetch, apiUrl: 'http://api.test', publicUrl: 'http://metade.test', contactEmail: 'a@b.test' };
  visitors += 1;
  const facts = await readFacts(request, options, `192.0.2.${visitors}`, 'nonce', []);
  expect(facts.locale).toBe(locale);
});
