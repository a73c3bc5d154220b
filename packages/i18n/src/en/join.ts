import type { join as pt } from '../pt/join.ts';

export const join: typeof pt = {
  example: 'Example',
  eveningTitle: 'A Tuesday, for example',
  eveningText: 'Six tables that would have stayed empty, offered between 19:30 and 21:00.',
  tables: (n, places) => `${n} ${n === 1 ? 'table' : 'tables'} for ${places}`,
  sold: (n) => (n === 0 ? 'none sold' : `${n} sold`),
  guests: 'Guests who came',
  menuPrice: 'Food at menu prices',
  theyPay: 'Food they pay for',
  drinks: 'plus drinks, in full',
  metadeCost: 'You pay Metade',
  estimateTitle: 'And at your restaurant?',
  estimateText: 'Change the numbers and see the result straight away.',
  fields: {
    tables: 'Tables a night',
    covers: 'People at a table',
    evenings: 'Nights a week',
    ticket: 'Average bill per person, without drinks',
    share: 'Tables that sell',
  },
  ofTables: (share) => `${share} of the tables`,
  resultGuests: (n) => (n === 1 ? 'about 1 guest a month' : `about ${n} guests a month`),
  resultMoney: (sum) => `about ${sum} a month in food after the discount, plus drinks`,
  estimateTag: 'Estimate',
  marked: 'This is an estimate, not a promise: what sells depends on the city, the day and the restaurant.',
  questionsTitle: 'Questions restaurants ask',
  questions: (off) => [
    {
      q: 'What does it cost?',
      a: 'Nothing. There is no joining fee, no monthly fee and no commission on the bill. Guests pay Metade a small fee for the voucher.',
    },
    {
      q: 'What is discounted?',
      a: `${off} off all food, for the whole table. Drinks are paid in full, and you say whether desserts are included.`,
    },
    {
      q: 'Do I have to offer all my tables?',
      a: 'No. You choose how many, of which size, on which days and at what times, and change it whenever you like.',
    },
    {
      q: 'What if we fill up that evening?',
      a: 'Pause with one tap: nothing more is sold until you open again. Existing bookings are kept.',
    },
    {
      q: 'How do I hear of a booking?',
      a: 'By e-mail and in the panel, which opens on a phone or a computer. You can answer each request or have bookings confirmed straight away.',
    },
    {
      q: 'What if the guest does not come?',
      a: 'You mark them as a no-show. Guests who miss several bookings cannot book for a while.',
    },
  ],
  start: 'Register the restaurant',
};
