import type { assistants as pt } from '../pt/assistants.ts';

export const assistants: typeof pt = {
  askTitle: (name) => `Let “${name}” read your bookings?`,
  askText:
    'An assistant asks to read your bookings: restaurant, date, time, people, booking fee and status. It sees no cards or vouchers, and cannot book, pay, change or cancel.',
  askHost: (host) =>
    `The answer goes to ${host}. The name is what the assistant calls itself: only allow it if you asked for this.`,
  askDays: (days) => `This lasts ${days} days. You can end it at any time in your profile.`,
  allow: 'Allow',
  deny: 'Do not allow',
  allowed: 'Allowed',
  denied: 'Not allowed',
  backText: 'You can go back to the assistant.',
  back: 'Back to the assistant',
  wrongTitle: 'This request is not valid',
  wrongText: 'Go back to the assistant and ask again.',
  title: 'Assistants',
  text: 'They can read your bookings and nothing else.',
  none: 'No assistant can read your bookings.',
  since: (day) => `Since ${day}`,
  until: (day) => `until ${day}`,
  end: 'End access',
  ended: 'The assistant can no longer read your bookings.',
};
