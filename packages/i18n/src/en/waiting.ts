import type { waiting as pt } from '../pt/waiting.ts';

const rules = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const nth = (n: number) => `${n}${endings[rules.select(n)] ?? 'th'}`;
const place = (n: number) => `${nth(n)} in line`;

export const waiting: typeof pt = {
  bell: 'Tell me',
  bellLabel: (time) => `${time} is full. Join the waiting list`,
  anyTime: 'Tell me about any time',
  place,
  placeShort: place,
  yours: (n, meal) => `You are ${place(n)}: ${meal}.`,
  explain: (minutes) =>
    `If a table comes free and it is your turn, we hold it for ${minutes} minutes and send you the link to pay.`,
  leave: 'Leave the line',
  title: 'Waiting list',
  meal: (day, period, time) => `${day}, ${period}, ${time ?? 'any time'}`,
  turn: 'It is your turn',
  heldUntil: (time) => `A table is held for you until ${time}`,
  take: 'Take the table',
  passed: 'Your turn has passed',
  passedText: 'The table was held for you and the time is over. Nothing was charged.',
  again: 'Get in line again',
  toRestaurant: 'See the restaurant',
  refused: 'You did not join the line',
  otherAccount: 'This link belongs to another account',
  otherAccountText: 'Sign in with the account that got the message.',
  unknown: 'This link does not exist',
  back: 'Back',
  alertMe: 'See full restaurants and get in line: we tell you when a table comes free',
};
