import { isExpired } from './card-form.ts';
import type { Behaviour } from './sentinel-cards.ts';
import type { AuthorizeInput, Funding, Payment, PaymentEvent, RefundState, RefusalCode } from './wire.ts';

export type StoredCard = {
  token: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
  funding: Funding;
  behaviour: Behaviour;
};

export type StoredPayment = {
  reference: string;
  gatewayId: string;
  state: Payment['state'];
  amount: number;
  currency: string;
  refunded: number;
  failure: Payment['failure'] | null;
  capture: boolean;
  returnUrl: string | null;
  token: string | null;
  brand: string | null;
  last4: string | null;
  behaviour: Behaviour;
};

/** held: delivered only after a later event of the same payment. */
export type EventDraft = { type: PaymentEvent['type']; payment: StoredPayment; held: boolean };

type Outcome = Pick<StoredPayment, 'state' | 'failure'>;

/** The payment's next state, nothing to do (a repeat), or why not. */
export type Decision = { to: Partial<StoredPayment> } | 'repeat' | { refuse: RefusalCode };

/** What a payment is right after its authorize. */
export function decideAuthorization(card: StoredCard, request: AuthorizeInput, now: Date): Outcome {
  if (card.funding === 'debit') return failed('debit_not_accepted');
  if (card.funding === 'prepaid') return failed('prepaid_not_accepted');
  if (isExpired(card, now)) return failed('expired_card');
  if (card.behaviour === 'decline') return failed('declined');
  if (card.behaviour === 'insufficient_funds') return failed('insufficient_funds');
  if (card.behaviour === 'incorrect_cvc') return failed('incorrect_cvc');
  if (card.behaviour === 'authenticate') return { state: 'requires_action', failure: null };
  if (!request.capture) return { state: 'authorized', failure: null };
  return captured(card.behaviour);
}

export function decideCapture(payment: StoredPayment): Decision {
  if (payment.state === 'authorized') return { to: captured(payment.behaviour) };
  if (takenStates.includes(payment.state)) return 'repeat';
  if (payment.state === 'failed' && payment.behaviour === 'capture_fails') return 'repeat';
  return { refuse: 'wrong_state' };
}

export function decideVoid(payment: StoredPayment): Decision {
  if (payment.state === 'authorized' || payment.state === 'requires_action') return { to: { state: 'voided' } };
  if (payment.state === 'voided' || payment.state === 'failed') return 'repeat';
  return { refuse: 'wrong_state' };
}

export function decideRefund(payment: StoredPayment, amount: number): Decision {
  if (!takenStates.includes(payment.state)) return { refuse: 'wrong_state' };
  const refunded = payment.refunded + amount;
  if (refunded > payment.amount) return { refuse: 'amount_too_large' };
  return { to: { state: refunded === payment.amount ? 'refunded' : 'partially_refunded', refunded } };
}

/** What a refund is at first, and whether the bank changes its mind later: one that waits is done then, one that was done comes back. */
export function refundOutcome(behaviour: Behaviour): { state: RefundState; settles: boolean } {
  return { state: behaviour === 'refund_pending' ? 'pending' : 'done', settles: behaviour.startsWith('refund_') };
}

/** The bank sent money back that was refunded. */
export function withoutRefund(payment: StoredPayment, amount: number): StoredPayment {
  const refunded = payment.refunded - amount;
  return { ...payment, refunded, state: refunded === 0 ? 'captured' : 'partially_refunded' };
}

/** The diner's answer on the bank's page. A second one, or one after a void, changes nothing. */
export function decideAuthentication(payment: StoredPayment, approved: boolean): Decision {
  if (payment.state !== 'requires_action') return 'repeat';
  if (!approved) return { to: failed('authentication_failed') };
  return { to: payment.capture ? captured(payment.behaviour) : { state: 'authorized', failure: null } };
}

/**
 * The events that tell of a payment's new state, oldest first, each with the payment as it then was. The disordered card tells of
 * its authorization only after what followed, so there it is an event of its own even when the money was taken at once.
 */
export function eventsOf(previous: Payment['state'] | null, payment: StoredPayment): EventDraft[] {
  const disordered = payment.behaviour === 'webhook_disordered';
  const latest = (type: PaymentEvent['type'], held = false): EventDraft => ({ type, payment, held });
  switch (payment.state) {
    case 'requires_action':
      return [];
    case 'authorized':
      return [latest('payment.authorized', disordered)];
    case 'captured': {
      if (!disordered || previous === 'authorized') return [latest('payment.captured')];
      const authorized: StoredPayment = { ...payment, state: 'authorized' };
      return [{ type: 'payment.authorized', payment: authorized, held: true }, latest('payment.captured')];
    }
    case 'refunded':
    case 'partially_refunded':
      return [latest('payment.refunded')];
    case 'voided':
      return [latest('payment.voided')];
    case 'failed':
      return [latest('payment.failed')];
  }
}

export const takenStates: readonly Payment['state'][] = ['captured', 'partially_refunded', 'refunded'];

function captured(behaviour: Behaviour): Outcome {
  return behaviour === 'capture_fails' ? failed('declined') : { state: 'captured', failure: null };
}

function failed(failure: NonNullable<Payment['failure']>): Outcome {
  return { state: 'failed', failure };
}
