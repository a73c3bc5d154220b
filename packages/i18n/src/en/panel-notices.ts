import type { notices as pt } from '../pt/panel-notices.ts';

export const notices: typeof pt = {
  title: 'Notifications',
  text: (restaurant, email) =>
    `What we send you about ${restaurant}, to ${email}. Everyone in the team chooses for themselves.`,
  kinds: {
    request: { name: 'Requests', text: 'A booking is waiting for your answer.' },
    deadline: { name: 'Deadlines', text: 'The time to answer is running out.' },
    booked: { name: 'New bookings', text: 'Confirmed straight away, with no answer needed.' },
    changed: { name: 'Changes', text: 'The guest changed the day, the time or the number of people.' },
    cancelled: { name: 'Cancellations', text: 'The guest or Metade cancelled; the table is free again.' },
    late: { name: 'Running late', text: 'The guest says they will arrive later.' },
    claim: { name: 'Claims', text: 'A guest says the discount was not given; your word is awaited.' },
  },
  ways: { now: 'By e-mail, at once', digest: 'In the daily summary', off: 'Off' },
  quiet: (from, to, hours) =>
    `Between ${from}:00 and ${to}:00 we only write about meals within the next ${hours} hours, or what must be answered before the morning.`,
  digest: (hour) => `The summary arrives from ${hour}:00.`,
  devices: 'Notifications of new bookings and deadlines',
  saved: 'Your notifications are saved.',
};
