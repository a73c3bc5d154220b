import { inLocale, type Locale } from '../locale.ts';
import type { MailContent } from './mail-content.ts';
import { words as en } from './order-mail-en.ts';
import { words as es } from './order-mail-es.ts';
import { words as pt } from './order-mail-pt.ts';
import { words as ptBr } from './order-mail-pt-br.ts';

export const orderMailKinds = [
  'waiting',
  'confirmed',
  'changed',
  'moved',
  'declined',
  'unanswered',
  'cancelled',
  'refunded',
  'reminder_day',
  'reminder_soon',
  'rate',
  'no_show',
  'dispute_upheld',
  'dispute_rejected',
  'claim_received',
  'claim_accepted',
  'claim_rejected',
] as const;
export type OrderMailKind = (typeof orderMailKinds)[number];

/** The content of a message about an order. Amounts, dates and times are formatted already. */
export type OrderMailFacts = {
  firstName: string;
  restaurant: string;
  /** The day in words: "Friday 12 June". */
  date: string;
  time: string;
  people: number;
  places: number;
  number: string;
  address: string;
  phone: string | null;
  toleranceMinutes: number;
  /** The restaurant's deadline to answer, by its clock. */
  answerBy: string | null;
  voucherCode: string | null;
  voucherLink: string | null;
  orderLink: string;
  searchLink: string;
  rateLink: string;
  reason: string | null;
  /** Who ended the order. */
  endedBy: string | null;
  /** Off the food: "50 %". */
  discount: string;
  price: string;
  refunded: string | null;
  credited: string | null;
  /** The means of payment, unless it was the card only. */
  parts: Record<'coupon' | 'freeVoucher' | 'credit' | 'waived' | 'card', string | null> | null;
  /** Reserved parts besides the card are available to the diner again. */
  partsReleased: boolean;
  freeVoucherBack: boolean;
  /** A new free voucher, because the restaurant cancelled. */
  freeVoucherGiven: boolean;
  /** Nothing had been charged when the order ended. */
  uncharged: boolean;
  /** The restaurant confirmed, but the capture failed. */
  bankRefused: boolean;
  /** Until when a no-show may be disputed, on the restaurant's clock. */
  disputeUntil: string | null;
  /** Our reply, with a decision. */
  decisionNote: string | null;
  /** What an accepted claim returned of the fee: to the card, and as credit. */
  claimCard: string | null;
  claimCredit: string | null;
  /** The missing discount, as credit. */
  guarantee: string | null;
  /** The restaurant's former name and address, if they changed after the booking. */
  formerly: string | null;
  /** The booking this one replaces or was to replace, and what happened to the difference. */
  before: {
    date: string;
    time: string;
    people: number;
    places: number;
    standing: boolean;
    paidMore: string | null;
    refunded: string | null;
    credited: string | null;
  } | null;
};

/** A locale's texts by kind, with shared labels. */
export type OrderMailWords = {
  greeting: (name: string) => string;
  labels: {
    restaurant: string;
    when: string;
    table: string;
    address: string;
    phone: string;
    number: string;
    tolerance: string;
    paid: string;
    byUs: string;
    byCoupon: string;
    byFreeVoucher: string;
    byCredit: string;
    byCard: string;
    toCard: string;
    asCredit: string;
    code: string;
    reason: string;
    decision: string;
    before: string;
    paidMore: string;
  };
  /** For a pending or failed change. */
  untilThen: (before: { date: string; time: string }) => string;
  stands: (before: { date: string; time: string }) => string;
  tableFor: (people: number, places: number) => string;
  minutes: (minutes: number) => string;
  openOrder: string;
  /** Beside the refund to the card. */
  alsoCredit: (sum: string) => string;
  partsReleased: string;
  freeVoucherBack: string;
  freeVoucherGiven: string;
  kinds: Record<OrderMailKind, (facts: OrderMailFacts) => KindWords>;
};

type KindWords = Pick<MailContent, 'subject' | 'preview' | 'state' | 'title' | 'paragraphs' | 'action'>;

