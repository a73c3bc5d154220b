import type Stripe from 'stripe';
import type { GatewayDisputeEvent } from '../gateway-dispute.ts';
import type { GatewayEvent, GatewayPayment, GatewayRefundEvent } from '../payment-gateway.ts';
import { paymentOf } from './stripe-payment.ts';

/** What a verified event says of a payment, a refund or a dispute; null when it is about something else. */
export function eventOf(event: Stripe.Event): GatewayEvent | GatewayRefundEvent | GatewayDisputeEvent | null {
  const known = { id: event.id, createdAt: new Date(event.created * 1000).toISOString() };
  if (event.type === 'refund.updated' || event.type === 'refund.failed' || event.type === 'charge.refund.updated') {
    const refundReference = event.data.object.metadata?.reference;
    return refundReference ? { ...known, type: 'refund.changed', refundReference } : null;
  }
  if (tellsOfDispute(event)) return { ...known, type: 'dispute.changed', dispute: event.data.object.id };
  const told = toldBy(event);
  if (!told?.payment.reference) return null;
  return { ...known, ...told, reference: told.payment.reference };
}

type DisputeEvent = Extract<Stripe.Event, { type: `charge.dispute.${string}` | `radar.early_fraud_warning.${string}` }>;

function tellsOfDispute(event: Stripe.Event): event is DisputeEvent {
  return event.type.startsWith('charge.dispute.') || event.type.startsWith('radar.early_fraud_warning.');
}

function toldBy(event: Stripe.Event): Pick<GatewayEvent, 'type' | 'payment'> | null {
  switch (event.type) {
    case 'payment_intent.amount_capturable_updated':
      return { type: 'payment.authorized', payment: paymentOf(event.data.object) };
    case 'payment_intent.succeeded':
      return { type: 'payment.captured', payment: paymentOf(event.data.object) };
    case 'payment_intent.payment_failed':
      return { type: 'payment.failed', payment: paymentOf(event.data.object) };
    case 'payment_intent.canceled': {
      const payment = paymentOf(event.data.object);
      return { type: payment.state === 'voided' ? 'payment.voided' : 'payment.failed', payment };
    }
    case 'charge.refunded':
      // Stripe tells a release as a refund of what was never captured.
      return event.data.object.captured ? { type: 'payment.refunded', payment: refundedOf(event.data.object) } : null;
    default:
      return null;
  }
}

/** A charge carries the metadata of its payment intent. */
function refundedOf(charge: Stripe.Charge): GatewayPayment {
  const { amount, amount_refunded: refunded, currency, payment_intent: intent, metadata } = charge;
  return {
    reference: metadata.reference ?? '',
    gatewayId: typeof intent === 'string' ? intent : (intent?.id ?? ''),
    amount,
    currency: currency.toUpperCase(),
    refunded,
    state: refunded < amount ? 'partially_refunded' : 'refunded',
  };
}
