import { expect, test } from 'vitest';
import { leadsOutOfCheckout } from '../src/checkout/leads-out.ts';

const leads = (from: string, to: string, state: unknown = null) =>
  leadsOutOfCheckout({ pathname: from }, { pathname: to, state });

test('leaving checkout is asked about; its own pages, sign-in and the booking are no way out, nor is leaving with the table kept', () => {
  expect(leads('/checkout', '/restaurant/description/forno-velho')).toBe(true);
  expect(leads('/checkout', '/')).toBe(true);
  for (const within of ['/checkout', '/checkout/finish', '/sigin', '/infos-reserve/1'])
    expect(leads('/checkout', within)).toBe(false);
  expect(leads('/checkout', '/', { keepsTable: true })).toBe(false);
});

test('the page after the payment is left at the first try, though the guard before it has not gone yet', () => {
  expect(leads('/checkout/finish', '/restaurant/description/forno-velho')).toBe(false);
});
