import { formatDate } from '../format-date.ts';
import { formatMoney, formatPercent } from '../format-money.ts';
import type { Locale } from '../locale.ts';
import type { MailContent } from './mail-content.ts';
import { orderMail, orderMailKinds, type OrderMailFacts, type OrderMailKind } from './order-mail.ts';

/** Mails whose subject, heading and paragraphs may be written anew. */
export const editableMails: readonly OrderMailKind[] = orderMailKinds;
export const isEditableMail = (kind: string): kind is OrderMailKind => editableMails.includes(kind as OrderMailKind);

/** What a message's own words may name. */
export type MailValue = keyof typeof examples;
export type MailValues = Partial<Record<MailValue, string | null>>;

/** A message as the product words it, with the names of its values where they go. */
export function mailTemplate(
  kind: OrderMailKind,
  locale: Locale,
): Pick<MailContent, 'subject' | 'title' | 'paragraphs'> {
  const { subject, title, paragraphs } = orderMail(kind, templateFacts, locale);
  return { subject, title, paragraphs };
}

/** What a message about an order has to tell, by the names that its words use; null: not this time. */
export function mailValuesOf(facts: OrderMailFacts): MailValues {
  return Object.fromEntries(
    mailValues.map((name) => {
      const value = facts[name];
      return [name, value === null ? null : String(value)];
    }),
  );
}

/** How a value may read, for a preview. */
export function mailExample(name: string, locale: Locale): string | undefined {
  return Object.hasOwn(examples, name) ? examples[name as MailValue](locale) : undefined;
}

const money =
  (amount: number) =>
  (locale: Locale): string =>
    formatMoney({ amount, currency: locale === 'pt-BR' ? 'BRL' : 'EUR' }, locale);

const examples = {
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

export const mailValues = Object.keys(examples) as readonly MailValue[];

const named = Object.fromEntries(mailValues.map((name) => [name, `{{${name}}}`])) as Record<MailValue, string>;

/** Every value by its name. What only some messages tell of is left out: their own words fall back to the product's. */
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
