import { z } from 'zod';
import { csvOf } from './csv-of.ts';
import { endpoint } from './endpoint.ts';
import {
  adminReason,
  adminPage,
  country,
  currency,
  id,
  idParam,
  instant,
  localDate,
  money,
  places,
  requiredText,
  text,
} from './fields.ts';

export const couponStates = ['running', 'scheduled', 'paused', 'over'] as const;
export type CouponState = (typeof couponStates)[number];

const worth = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('percent'),
    percent: z.int().min(1).max(100).meta({ description: '100: the booking is free' }),
  }),
  z.object({ kind: z.literal('fixed'), amount: z.int().min(1).max(100_000_000), currency }),
]);

const list = <T extends z.ZodType>(of: T) => z.array(of).min(1).max(200).nullable().meta({ description: 'Null: all' });

/** A coupon's editable terms; existing orders keep their deduction. */
const terms = {
  worth,
  campaign: requiredText(60).nullable(),
  note: text(200),
  first_day: localDate.nullable(),
  last_day: localDate.nullable().meta({ description: 'Through its end' }),
  total_limit: z.int().min(1).max(10_000_000).nullable(),
  user_limit: z.int().min(1).max(1000).nullable(),
  first_order: z.boolean(),
  countries: list(country),
  cities: list(z.string().max(40)),
  restaurants: list(id),
  sizes: list(places),
  weekdays: list(z.int().min(0).max(6)),
};
const form = z
  .object(terms)
  .refine(({ first_day: first, last_day: last }) => first === null || last === null || first <= last, {
    path: ['last_day'],
    message: 'ends_before_it_begins',
  });

const named = z.object({ _id: z.string(), name: z.string() });

const figures = {
  uses: z.int().meta({ description: 'Those that were given back left out' }),
  cost: z.array(money),
};

export const coupon = z
  .object({
    _id: id,
    code: z.string().meta({ description: 'Of a batch what its codes begin with' }),
    version: z.int(),
    state: z.enum(couponStates),
    active: z.boolean(),
    ...terms,
    cities: z.array(named).nullable(),
    restaurants: z.array(named).nullable(),
    batch: z.int().nullable().meta({ description: 'How many codes, each good once; null: one code for all' }),
    created: instant,
    ...figures,
  })
  .meta({ id: 'Coupon' });
export type Coupon = z.infer<typeof coupon>;

const week = z.object({ week: localDate.meta({ description: 'Its Monday' }), ...figures, first: z.int() });
export type CouponWeek = z.infer<typeof week>;

export const listCoupons = endpoint({
  name: 'listCoupons',
  method: 'GET',
  path: '/admin/coupons',
  summary: 'Coupons by state, code or campaign, the newest first, and what those that run brought and cost by week',
  access: { scope: 'marketplace', roles: ['finance'] },
  query: z.object({ text: text(60).optional(), state: z.enum(couponStates).optional(), page: adminPage }),
  answer: z.object({
    data: z.array(coupon),
    page: z.int(),
    pages: z.int(),
    total: z.int(),
    counts: z.object({ all: z.int(), running: z.int(), scheduled: z.int(), paused: z.int(), over: z.int() }),
    weeks: z.array(week).meta({ description: 'The last five, this one among them, of the coupons found that run' }),
    sums: z.object({ ...figures, first: z.int() }),
    campaigns: z.array(z.object({ name: z.string(), coupons: z.int(), ...figures })),
  }),
  refusals: [],
});

export const exportCoupons = csvOf(listCoupons, 'exportCoupons');

const answer = z.object({ data: coupon.extend({ weeks: z.array(week) }) });

export const getCoupon = endpoint({
  name: 'getCoupon',
  method: 'GET',
  path: '/admin/coupons/:id',
  summary: 'One coupon with its uses of the last five weeks',
  access: { scope: 'marketplace', roles: ['finance'] },
  params: idParam,
  answer,
  refusals: ['not_found'],
});

export const createCoupon = endpoint({
  name: 'createCoupon',
  method: 'POST',
  path: '/admin/coupons',
  summary: 'A new coupon, or with `batch` that many codes that are good once each',
  access: { scope: 'marketplace', roles: ['finance'] },
  body: form.safeExtend({
    code: z
      .string()
      .max(40)
      .transform((value) => value.replace(/\s/g, '').toUpperCase())
      .pipe(z.string().regex(/^[A-Z0-9_-]+$/, 'coupon_code')),
    batch: z.int().min(1).max(5000).nullable(),
  }),
  answer,
  status: 201,
  idempotent: true,
  refusals: ['idempotency_key_reused'],
});

export const saveCoupon = endpoint({
  name: 'saveCoupon',
  method: 'PUT',
  path: '/admin/coupons/:id',
  summary: 'Other terms for a coupon from now on; its code stays, and what was used keeps what it took off',
  access: { scope: 'marketplace', roles: ['finance'] },
  params: idParam,
  body: form.safeExtend({ version: z.int() }),
  answer,
  refusals: ['not_found', 'coupon_changed'],
});

export const switchCoupons = endpoint({
  name: 'switchCoupons',
  method: 'POST',
  path: '/admin/coupons/switch',
  summary: 'Pause or resume coupons; one that is so already stays so',
  access: { scope: 'marketplace', roles: ['finance'] },
  body: z.object({ coupons: z.array(id).min(1).max(200), active: z.boolean(), reason: adminReason.optional() }),
  answer: z.object({ data: z.object({ switched: z.array(id) }) }),
  refusals: [],
});

export const getCouponCodes = endpoint({
  name: 'getCouponCodes',
  method: 'GET',
  path: '/admin/coupons/:id/codes',
  summary: 'The codes of a batch with when each was used',
  access: { scope: 'marketplace', roles: ['finance'] },
  params: idParam,
  stream: 'text/csv',
  answer: z.string(),
  refusals: ['not_found'],
});