/** A message about an order, in the diner's language. */
export function orderMail(kind: OrderMailKind, facts: OrderMailFacts, locale: Locale): MailContent {
  const words = inLocale({ en, es, pt, 'pt-BR': ptBr }, locale);
  const content = words.kinds[kind](facts);
  const { labels } = words;
  const rows: [string, string | null][] = [
    [labels.restaurant, facts.restaurant],
    [labels.when, `${facts.date}, ${facts.time}`],
    [labels.table, words.tableFor(facts.people, facts.places)],
    [labels.before, kind === 'changed' && facts.before ? beforeOf(facts.before, words) : null],
    [labels.before, kind === 'moved' ? facts.formerly : null],
    [labels.address, stillOn.has(kind) ? facts.address : null],
    [labels.phone, stillOn.has(kind) ? facts.phone : null],
    [labels.tolerance, kind === 'waiting' || !stillOn.has(kind) ? null : words.minutes(facts.toleranceMinutes)],
    [labels.number, facts.number],
    [labels.paid, kind === 'confirmed' ? facts.price : null],
    ...(kind === 'confirmed' ? partRows(facts, labels) : []),
    [labels.paidMore, kind === 'changed' ? (facts.before?.paidMore ?? null) : null],
    [labels.toCard, kind === 'changed' ? (facts.before?.refunded ?? null) : facts.refunded],
    [labels.asCredit, kind === 'changed' ? (facts.before?.credited ?? null) : facts.credited],
  ];
  const opensOrder = content.action?.href !== facts.orderLink;
  return {
    ...content,
    paragraphs: [...content.paragraphs, ...returned(kind, facts, words), ...ofTheOldOne(kind, facts, words)],
    greeting: words.greeting(facts.firstName),
    quote: quoteOf(kind, facts, labels),
    facts: rows.flatMap(([label, value]) => (value ? [{ label, value }] : [])),
    code: facts.voucherCode && withVoucher.has(kind) ? { label: labels.code, value: spaced(facts.voucherCode) } : null,
    links: opensOrder ? [{ label: words.openOrder, href: facts.orderLink }] : [],
  };
}

function partRows({ parts }: OrderMailFacts, labels: OrderMailWords['labels']): [string, string | null][] {
  if (parts === null) return [];
  return [
    [labels.byCoupon, parts.coupon],
    [labels.byFreeVoucher, parts.freeVoucher],
    [labels.byCredit, parts.credit],
    [labels.byUs, parts.waived],
    [labels.byCard, parts.card],
  ];
}

function returned(kind: OrderMailKind, facts: OrderMailFacts, words: OrderMailWords): string[] {
  if (!over.has(kind)) return [];
  return [
    ...(facts.refunded && facts.credited ? [words.alsoCredit(facts.credited)] : []),
    ...(facts.freeVoucherBack ? [words.freeVoucherBack] : []),
    ...(facts.freeVoucherGiven ? [words.freeVoucherGiven] : []),
    ...(facts.partsReleased ? [words.partsReleased] : []),
  ];
}

function beforeOf(
  { date, time, people, places }: NonNullable<OrderMailFacts['before']>,
  words: OrderMailWords,
): string {
  return `${date}, ${time}. ${words.tableFor(people, places)}`;
}

function ofTheOldOne(kind: OrderMailKind, { before }: OrderMailFacts, words: OrderMailWords): string[] {
  if (!before?.standing) return [];
  if (kind === 'waiting') return [words.untilThen(before)];
  return over.has(kind) ? [words.stands(before)] : [];
}

const over = new Set<OrderMailKind>(['declined', 'unanswered', 'cancelled', 'refunded']);
const stillOn = new Set<OrderMailKind>(['waiting', 'confirmed', 'changed', 'moved', 'reminder_day', 'reminder_soon']);
const withVoucher = new Set<OrderMailKind>(['confirmed', 'changed', 'reminder_day', 'reminder_soon']);
const decided = new Set<OrderMailKind>(['dispute_upheld', 'dispute_rejected', 'claim_accepted', 'claim_rejected']);
const ended = new Set<OrderMailKind>(['declined', 'cancelled']);

function quoteOf(kind: OrderMailKind, facts: OrderMailFacts, labels: OrderMailWords['labels']): MailContent['quote'] {
  // When the system ended an order the reason is a code.
  if (ended.has(kind))
    return facts.reason && facts.endedBy === 'restaurant' ? { by: labels.reason, text: facts.reason } : null;
  return decided.has(kind) && facts.decisionNote ? { by: labels.decision, text: facts.decisionNote } : null;
}

const spaced = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`;
