import type Stripe from 'stripe';
import type { GatewayMovement, GatewayPayout, Page, Span } from '../gateway-movement.ts';
import type { TimeLeft } from './stripe-call.ts';
import { originalOf } from './stripe-conversion.ts';

/** As many as Stripe gives at once. */
const limit = 100;

/** Stripe's balance transactions and payouts, newest first: what is younger than a page's cursor is in none of the pages after it. */
export function stripeBalance(stripe: Stripe) {
  return {
    async movements(span: Span, cursor: string | null, left: TimeLeft): Promise<Page<GatewayMovement>> {
      const params = { ...pageOf(span, cursor), expand: ['data.source'] };
      const { data, has_more } = await stripe.balanceTransactions.list(params, left());
      return { items: data.map(movementOf), next: nextOf(data, has_more) };
    },

    async payouts(span: Span, cursor: string | null, left: TimeLeft): Promise<Page<GatewayPayout>> {
      const { data, has_more } = await stripe.payouts.list(pageOf(span, cursor), left());
      return { items: data.map(payoutOf), next: nextOf(data, has_more) };
    },

    async movementsOf(payout: string, cursor: string | null, left: TimeLeft): Promise<Page<string>> {
      const after = cursor === null ? {} : { starting_after: cursor };
      const { data, has_more } = await stripe.balanceTransactions.list({ payout, limit, ...after }, left());
      return { items: data.filter(({ type }) => !isPayout(type)).map(({ id }) => id), next: nextOf(data, has_more) };
    },
  };
}

function pageOf({ from, until }: Span, cursor: string | null) {
  const created = { gte: secondsOf(from), lt: secondsOf(until) };
  return { created, limit, ...(cursor === null ? {} : { starting_after: cursor }) };
}

const nextOf = (data: readonly { id: string }[], more: boolean): string | null =>
  more ? (data.at(-1)?.id ?? null) : null;

function movementOf(transaction: Stripe.BalanceTransaction): GatewayMovement {
  const { id, amount, fee, currency, created } = transaction;
  return {
    id,
    ...whatMoved(transaction),
    amount,
    fee,
    currency: currency.toUpperCase(),
    createdAt: new Date(created * 1000).toISOString(),
  };
}

/** A charge carries the metadata of its payment intent. */
function whatMoved(transaction: Stripe.BalanceTransaction): Pick<GatewayMovement, 'kind' | 'subject' | 'original'> {
  const { type, source } = transaction;
  const of = typeof source === 'object' ? source : null;
  if (of?.object === 'charge')
    return {
      kind: 'payment',
      subject: of.metadata.reference ?? of.id,
      ...originalOf(transaction, { amount: of.amount_captured, currency: of.currency }),
    };
  if (of?.object === 'refund')
    return { kind: 'refund', subject: of.metadata?.reference ?? of.id, ...originalOf(transaction, of) };
  if (of?.object === 'dispute') return { kind: 'dispute', subject: of.id, ...originalOf(transaction, of) };
  if (isPayout(type)) return { kind: 'payout', subject: of?.id ?? (typeof source === 'string' ? source : null) };
  return { kind: 'other', subject: null };
}

function isPayout(type: Stripe.BalanceTransaction.Type): boolean {
  return type === 'payout' || type === 'payout_cancel' || type === 'payout_failure';
}

function payoutOf({ id, amount, currency, status, created, arrival_date }: Stripe.Payout): GatewayPayout {
  return {
    id,
    amount,
    currency: currency.toUpperCase(),
    state: payoutStates[status] ?? 'pending',
    createdAt: new Date(created * 1000).toISOString(),
    arrivesOn: new Date(arrival_date * 1000).toISOString().slice(0, 10),
  };
}

const payoutStates: Partial<Record<string, GatewayPayout['state']>> = {
  paid: 'paid',
  failed: 'failed',
  canceled: 'cancelled',
};

const secondsOf = (instant: string): number => Math.floor(Date.parse(instant) / 1000);
