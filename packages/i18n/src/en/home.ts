import type { home as pt } from '../pt/home.ts';

export const home: typeof pt = {
  title: 'Metade: full table, half the bill',
  description: (price, off) =>
    `Book a table for 2, 4 or 6 and everyone gets ${off} off the food. Booking costs from ${price}.`,
  headline: ['Full table.', 'Half the bill.'],
  lead: (price, off) =>
    `Book a table for 2, 4 or 6 and everyone gets ${off} off the food. Booking costs from ${price}.`,
  whereTitle: 'Where will it be?',
  allCities: 'See all cities',
  restaurants: (n) => (n === 1 ? '1 restaurant' : `${n} restaurants`),
  howTitle: 'How it works',
  steps: {
    choose: {
      title: 'Choose the table',
      text: (minutes) =>
        `You only see times that are free. For ${minutes} minutes the table is yours alone, while you pay.`,
    },
    pay: {
      title: 'Pay for the booking only',
      text: (hours) =>
        `The fee is all you pay here. Cancel up to ${hours} h before and all of it goes back to your card.`,
    },
    show: {
      title: 'Show the voucher',
      text: 'The code opens without network. The food bill comes with the discount taken off.',
    },
  },
  exampleReservation: 'Booking for 2',
  exampleFood: 'Food at the table',
  examplePay: 'You pay at the restaurant',
  exampleDrinks: 'Drinks apart, at menu price.',
  exampleTable: 'Table for 2, 20:00',
  exampleConfirmed: 'Confirmed',
  exampleSlots: (day, period) => `${day}, ${period}`,
  tonightTitle: (day, period, city) => `${day} ${period} in ${city}`,
  seeTables: (n) => `See ${n}`,
  pitchTitle: 'A restaurant with empty tables on Tuesdays?',
  pitchText:
    'Registering is free and there is no monthly cost. You say which tables to fill, on which days and at what time; close whenever you like.',
};
