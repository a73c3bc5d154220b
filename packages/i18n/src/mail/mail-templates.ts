import { formatDate } from '../format-date.ts';
import { formatMoney, formatPercent } from '../format-money.ts';
import type { Locale } from '../locale.ts';
import type { MailContent } from './mail-content.ts';
import { accountMail, type AccountMailFacts, accountMailKinds } from './account-mail.ts';
import { giftMail, type GiftMailFacts } from './gift-mail.ts';
import { orderMail, orderMailKinds, type OrderMailFacts } from './order-mail.ts';
import { pointsText } from './points-mail.ts';
import { teamRoleWords, teamText } from './team-mail.ts';

/** Mails whose subject, heading and paragraphs can be edited, by stored kind. */
export const editableMails = [
  ...orderMailKinds,
  ...accountMailKinds,
  'points_expiring',
  'gift_gift',
  'gift_bought',
  'gift_returned',
  'team_invitation',
] as const;
export type EditableMail = (typeof editableMails)[number];
export const isEditableMail = (kind: string): kind is EditableMail => editableMails.includes(kind as EditableMail);

/** A template's placeholders. */
export type MailValue = keyof typeof examples;
export type MailValues = Partial<Record<MailValue, string | null>>;

/** The default template, with placeholders for values. */
export function mailTemplate(
  kind: EditableMail,
  locale: Locale,
): Pick<MailContent, 'subject' | 'title' | 'paragraphs'> {
  const { subject, title, paragraphs } = textOf(kind, locale);
  return { subject, title, paragraphs };
}

function textOf(kind: EditableMail, locale: Locale): Pick<MailContent, 'subject' | 'title' | 'paragraphs'> {
  switch (kind) {
    case 'welcome':
    case 'verify':
    case 'reset':
    case 'email':
    case 'unlock':
      return accountMail(kind, accountFacts, locale);
    case 'points_expiring':
      // True whether the points are enough for a free voucher or not.
      return pointsText({ ...named, enough: false }, locale);
    case 'gift_gift':
      return giftMail('gift', giftFacts, locale);
    case 'gift_bought':
      return giftMail('bought', giftFacts, locale);
    case 'gift_returned':
      return giftMail('returned', giftFacts, locale);
    case 'team_invitation':
      return teamText(named, locale);
    default:
      return orderMail(kind, templateFacts, locale);
  }
}

/** The values of an order's message, by placeholder; null: not in this case. */
export function mailValuesOf(facts: OrderMailFacts): MailValues {
  return Object.fromEntries(
    orderValues.map((name) => {
      const value = facts[name];
      return [name, value === null ? null : String(value)];
    }),
  );
}

/** Sample values for a preview. */
export function mailExample(name: string, locale: Locale): string | undefined {
  return Object.hasOwn(examples, name) ? examples[name as MailValue](locale) : undefined;
}

const money =
  (amount: number) =>
  (locale: Locale): string =>
    formatMoney({ amount, currency: locale === 'pt-BR' ? 'BRL' : 'EUR' }, locale);

const orderExamples = {
  firstName: () => 'Rita',
  restaurant: () => 'Taberna do Açúcar',
  date: (locale: Locale) => formatDate('2026-06-12', locale, 'long'),
  time: () => '20:00',
  people: () => '4',
  places: () => '4',
  number: () => 'M-7K4QXH',
  address: () => 'Rua da Boavista 12, Lisboa',
  phone: () => '+351 210 000 000',
  toleranceMinutes: () => '30',
  answerBy: () => '18:30',
  discount: (locale: Locale) => formatPercent(50, locale),
  price: money(900),
  refunded: money(900),
  credited: money(450),
  disputeUntil: (locale: Locale) => formatDate('2026-06-19', locale, 'long'),
  claimCard: money(900),
  claimCredit: money(300),
  guarantee: money(2400),
  formerly: () => 'Taberna da Praça',
} satisfies Partial<Record<keyof OrderMailFacts, (locale: Locale) => string>>;

const examples = {
  ...orderExamples,
  minutes: () => '30',
  days: () => '7',
  hours: () => '2',
  points: () => '120',
  available: () => '340',
  needed: () => '500',
  day: (locale: Locale) => formatDate('2026-06-19', locale, 'year'),
  from: () => 'Rita',
  to: () => 'Inês',
  email: () => 'ines@example.com',
  amount: money(3000),
  sendDay: (locale: Locale) => formatDate('2026-06-12', locale, 'year'),
  redeemBy: (locale: Locale) => formatDate('2027-06-12', locale, 'year'),
  inviter: () => 'Rita Sousa',
  role: (locale: Locale) => teamRoleWords('manager', locale),
};

export const mailValues = Object.keys(examples) as readonly MailValue[];
const orderValues = Object.keys(orderExamples) as readonly (keyof typeof orderExamples)[];

const named = Object.fromEntries(mailValues.map((name) => [name, `{{${name}}}`])) as Record<MailValue, string>;

/** Every value by placeholder. Some exist only in certain cases: a template that needs a missing one falls back to the default. */
const templateFacts: OrderMailFacts = {
  ...named,
  people: named.people as unknown as number,
  places: named.places as unknown as number,
  toleranceMinutes: named.toleranceMinutes as unknown as number,
  credited: null,
  voucherCode: null,
  voucherLink: null,
  orderLink: '',
  searchLink: '',
  rateLink: '',
  reason: null,
  endedBy: null,
  parts: null,
  partsReleased: false,
  freeVoucherBack: false,
  freeVoucherGiven: false,
  uncharged: false,
  bankRefused: false,
  decisionNote: null,
  before: null,
};

const accountFacts: AccountMailFacts = {
  ...named,
  minutes: named.minutes as unknown as number,
  days: named.days as unknown as number,
  hours: named.hours as unknown as number,
  link: '',
};

const giftFacts: GiftMailFacts = { ...named, buyer: named.firstName, message: '', code: '', card: '', own: '' };
