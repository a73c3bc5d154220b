import type { push as pt } from '../pt/push.ts';

export const push: typeof pt = {
  title: 'Notifications',
  text: 'The moment it happens, on your phone or computer. What you choose counts for all your devices.',
  on: 'Turn on in this browser',
  off: 'Turn off in this browser',
  isOn: 'This browser receives notifications.',
  denied: 'The browser does not allow it. Allow notifications of this site in the browser’s settings and try again.',
  unsupported:
    'This browser cannot receive notifications. On iPhone and iPad, add the site to the home screen first and open it there.',
  failed: 'Notifications could not be turned on. Try again in a moment.',
  what: 'What you want to know',
  kinds: {
    booking: 'The restaurant confirmed, declined or did not answer',
    waiting: 'A table of the waiting list is free',
    reminder: 'Reminders before the meal',
    voucher: 'The voucher was used',
    rating: 'Rate the meal',
    points: 'Points that are about to expire',
    team_booking: 'Team: new booking',
    team_deadline: 'Team: the time to answer is running out',
  },
  quiet: 'Quiet hours',
  from: 'From',
  to: 'Until',
  quietText: (zone: string) =>
    `By the clock of ${zone}. What comes meanwhile waits; a table that is free for minutes or a meal that is near never waits. The same hour in both fields means no quiet hours.`,
  devices: 'Devices that receive notifications',
  app: 'App',
  since: (day: string) => `Since ${day}`,
  remove: 'Remove',
};
