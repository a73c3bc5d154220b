import type { content as pt } from '../pt/content.ts';

export const content: typeof pt = {
  version: (version, date) => `Version ${version}, of ${date}`,
  faqTitle: 'Frequently asked questions',
  faqEmpty: 'No questions have been published yet.',
  contactTitle: 'Contact',
  contactText: 'The quickest ways to an answer.',
  contactReservation: 'Is it about a reservation? Open it: the restaurant’s phone and cancelling are there.',
  contactFaq: 'The answers most looked for are in the frequently asked questions.',
  writeTo: 'Write to us',
  writeText: 'For everything else, write to us. We answer by e-mail.',
  partnerTitle: 'Be a partner',
  partnerText:
    'Bring Metade to your city: you gather the restaurants, look after the tables and receive part of the fees.',
  partnerPoints: [
    'A territory: one city or more.',
    '30% of the net fees of your territory’s restaurants, with a monthly statement.',
    'You invite and pre-approve restaurants.',
  ],
  registerTitle: 'Register your restaurant',
  registerText: 'Fill the empty tables. Registering is free and there is no monthly cost.',
  registerPoints: [
    'You say which tables to fill, on which days and at what time.',
    'You give 50% off all food, except drinks, to the whole table.',
    'You get a quarterly report: tables, arrivals, and demand that was not met.',
    'You close a day or pause whenever you like.',
  ],
  registerSteps: 'How to join',
  registerStepList: [
    'Tell us who you are and where.',
    'We review the registration and publish it if it is approved.',
    'You open the tables you want in your grid.',
  ],
  restaurantLogin: 'Already on Metade? Open the panel',
  name: 'Name',
};
