import type Stripe from 'stripe';
import { GatewayUnreachable, type GatewayFailure, type GatewayPayment } from '../payment-gateway.ts';

/**
 * A payment intent as the port tells it. Of its latest charge only what is expanded is known. Throws {@link GatewayUnreachable} for
 * one that the bank is still asked about.
 */
export function paymentOf(intent: Stripe.PaymentIntent): GatewayPayment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const refunded = charge?.captured ? charge.amount_refunded : 0;
  const payment = {
    reference: intent.metadata.reference ?? '',
    gatewayId: intent.id,
    amount: intent.amount,
    currency: intent.currency.toUpperCase(),
    refunded,
  };
  switch (intent.status) {
    case 'succeeded':
      return {
        ...payment,
        state: refunded === 0 ? 'captured' : refunded < intent.amount ? 'partially_refunded' : 'refunded',
      };
    case 'requires_capture':
      return { ...payment, state: 'authorized' };
    case 'requires_action':
      return { ...payment, state: 'requires_action', actionUrl: intent.next_action?.redirect_to_url?.url ?? '' };
    case 'canceled':
      return wasReleased(intent)
        ? { ...payment, state: 'voided' }
        : { ...payment, state: 'failed', failure: failureOf(intent, charge) ?? 'cancelled' };
    case 'requires_payment_method':
      return { ...payment, state: 'failed', failure: failureOf(intent, charge) ?? 'declined' };
    default:
      throw new GatewayUnreachable(`Stripe: ${intent.id} is ${intent.status}`);
  }
}

/** A cancelled intent whose card had been taken: Stripe forgets the card of one that was refused. */
function wasReleased({ payment_method, cancellation_reason }: Stripe.PaymentIntent): boolean {
  return payment_method !== null && cancellation_reason !== 'automatic';
}

/** Whether a card was ever tried, or never will be. */
export function wasTried({ status, last_payment_error, latest_charge }: Stripe.PaymentIntent): boolean {
  return (
    !['requires_payment_method', 'requires_confirmation'].includes(status) || !!(last_payment_error ?? latest_charge)
  );
}

function failureOf(intent: Stripe.PaymentIntent, charge: Stripe.Charge | null): GatewayFailure | null {
  const error = intent.last_payment_error;
  if (error) return named([error.decline_code, error.code]);
  if (charge?.status === 'failed') return named([charge.outcome?.reason, charge.failure_code]);
  // An authorization that ran out before it was captured.
  return intent.cancellation_reason === 'automatic' ? 'declined' : null;
}

function named(codes: readonly (string | null | undefined)[]): GatewayFailure {
  return codes.map((code) => failures[code ?? '']).find(Boolean) ?? 'declined';
}

const failures: Partial<Record<string, GatewayFailure>> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  incorrect_cvc: 'incorrect_cvc',
  invalid_cvc: 'incorrect_cvc',
  authentication_required: 'authentication_failed',
  payment_intent_authentication_failure: 'authentication_failed',
};
