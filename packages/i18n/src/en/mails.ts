import type { mails as pt } from '../pt/mails.ts';

export const mails: typeof pt = {
  title: 'E-mails',
  text: 'Choose what you want to receive. At night they wait for the morning, except for what concerns a meal that is near or a table from a waiting list.',
  always: 'Vouchers, cancellations, refunds and security: always sent',
  alwaysText: 'Vouchers, cancellations, refunds and security notices are always sent.',
  end: 'Stop these e-mails',
  ended: 'You no longer receive these e-mails.',
  again: 'Receive them again',
  all: 'All e-mails',
  calendar: 'Calendar',
  calendarText:
    'Your next bookings, and what was changed or cancelled, in your calendar app. Anyone with the address sees them.',
  address: 'Secret address',
  make: 'Create an address',
  renew: 'Renew the address',
  renewHint: 'When you renew it, the previous address stops working at once.',
  turnOff: 'Turn off',
  kinds: {
    reminder: 'Reminders before the meal',
    rating: 'Request for a review after the meal',
    waiting: 'Waiting list: your turn, and when it ends',
    points: 'Points that are about to expire',
    news: 'Replies to your reviews, and news',
  },
};
