import { expect, test } from 'vitest';
import { openLink } from '../src/links/open-link.ts';

const site = 'https://metade.example';

test.each([
  ['a booking', `${site}/reserve`, '/bookings', null],
  ['a page that only the site has', `${site}/panel/`, '/', `${site}/panel/`],
  ['a mailed link', `${site}/auth/verify_email/AbC`, '/auth/verify_email/AbC', null],
  ['an address of the app', 'metade://app/return?card_token=x', 'metade://app/return?card_token=x', null],
  ['a foreign site', 'https://evil.example/checkout/voucher/AbC', '/', null],
  ['a foreign site that begins alike', `${site}.evil.example/reserve`, '/', null],
  ['a broken link', 'https://[', '/', null],
  ['a broken link of the site', `${site}/%E0%A4%A/reserve`, '/', `${site}/%E0%A4%A/reserve`],
])('%s', (_, link, screen, page) => {
  expect(openLink(link, site)).toEqual({ screen, page });
});
