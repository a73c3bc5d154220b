import type { handed as pt } from '../pt/handed.ts';

export const handed: typeof pt = {
  title: 'A table is held for you',
  by: (name) =>
    `${name} is holding this table for you and will learn whether you book it. It is not told your name or your details.`,
  byAssistant: 'An assistant is holding this table for you.',
  until: (time) => `Held until ${time}. Nothing is booked or paid until you accept the terms and pay.`,
  meal: (day, time) => `${day}, ${time}`,
  people: (n) => (n === 1 ? '1 person' : `${n} people`),
  fee: (sum) => `Booking fee: ${sum}`,
  goOn: 'Continue to booking',
  overTitle: 'This table is no longer held',
  overText: 'Time ran out, or someone has already continued with this link. Nothing was charged.',
  toRestaurant: 'See the restaurant',
  toBookings: 'My bookings',
};
