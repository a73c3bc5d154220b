import type { languages } from '@metade/contracts/catalogue.ts';

export const demoPassword = 'metade-demo-2026';

/** The key of the authenticator of the demo's admin and licensee, as published as the password: it guards nothing but the demo. */
export const demoSecondFactor = 'METADEDEMOSECONDFACTOR2345672345';

export type DemoAccount = {
  email: string;
  group: 'user' | 'restaurant' | 'franchisee' | 'admin';
  first_name: string;
  last_name: string;
  gender: 'male' | 'female';
  locale: (typeof languages)[number];
};

/** One account per role. Nobody is invented: people of the demo are named by what they do. */
export const demoAccounts = {
  diner: {
    email: 'diner@metade.test',
    group: 'user',
    first_name: 'Diner',
    last_name: 'Demo',
    gender: 'female',
    locale: 'pt',
  },
  owner: {
    email: 'owner@metade.test',
    group: 'restaurant',
    first_name: 'Owner',
    last_name: 'Demo',
    gender: 'male',
    locale: 'pt',
  },
  host: {
    email: 'host@metade.test',
    group: 'restaurant',
    first_name: 'Host',
    last_name: 'Demo',
    gender: 'female',
    locale: 'pt',
  },
  licensee: {
    email: 'licensee@metade.test',
    group: 'franchisee',
    first_name: 'Licensee',
    last_name: 'Demo',
    gender: 'male',
    locale: 'pt',
  },
  admin: {
    email: 'admin@metade.test',
    group: 'admin',
    first_name: 'Admin',
    last_name: 'Demo',
    gender: 'female',
    locale: 'pt',
  },
} as const satisfies Record<string, DemoAccount>;

/** Owners of restaurants that wait to be let in. */
export const newOwners: readonly DemoAccount[] = ['Two', 'Three'].map((number) => ({
  email: `owner-${number.toLowerCase()}@metade.test`,
  group: 'restaurant',
  first_name: 'Owner',
  last_name: number,
  gender: 'female',
  locale: 'pt',
}));

/** E-mails of the accounts that log in with a second factor. */
export const secondFactorAccounts = [demoAccounts.licensee.email, demoAccounts.admin.email];

const numbers =
  'Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen Twenty Twenty-One Twenty-Two Twenty-Three Twenty-Four Twenty-Five Twenty-Six Twenty-Seven Twenty-Eight';

/** Other diners, who book and review: Diner Two to Diner Twenty-Eight. */
export const diners = numbers.split(' ').map(dinerNamed);

const tens = ['Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
const ones = numbers.split(' ').slice(0, 8);

/** Who filled tables in the months behind: Diner Thirty to Diner Ninety-Nine. */
export const formerGuests = tens
  .flatMap((ten) => [ten, `${ten}-One`, ...ones.map((one) => `${ten}-${one}`)])
  .map(dinerNamed);

function dinerNamed(number: string, index: number): DemoAccount {
  return {
    email: `diner-${number.toLowerCase()}@metade.test`,
    group: 'user',
    first_name: 'Diner',
    last_name: number,
    gender: index % 2 === 0 ? 'male' : 'female',
    locale: 'pt',
  };
}
