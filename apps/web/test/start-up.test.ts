import { expect, test } from 'vitest';
import { openWhileRegistering } from '../src/register/registration-path.ts';
import { startsUp } from '../src/account/start-up.server.ts';

const from = (site: string | null) =>
  new Request('http://site.invalid/', { headers: site === null ? {} : { 'sec-fetch-site': site } });

test('the site starts with an address that was typed or another site’s link, at a door that is for everybody', () => {
  expect(startsUp(from('none'), '/')).toBe(true);
  expect(startsUp(from('cross-site'), '/restaurants/PT-11/lisboa')).toBe(true);
  expect(startsUp(from('same-origin'), '/')).toBe(false);
  expect(startsUp(from(null), '/')).toBe(false);
  for (const path of ['/checkout', '/profile/edit', '/checkout/voucher/x', '/restaurant/description/x', '/terms'])
    expect(startsUp(from('none'), path), path).toBe(false);
});

test('an owner without a restaurant sees its registration, the wait page, and what the law and the account need', () => {
  for (const path of ['/restaurant/register', '/restaurant/wait-approval', '/logout', '/terms', '/profile/delete'])
    expect(openWhileRegistering(path), path).toBe(true);
  for (const path of ['/', '/faq', '/contact', '/profile/edit', '/restaurant/pre-register', '/restaurants/PT-11'])
    expect(openWhileRegistering(path), path).toBe(false);
});
