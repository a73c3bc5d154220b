import { differenceKinds } from '@metade/domain/reconcile.ts';
import { z } from 'zod';
import { csvOf } from './csv-of.ts';
import { endpoint } from './endpoint.ts';
import { adminPage, adminReason, currency, id, idParam, instant, localDate, money, pageOf } from './fields.ts';

const access = { scope: 'marketplace', roles: ['finance'] } as const;

export const differenceStates = ['open', 'explained', 'resolved'] as const;
const state = z.enum(differenceStates);
const of = z.enum(['payment', 'refund', 'dispute', 'payout', 'other']);

/** Where a gateway's books and ours are not the same. */
export const difference = z
  .object({
    _id: id,
    gateway: z.string(),
    of,
    subject: z.string().meta({ description: 'Our id of the payment or refund, else the gateway’s own' }),
    kind: z.enum(differenceKinds),
    ours: money.nullable().meta({ description: 'Below 0 for what went out; null where we have nothing' }),
    theirs: money.nullable(),
    state,
    found: instant,
    resolved: instant.nullable(),
    order: z.object({ _id: id, number: z.string() }).nullable(),
    restaurant: z.object({ _id: id, company_name: z.string() }).nullable(),
    note: z.string().nullable(),
    explained_by: z.string().nullable(),
    explained: instant.nullable(),
  })
  .meta({ id: 'Difference' });
export type DifferenceView = z.infer<typeof difference>;

export const listDifferences = endpoint({
  name: 'listDifferences',
  method: 'GET',
  path: '/admin/differences',
  summary: 'What a gateway has otherwise than our ledger, to the cent, the oldest first',
  access,
  query: z.object({ state: state.default('open'), page: adminPage }),
  answer: pageOf(difference),
  refusals: [],
});

export const exportDifferences = csvOf(listDifferences, 'exportDifferences');

export const explainDifference = endpoint({
  name: 'explainDifference',
  method: 'POST',
  path: '/admin/differences/:id/explanation',
  summary: 'Say why a difference is right as it is; it is open again when it changes',
  access,
  params: idParam,
  body: z.object({ note: adminReason }),
  answer: z.object({ data: difference }),
  refusals: ['not_found', 'already_decided'],
});

/** A day of a gateway, in UTC. Amounts in minor units; below 0 what went out. */
export const gatewayDay = z
  .object({
    gateway: z.string(),
    day: localDate,
    currency,
    count: z.int(),
    payments: z.int(),
    refunds: z.int(),
    disputes: z.int(),
    other: z.int(),
    fees: z.int().meta({ description: 'What the gateway kept' }),
    closed: instant.nullable().meta({ description: 'Read as a whole after its end, and compared' }),
  })
  .meta({ id: 'GatewayDay' });
export type GatewayDay = z.infer<typeof gatewayDay>;

export const listGatewayDays = endpoint({
  name: 'listGatewayDays',
  method: 'GET',
  path: '/admin/gateway_days',
  summary: 'What moved at each gateway by day and currency, and what it kept, the newest first',
  access,
  query: z.object({ page: adminPage }),
  answer: pageOf(gatewayDay),
  refusals: [],
});

export const exportGatewayDays = csvOf(listGatewayDays, 'exportGatewayDays');

export const compareNow = endpoint({
  name: 'compareNow',
  method: 'POST',
  path: '/admin/gateway_days/compare',
  summary: 'Read what moved until now and compare it, without waiting for the hour',
  access,
  answer: z.object({ data: z.object({ asked: z.boolean() }) }),
  refusals: [],
});

export const payout = z
  .object({
    id: z.string().meta({ description: 'The gateway’s own' }),
    gateway: z.string(),
    amount: money,
    state: z.enum(['pending', 'paid', 'failed', 'cancelled']),
    created: instant,
    arrives: localDate,
    complete: z.boolean().meta({ description: 'All that it is made of is known' }),
    count: z.int(),
    gross: money,
    fees: money,
  })
  .meta({ id: 'Payout' });
export type PayoutView = z.infer<typeof payout>;

export const listPayouts = endpoint({
  name: 'listPayouts',
  method: 'GET',
  path: '/admin/payouts',
  summary: 'What gateways paid out to us, the newest first',
  access,
  query: z.object({ page: adminPage }),
  answer: pageOf(payout),
  refusals: [],
});

export const exportPayouts = csvOf(listPayouts, 'exportPayouts');

export const payoutLine = z
  .object({
    id: z.string().meta({ description: 'The gateway’s own' }),
    of,
    subject: z.string(),
    amount: money,
    fee: money,
    created: instant,
    order: z.object({ _id: id, number: z.string() }).nullable(),
    restaurant: z.object({ _id: id, company_name: z.string() }).nullable(),
  })
  .meta({ id: 'PayoutLine' });
export type PayoutLine = z.infer<typeof payoutLine>;

export const listPayoutLines = endpoint({
  name: 'listPayoutLines',
  method: 'GET',
  path: '/admin/payout_lines',
  summary: 'The payments, refunds and disputes that a payout is made of',
  access,
  query: z.object({ gateway: z.string().max(40), payout: z.string().max(100), page: adminPage }),
  answer: pageOf(payoutLine),
  refusals: [],
});

export const exportPayoutLines = csvOf(listPayoutLines, 'exportPayoutLines');
