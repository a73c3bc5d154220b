import type { sharing as pt } from '../pt/sharing.ts';

export const sharing: typeof pt = {
  title: 'Who is coming',
  offText:
    'Create a link for your friends: they see where and when, say whether they are coming, and name allergies. No account needed, and no voucher shown.',
  onText:
    'Anyone with the link sees where and when and can answer. The restaurant sees the allergies. The link ends with the meal.',
  make: 'Invite friends',
  turnOff: 'Turn the link off',
  answers: 'Answers',
  comes: 'Coming',
  staysAway: 'Not coming',
  allergic: (what) => `Allergies: ${what}`,
  remove: (name) => `Remove the answer of ${name}`,
  invites: (name) => `${name} invites you to a table`,
  seeRestaurant: 'See the restaurant',
  question: 'Are you coming?',
  notSure: 'The restaurant has not confirmed this booking yet.',
  yes: 'Yes, I am',
  no: 'I cannot',
  name: 'Your first name',
  allergies: 'Allergies',
  allergiesHint: (name) => `${name} and the restaurant see this. It is deleted after the meal.`,
  send: 'Send my answer',
  change: 'Change my answer',
  thanks: (name) => `${name} can see your answer. You can change it here.`,
  cancelled: 'This booking was cancelled.',
  goneTitle: 'This link is no longer valid',
  goneText: 'It was turned off, or the meal is over.',
};
