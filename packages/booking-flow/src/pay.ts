import { ApiRefusal, type ApiClient, type Input } from '@metade/api-client/client.ts';
import type { Order } from '@metade/contracts/orders.ts';
import type { Problem } from '@metade/contracts/problem.ts';
import type { PaymentWish } from './payment-quote.ts';
import { bankOf } from './payment-step.ts';

/** A saved card by its id, or a new one by the gateway's token: card numbers go to the gateway alone. */
export type PayWith = { card: string } | { token: string; save: boolean };

export interface Attempt {
  order: string;
  /** Null: nothing is left for a card. */
  with: PayWith | null;
  wish: PaymentWish;
  /** What the card was said to pay, in minor units; the API refuses another sum. */
  expected: number | undefined;
  /** Of the terms that are agreed to. */
  termsVersion: string;
  /** Where the bank leads back to. */
  returnUrl: string;
}

/**
 * bank: the diner consents there and comes back. moved: the order is no longer as it was shown, so load it anew. unknown: the answer
 * was lost, and the payment may stand; only the order says so.
 */
export type PayOutcome =
  | { kind: 'answered'; order: Order }
  | { kind: 'bank'; order: Order; url: string }
  | { kind: 'moved' }
  | { kind: 'refused'; problem: Problem }
  | { kind: 'unknown'; error: unknown };

/** The version that is agreed to: of the tick, else the one in force if it was agreed to before. Null: to be asked for. */
export function agreedTerms(ticked: string | null, accepted: string | null, inForce: string): string | null {
  return ticked ?? (accepted === inForce ? inForce : null);
}

/** What an attempt still lacks, before the API is asked. */
export function lacking(attempt: {
  with: PayWith | null;
  expected: number | undefined;
  termsVersion: string | null;
}): 'terms' | 'card' | null {
  if (attempt.termsVersion === null) return 'terms';
  return attempt.with === null && attempt.expected !== 0 ? 'card' : null;
}

/** Whether a refusal means that the order was moved by something else: another window, or this attempt's own first sending. */
export function hasMoved(code: string): boolean {
  return MOVED.has(code);
}

const MOVED = new Set(['order_state', 'payment_in_progress', 'idempotency_key_reused']);

/** Sends one attempt. The same attempt under the same key pays once, however often it is sent. */
export async function payOrder(
  api: ApiClient,
  attempt: Attempt,
  idempotencyKey: string | undefined,
): Promise<PayOutcome> {
  try {
    const params = { id: attempt.order };
    const { data: order } = await api.call('payOrder', { params, body: bodyOf(attempt) }, { idempotencyKey });
    const url = bankOf(order);
    return url === null ? { kind: 'answered', order } : { kind: 'bank', order, url };
  } catch (error) {
    // A server that broke down, or what stands before it, says nothing about the payment.
    if (!(error instanceof ApiRefusal) || error.problem.code === 'unavailable') return { kind: 'unknown', error };
    return hasMoved(error.problem.code) ? { kind: 'moved' } : { kind: 'refused', problem: error.problem };
  }
}

function bodyOf({ with: by, wish, expected, termsVersion, returnUrl }: Attempt): Input<'payOrder'>['body'] {
  const card = by === null || expected === 0 ? {} : 'card' in by ? by : { card_token: by.token, save_card: by.save };
  return {
    ...card,
    ...(wish.coupon ? { coupon: wish.coupon } : {}),
    use_credit: wish.credit,
    use_free_voucher: wish.free,
    ...(expected === undefined ? {} : { expected }),
    terms_version: termsVersion,
    return_url: returnUrl,
  };
}
