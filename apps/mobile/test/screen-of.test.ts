import { expect, test } from 'vitest';
import { screenOf } from '../src/links/screen-of.ts';

const id = '01a20e70-9f20-7326-969b-d6c927525c90';

test.each([
  ['https://metade.example/', '/'],
  ['https://metade.example/?lang=en', '/'],
  [`https://metade.example/infos-reserve/${id}`, `/booking/${id}`],
  [`https://metade.example/checkout?order=${id}`, `/checkout/${id}`],
  [`https://metade.example/checkout/payment?order=${id}`, `/checkout/${id}`],
  [`https://metade.example/checkout/finish?order=${id}`, `/booking/${id}`],
  ['https://metade.example/checkout/voucher/AbC-_9', '/voucher/AbC-_9'],
  ['https://metade.example/checkout/voucher/AbC-_9/bill', '/bill/AbC-_9'],
  [
    'https://metade.example/restaurant/description/taberna-do-acucar?date=2026-06-12&people=4&utm=x',
    '/restaurant/taberna-do-acucar?date=2026-06-12&people=4',
  ],
  [`https://metade.example/infos-reserve/${id}/claim?food=4800&rest=900&x=1`, `/claim/${id}?food=4800&rest=900`],
  ['https://metade.example/reserve/', '/bookings'],
  ['https://metade.example/sigin', '/sign-in'],
  [`https://metade.example/avalia/${id}`, `/rate/${id}`],
  [`https://metade.example/profile/assessments/${id}`, `/rate/${id}`],
  ['https://metade.example/profile/orders/rating', '/ratings'],
  ['https://metade.example/waiting/AbC-_9', '/waiting/AbC-_9'],
  ['https://metade.example/sigin?invite=AB12CD34&x=1', '/sign-in?invite=AB12CD34'],
  ['https://metade.example/sigin?forgot=1', '/forgot'],
  ['https://metade.example/sigin?unlock=AbC-_9', '/sign-in?unlock=AbC-_9'],
  ['https://metade.example/auth/reset_password/AbC-_9', '/auth/reset_password/AbC-_9'],
  ['https://metade.example/auth/verify_email/AbC-_9', '/auth/verify_email/AbC-_9'],
  ['https://metade.example/auth/confirm_email/AbC-_9', '/auth/confirm_email/AbC-_9'],
  ['https://metade.example/unsubscribe/AbC-_9/rating', '/unsubscribe/AbC-_9/rating'],
  ['https://metade.example/booking/AbC-_9AbC-_9AbC-_9AbC', '/shared/AbC-_9AbC-_9AbC-_9AbC'],
  [
    'https://metade.example/restaurants/PT-11/lisboa?date=2026-06-12&people=4&utm=x',
    '/restaurants/PT-11/lisboa?date=2026-06-12&people=4',
  ],
  ['https://metade.example/profile/edit', '/profile'],
  ['https://metade.example/profile/tickets?invite=AB12CD34', '/rewards?invite=AB12CD34'],
  ['https://metade.example/profile/cards/read', '/cards'],
  [`https://metade.example/profile/gifts/${id}`, `/gifts/${id}`],
  ['https://metade.example/gift/K7M4-QXA2-B3C4', '/gift/K7M4-QXA2-B3C4'],
  ['https://metade.example/blog/details/dinner-at-the-bar', '/blog/dinner-at-the-bar'],
  ['https://metade.example/privacy-policy', '/privacy-policy'],
  ['https://metade.example/wishlist', '/favourites'],
])('%s opens %s', (link, screen) => {
  expect(screenOf(link)).toBe(screen);
});

test.each([
  'https://metade.example/checkout?order=../../profile',
  'https://metade.example/checkout',
  'https://metade.example/infos-reserve/not-an-order',
  'https://metade.example/auth/join/AbC-_9',
  'https://metade.example/restaurant/pre-register',
  'https://metade.example/panel/',
])('%s is not a screen of the app', (link) => {
  expect(screenOf(link)).toBeNull();
});
