import Stripe from 'stripe';
import { GatewayRefusal, type GatewayRefund, type RefundRequest } from '../payment-gateway.ts';
import { keyed, type TimeLeft } from './stripe-call.ts';
import { paymentOf } from './stripe-payment.ts';

/**
 * Gives back once per reference of ours. A refund whose answer was lost is found among those of its payment, which Stripe lists at
 * once; the idempotency key holds off one that is still on its way.
 */
export async function stripeRefund(
  stripe: Stripe,
  intent: Stripe.PaymentIntent,
  { refundReference, refundId, amount }: RefundRequest,
  left: TimeLeft,
): Promise<GatewayRefund> {
  const known =
    refundId === null
      ? await find(stripe, intent.id, refundReference, left)
      : await stripe.refunds.retrieve(refundId, {}, left());
  const refund = known ?? (await create());
  const payment = paymentOf(await stripe.paymentIntents.retrieve(intent.id, { expand: ['latest_charge'] }, left()));
  return { gatewayId: refund.id, state: stateOf(refund), payment };

  async function create(): Promise<Stripe.Refund> {
    const params = { payment_intent: intent.id, amount, metadata: { reference: refundReference } };
    try {
      return await keyed(left, refundReference, (options) => stripe.refunds.create(params, options));
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.param === 'amount')
        throw new GatewayRefusal('amount_too_large', error.message);
      throw error;
    }
  }
}

async function find(stripe: Stripe, intent: string, reference: string, left: TimeLeft): Promise<Stripe.Refund | null> {
  for await (const refund of stripe.refunds.list({ payment_intent: intent, limit: 100 }, left()))
    if (refund.metadata?.reference === reference) return refund;
  return null;
}

function stateOf({ status }: Stripe.Refund): GatewayRefund['state'] {
  if (status === 'succeeded') return 'done';
  return status === 'pending' || status === 'requires_action' ? 'pending' : 'failed';
}
