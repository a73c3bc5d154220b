import { describe, expect, it } from 'vitest';
import type { Locale } from '../src/locale.ts';
import { LANGUAGES, LOCALES } from '../src/locale.ts';
import { accountMail } from '../src/mail/account-mail.ts';
import { blockMail } from '../src/mail/block-mail.ts';
import { failedRefundMail, failedRefundMailKinds } from '../src/mail/failed-refund-mail.ts';
import type { MailContent } from '../src/mail/mail-content.ts';
import { orderMail, orderMailKinds, type OrderMailFacts } from '../src/mail/order-mail.ts';
import { pointsMail } from '../src/mail/points-mail.ts';
import { proposalMail } from '../src/mail/proposal-mail.ts';
import { registrationMail } from '../src/mail/registration-mail.ts';
import { removedReviewMail } from '../src/mail/removed-review-mail.ts';
import { replyMail } from '../src/mail/reply-mail.ts';
import { requestMail } from '../src/mail/request-mail.ts';
import { securityMail } from '../src/mail/security-mail.ts';
import { teamDigestMail } from '../src/mail/team-digest-mail.ts';
import { teamMail } from '../src/mail/team-mail.ts';
import { teamNewsMail, type TeamNewsFacts } from '../src/mail/team-news-mail.ts';
import { translationsMail } from '../src/mail/translations-mail.ts';
import { waitingMail } from '../src/mail/waiting-mail.ts';

const link = 'https://metade.example/somewhere';
const most: OrderMailFacts = {
  discount: '40 %',
  firstName: 'Ana',
  restaurant: 'Taberna',
  date: '12 June',
  time: '20:00',
  people: 3,
  places: 4,
  number: 'M-7K4QXH',
  address: 'Rua 1, Lisboa',
  phone: '+351 210 000 000',
  toleranceMinutes: 30,
  answerBy: '18:00',
  voucherCode: 'K7M4QX',
  voucherLink: link,
  orderLink: link,
  searchLink: link,
  rateLink: link,
  reason: 'Z reason Z',
  endedBy: 'Z ended Z',
  price: '€9.00',
  refunded: '€6.00',
  credited: '€3.00',
  parts: { coupon: '€1.00', freeVoucher: null, credit: '€2.00', waived: '€0.40', card: '€6.00' },
  partsReleased: true,
  freeVoucherBack: true,
  freeVoucherGiven: true,
  uncharged: false,
  bankRefused: true,
  disputeUntil: '19 June, 20:00',
  decisionNote: 'Z note Z',
  claimCard: '€6.00',
  claimCredit: '€9.00',
  guarantee: '€25.00',
  formerly: 'Z Tasca Z, Rua 2, Lisboa',
  before: {
    date: '10 June',
    time: '19:30',
    people: 2,
    places: 2,
    standing: true,
    paidMore: '€3.00',
    refunded: null,
    credited: null,
  },
};
const least: OrderMailFacts = {
  ...most,
  phone: null,
  answerBy: null,
  voucherCode: null,
  voucherLink: null,
  reason: null,
  endedBy: null,
  refunded: null,
  credited: null,
  parts: null,
  partsReleased: false,
  freeVoucherBack: false,
  freeVoucherGiven: false,
  uncharged: true,
  bankRefused: false,
  disputeUntil: null,
  decisionNote: null,
  claimCard: '€6.00',
  claimCredit: null,
  guarantee: '€25.00',
  formerly: null,
  before: null,
};
const registration = {
  firstName: 'Ana',
  restaurant: 'Taberna',
  notes: [{ field: null, reason: 'Z reason Z' }],
  registration: link,
  page: link,
  panel: link,
};
const waiting = {
  firstName: 'Ana',
  restaurant: 'Taberna',
  date: '12 June',
  time: '20:00',
  people: 3,
  places: 4,
  price: '€9.00',
  until: '19:45',
  link,
};

const sentBack = {
  firstName: 'Ana',
  amount: '€6.00',
  card: 'visa 4242',
  booking: { restaurant: 'Taberna', date: '12 June', number: 'M-7K4QXH' },
  reference: 'SEPA 118',
  link,
};

const news: TeamNewsFacts = {
  firstName: 'Ana',
  restaurant: 'Taberna',
  when: '12 June, 20:00',
  people: 3,
  places: 4,
  number: 'M-7K4QXH',
  answerBy: '12 June, 18:00',
  lateMinutes: 15,
  before: { when: '10 June, 19:30', people: 2 },
  link,
  choices: link,
};

