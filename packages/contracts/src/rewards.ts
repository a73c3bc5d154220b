import { voucherAlphabet } from '@metade/domain/voucher.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, localDate, localTime, money, pageNumber, people, places } from './fields.ts';
import { picture } from './restaurants.ts';

const inviteCode = z
  .string()
  .max(40)
  .transform((code) => code.trim().toUpperCase())
  .pipe(z.string().regex(new RegExp(`^[${voucherAlphabet}]{8}$`), 'invite_code'));
/** The invitation code in somebody's link, case-insensitive. */
export const invite = inviteCode.meta({ description: 'Code of a friend’s invitation' });

const orderName = z.object({ _id: id, number: z.string(), restaurant: z.string() });

export const freeVoucher = z
  .object({
    _id: id,
    state: z.enum(['ready', 'used', 'expired']),
    reason: z.enum(['restaurant_cancelled', 'points', 'returned', 'admin']),
    created: instant,
    expires_at: instant,
    used_at: instant.nullable(),
    order: orderName.nullable().meta({ description: 'The reservation that it paid' }),
  })
  .meta({ id: 'FreeVoucher' });
export type FreeVoucher = z.infer<typeof freeVoucher>;

const points = z
  .object({
    available: z.int(),
    pending: z.int().meta({ description: 'Of meals that took place, and not available yet' }),
    expiring: z.object({ points: z.int(), at: instant }).nullable().meta({ description: 'The next to expire' }),
    per_free_voucher: z.int(),
  })
  .meta({ id: 'Points' });
export type Points = z.infer<typeof points>;

const rewards = z
  .object({
    points,
    credit: z.array(z.object({ total: money, lots: z.array(z.object({ left: money, expires_at: instant })) })),
    free_vouchers: z.array(freeVoucher),
    coupons: z.array(
      z.object({ code: z.string(), amount: money, used_at: instant, released: z.boolean(), order: orderName }),
    ),
    invitation: z.object({
      code: z.string(),
      link: z.url(),
      points: z.int().meta({ description: 'For each of the two, once the friend first dines' }),
      friends: z.int().meta({ description: 'How many signed up with it' }),
      invited: z.boolean().meta({ description: 'The caller was invited, and has yet to dine' }),
    }),
  })
  .meta({ id: 'Rewards' });
export type Rewards = z.infer<typeof rewards>;

export const getRewards = endpoint({
  name: 'getRewards',
  method: 'GET',
  path: '/account/rewards',
  summary: 'What the caller has: points, credit, free vouchers, coupons used, and a link to invite friends with',
  access: { scope: 'account', roles: ['diner'] },
  answer: z.object({ data: rewards }),
  refusals: [],
});

export const redeemPoints = endpoint({
  name: 'redeemPoints',
  method: 'POST',
  path: '/account/points/redemption',
  summary: 'Change points into one free voucher',
  access: { scope: 'account', roles: ['diner'] },
  status: 201,
  idempotent: true,
  answer: z.object({ data: z.object({ free_voucher: freeVoucher, points }) }),
  refusals: ['points_short', 'idempotency_key_reused'],
});

const page = z.coerce.number().pipe(pageNumber).default(1);
const paged = { page: z.int(), pages: z.int(), total: z.int() };

export const voucherStates = ['ready', 'used', 'expired'] as const;
export const ownVoucher = z
  .object({
    order: id,
    number: z.string(),
    restaurant: z.object({ _id: id, slug: z.string(), company_name: z.string(), cover: picture.nullable() }),
    date: localDate,
    time: localTime,
    places,
    people,
    token: z.string().nullable().meta({ description: 'Of the voucher’s page; null once it is of no more use' }),
    used_at: instant.nullable(),
  })
  .meta({ id: 'OwnVoucher' });
export type OwnVoucher = z.infer<typeof ownVoucher>;

export const listVouchers = endpoint({
  name: 'listVouchers',
  method: 'GET',
  path: '/account/vouchers',
  summary: 'The caller’s vouchers: ready ones by the nearest meal, used and expired ones by the latest',
  access: { scope: 'account', roles: ['diner'] },
  query: z.object({ state: z.enum(voucherStates).default('ready'), page }),
  answer: z.object({
    data: z.array(ownVoucher),
    counts: z.object({ ready: z.int(), used: z.int(), expired: z.int() }),
    ...paged,
  }),
  refusals: [],
});

export const ledgerKinds = ['points', 'credit', 'free_voucher', 'coupon'] as const;
export const ledgerEntry = z
  .object({
    _id: z.string(),
    kind: z.enum(ledgerKinds),
    reason: z.string(),
    at: instant,
    points: z.int().nullable(),
    vouchers: z.int().nullable().meta({ description: 'Free vouchers that came (1) or went (-1)' }),
    money: money.nullable(),
    code: z.string().nullable(),
    expires_at: instant.nullable(),
    order: orderName.nullable(),
  })
  .meta({ id: 'LedgerEntry' });
export type LedgerEntry = z.infer<typeof ledgerEntry>;

export const listLedger = endpoint({
  name: 'listLedger',
  method: 'GET',
  path: '/account/ledger',
  summary: 'Everything that came and went, newest first: points, credit, free vouchers, coupons',
  access: { scope: 'account', roles: ['diner'] },
  query: z.object({ kind: z.enum(ledgerKinds).optional(), page }),
  answer: z.object({ data: z.array(ledgerEntry), ...paged }),
  refusals: [],
});

export const getInvitation = endpoint({
  name: 'getInvitation',
  method: 'GET',
  path: '/site/invitations/:code',
  summary: 'Who invites with a code, and to what',
  access: { scope: 'public' },
  params: z.object({ code: inviteCode }),
  answer: z.object({ data: z.object({ name: z.string(), points: z.int() }) }),
  refusals: ['invitation_unknown'],
});

export const acceptInvitation = endpoint({
  name: 'acceptInvitation',
  method: 'POST',
  path: '/account/invitation',
  summary: 'Say who invited the caller, who signed up without the link and has yet to dine',
  access: { scope: 'account', roles: ['diner'] },
  body: z.object({ code: inviteCode }),
  answer: z.object({ data: z.object({ points: z.int() }) }),
  refusals: ['invitation_unknown', 'invitation_own', 'invitation_used', 'invitation_late'],
});
