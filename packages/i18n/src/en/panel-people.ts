import type { people as pt } from '../pt/panel-people.ts';

export const people: typeof pt = {
  admins: 'Admins',
  adminsText: 'Everyone sees only the areas of their roles. Owners see everything and alone change the rules.',
  roles: { support: 'Support', content: 'Content', finance: 'Finance', owner: 'Owner' },
  roleHints: {
    support: 'people, bookings, restaurants, reviews',
    content: 'texts, blog, catalogues, reviews',
    finance: 'refunds, credit, coupons, statements',
    owner: 'everything, including rules and admins',
  },
  rolesTitle: 'Roles',
  noSecondFactor: 'No second step',
  seen: (moment) => `Last seen: ${moment}`,
  neverSeen: 'No open session',
  appoint: 'Appoint an admin',
  appointText:
    'They need a diner’s account with a confirmed e-mail address, and set up the second step before anything else.',
  appointDo: 'Appoint',
  appointed: (email) => `${email} is now an admin.`,
  email: 'E-mail',
  rolesMissing: 'Choose at least one role.',
  change: 'Change',
  changeTitle: (name) => `Roles of ${name}`,
  save: 'Save roles',
  remove: 'Remove from the admins',
  saved: 'Roles saved.',
  removed: (name) => `${name} is no longer an admin.`,
  resetSecondFactor: 'Reset the second step',
  resetSecondFactorText:
    'Only once you are sure it is them. Their sessions end, and they set up a new second step when they sign in.',
  secondFactorReset: 'Second step reset.',
};