const mails: Record<string, (locale: Locale) => MailContent> = {
  ...each(
    ['welcome', 'verify', 'reset', 'unlock'] as const,
    'account',
    (kind) => (locale) =>
      accountMail(kind, { firstName: 'Ana', link, discount: '50 %', minutes: 60, days: 3, hours: 12 }, locale),
  ),
  ...each(orderMailKinds, 'order with all there is', (kind) => (locale) => orderMail(kind, most, locale)),
  ...each(orderMailKinds, 'order with as little as can be', (kind) => (locale) => orderMail(kind, least, locale)),
  ...each(
    ['submitted', 'changes_requested', 'approved', 'rejected'] as const,
    'registration',
    (kind) => (locale) => registrationMail(kind, registration, locale),
  ),
  ...each(
    ['approved', 'rejected'] as const,
    'proposal',
    (kind) => (locale) =>
      proposalMail(
        kind,
        {
          firstName: 'Ana',
          restaurant: 'Taberna',
          wished: [{ field: 'company_name', value: 'Z Taberna Nova Z' }],
          reason: kind === 'rejected' ? 'Z reason Z' : null,
          link,
        },
        locale,
      ),
  ),
  ...each(
    ['post', 'terms'] as const,
    'translations',
    (kind) => (locale) =>
      translationsMail(
        {
          firstName: 'Ana',
          kind,
          title: 'Z title Z',
          wanted: [
            { language: 'en', missing: 1, old: 2 },
            { language: 'es', missing: 2, old: 0 },
          ],
          by: 'Rui',
          note: 'Z note Z',
          link,
        },
        locale,
      ),
  ),
  ...each(failedRefundMailKinds, 'refund', (kind) => (locale) => failedRefundMail(kind, sentBack, locale)),
  ...each(
    failedRefundMailKinds,
    'refund of a gift',
    (kind) => (locale) => failedRefundMail(kind, { ...sentBack, booking: null, reference: null }, locale),
  ),
  ...each(['turn', 'passed'] as const, 'waiting', (kind) => (locale) => waitingMail(kind, waiting, locale)),
  ...each(
    ['manager', 'host'] as const,
    'team',
    (role) => (locale) => teamMail({ restaurant: 'Taberna', inviter: 'Ana', role, days: 7, link }, locale),
  ),
  ...each(
    [
      'new_device',
      'password_changed',
      'password_reset',
      'second_factor_on',
      'second_factor_off',
      'second_factor_reset',
    ] as const,
    'security',
    (kind) => (locale) =>
      securityMail(
        kind,
        { firstName: 'Ana', when: '12/06/2026, 20:00 UTC', device: 'Firefox', resetLink: link, sessionsLink: link },
        locale,
      ),
  ),
  blocked: (locale) =>
    blockMail({ firstName: 'Ana', reason: 'Z reason Z', contactLink: link, signInLink: link }, locale),
  unblocked: (locale) => blockMail({ firstName: 'Ana', reason: null, contactLink: link, signInLink: link }, locale),
  points: (locale) =>
    pointsMail(
      { firstName: 'Ana', points: 100, available: 1100, perFreeVoucher: 1000, day: '2026-06-12', link },
      locale,
    ),
  'removed review': (locale) =>
    removedReviewMail(
      {
        firstName: 'Ana',
        restaurant: 'Taberna',
        title: 'Z title Z',
        comment: 'Z comment Z',
        reason: 'Z reason Z',
        link,
      },
      locale,
    ),
  request: (locale) =>
    requestMail(
      {
        firstName: 'Ana',
        restaurant: 'Taberna',
        when: '12 June, 20:00',
        people: 3,
        places: 4,
        number: 'M-7K4QXH',
        answerBy: '12 June, 18:00',
        note: 'Z note Z',
        link,
      },
      locale,
    ),
  ...each(
    ['deadline', 'booked', 'changed', 'cancelled', 'late', 'claim'] as const,
    'team news',
    (kind) => (locale) => teamNewsMail(kind, news, locale),
  ),
  digest: (locale) =>
    teamDigestMail(
      {
        firstName: 'Ana',
        restaurant: 'Taberna',
        day: '12 June',
        lines: (['booked', 'changed', 'cancelled'] as const).map((kind) => ({ ...news, kind })),
        link,
        choices: link,
      },
      locale,
    ),
  reply: (locale) => replyMail({ firstName: 'Ana', restaurant: 'Taberna', reply: 'Z reply Z', link }, locale),
};

describe.each(Object.keys(mails))('the message %s', (name) => {
  const written = LOCALES.map((locale) => (mails[name] as (typeof mails)[string])(locale));

  it('says in each language what it has to, and nothing that is missing', () => {
    for (const mail of written) {
      expect(JSON.stringify(mail)).not.toMatch(/undefined|\bnull\b(?!,|})|NaN|\[object|\{\{|=>/);
      for (const words of [mail.subject, mail.preview, mail.title, ...mail.paragraphs])
        expect(words.trim(), name).not.toBe('');
      for (const { label, value } of mail.facts) expect([label.trim(), value.trim()]).not.toContain('');
    }
  });

  it('is no two languages alike', () => {
    // Some subjects are one word and a name, which two languages share.
    const texts = LOCALES.flatMap((locale, n) => (locale === 'pt-BR' ? [] : [written[n]]));
    expect(new Set(texts.map((mail) => [mail?.title, ...(mail?.paragraphs ?? [])].join())).size).toBe(LANGUAGES.length);
  });

  it('tells the same facts in every language', () => {
    const shape = ({ facts, links, code, action, quote, state, paragraphs }: MailContent) => [
      facts.map(({ value }) => /\d/.test(value)),
      links.length,
      paragraphs.length,
      [code, action, quote, state].map((part) => part === null),
      state?.tone,
    ];
    const [first, ...others] = written as [MailContent, ...MailContent[]];
    for (const other of others) expect(shape(other)).toEqual(shape(first));
  });
});

function each<Kind extends string>(
  kinds: readonly Kind[],
  what: string,
  mail: (kind: Kind) => (locale: Locale) => MailContent,
): Record<string, (locale: Locale) => MailContent> {
  return Object.fromEntries(kinds.map((kind) => [`${what}: ${kind}`, mail(kind)]));
}

it.each(LOCALES)('welcomes in %s with the discount in force', (locale) => {
  const facts = { firstName: 'Ana', link, discount: '37 %', minutes: 60, days: 3, hours: 12 };
  expect(accountMail('welcome', facts, locale).paragraphs[0]).toContain('37 %');
});
