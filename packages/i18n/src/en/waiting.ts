import type { waiting as pt } from '../pt/waiting.ts';

const isTeen = (n: number) => n % 100 > 10 && n % 100 < 14;
const nth = (n: number) => `${n}${(isTeen(n) ? null : ['th', 'st', 'nd', 'rd'][n % 10]) ?? 'th'}`;
const place = (n: number) => `${nth(n)} on the waiting list`;

export const waiting: typeof pt = {
  bell: 'Notify me',
  bellLabel: (time) => `${time} is full. Join the waiting list`,
  anyTable: 'Tell me about any table that day',
  anyTime: 'Notify me about any time',
  place,
  placeShort: (n) => `${nth(n)} on the list`,
  yours: (n, meal) => `You are ${place(n)}: ${meal}.`,
  explain: (minutes) =>
    `If a table comes free and it is your turn, we will hold it for ${minutes} minutes and send you a link to pay.`,
  leave: 'Leave the waiting list',
  title: 'Waiting list',
  meal: (day, period, time) => `${day}, ${period}, ${time ?? 'any time'}`,
  turn: 'It is your turn',
  heldUntil: (time) => `A table is held for you until ${time}`,
  take: 'Take the table',
  passed: 'Your turn has passed',
  passedText: 'The table was held for you, but time ran out. Nothing was charged.',
  again: 'Join the waiting list again',
  toRestaurant: 'See the restaurant',
  refused: 'You have not joined the waiting list',
  otherAccount: 'This link belongs to another account',
  otherAccountText: 'Sign in with the account that got the message.',
  unknown: 'This link does not exist',
  back: 'Back',
  alertMe: 'See full restaurants and join a waiting list: we will tell you when a table comes free',
};
