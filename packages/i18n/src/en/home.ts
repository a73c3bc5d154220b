import type { home as pt } from '../pt/home.ts';

export const home: typeof pt = {
  title: 'Metade: full table, half the bill',
  description: (price, off) =>
    `Book a table for 2, 4 or 6 and everyone gets ${off} off the food. The booking fee starts at ${price}.`,
  headline: ['Full table.', 'Half the bill.'],
  lead: (price, off) =>
    `Book a table for 2, 4 or 6 and everyone gets ${off} off the food. The booking fee starts at ${price}.`,
  whereTitle: 'Where to?',
  allCities: 'See all cities',
  restaurants: (n) => (n === 1 ? '1 restaurant' : `${n} restaurants`),
  howTitle: 'How it works',
  steps: {
    choose: {
      title: 'Choose the table',
      text: (minutes) =>
        `You only see times that are free. The table is yours alone for ${minutes} minutes while you pay.`,
    },
    pay: {
      title: 'Pay only the booking fee',
      text: (hours) =>
        `The fee is all you pay here. Cancel up to ${hours} hours before and it all goes back to your card.`,
    },
    show: {
      title: 'Show the voucher',
      text: 'The code works offline. The food bill comes with the discount already taken off.',
    },
  },
  exampleReservation: 'Booking for 2',
  exampleFood: 'Food at the table',
  examplePay: 'You pay at the restaurant',
  exampleDrinks: 'Drinks extra, at menu price.',
  exampleTable: 'Table for 2, 20:00',
  exampleConfirmed: 'Confirmed',
  exampleSlots: (day, period) => `${day}, ${period}`,
  tonightTitle: (day, period, city) => `${day} ${period} in ${city}`,
  seeTables: (n) => `See ${n}`,
  onlyTitle: 'Only at Metade',
  savedSoFar: (money, meals) =>
    `Over ${meals} meals, diners have saved about ${money} so far, worked out from average prices.`,
  honoured: (share) => `The discount was applied correctly to ${share} of bills.`,
  only: {
    waiting: {
      title: 'A waiting list that holds the table',
      text: 'Fully booked? Join the list. When a table comes free and it is your turn, we hold it while you pay.',
    },
    voucher: {
      title: 'A voucher that works offline',
      text: 'It opens on your phone without a connection, and the restaurant can check it without one too.',
    },
    bill: {
      title: 'The right bill',
      text: 'Enter what you ate and drank and see what you should pay, in your waiter’s language.',
    },
    guarantee: {
      title: 'A guaranteed discount',
      text: 'Not applied? A claim takes two minutes. How often each restaurant applies it is there for all to see.',
    },
    change: {
      title: 'Change a booking yourself',
      text: 'Another day, another time, more people: you see the difference before you agree.',
    },
    demand: {
      title: 'Tables where they are missed',
      text: 'Restaurants see what people looked for and could not find, and open that table with one tap.',
    },
  },
  pitchTitle: 'Own a restaurant with empty tables on Tuesdays?',
  pitchText:
    'Registering is free and there is no monthly fee. You choose which tables to fill, on which days and at what times; close whenever you like.',
};
