import type Stripe from 'stripe';
import { keep, made, take, type Trx } from './store.ts';

/** One try of a payment intent. */
export async function charge(
  trx: Trx,
  intent: Stripe.PaymentIntent,
  { id, card }: Stripe.PaymentMethod,
  { captured = false, failure }: { captured?: boolean; failure?: { code: string; decline_code?: string } },
): Promise<Stripe.Charge> {
  const { brand, last4, funding } = card ?? {};
  const body = {
    ...made('charge'),
    amount: intent.amount,
    amount_captured: captured ? intent.amount : 0,
    amount_refunded: 0,
    captured,
    currency: intent.currency,
    customer: intent.customer,
    failure_code: failure?.code ?? null,
    livemode: false,
    metadata: intent.metadata,
    outcome: { reason: failure?.decline_code ?? null, type: failure ? 'issuer_declined' : 'authorized' },
    paid: failure === undefined,
    payment_intent: intent.id,
    payment_method: id,
    payment_method_details: { type: 'card', card: { brand, last4, funding } },
    refunded: false,
    status: failure ? 'failed' : 'succeeded',
  } as unknown as Stripe.Charge;
  await keep<'charge'>(trx, body);
  return body;
}

export async function changeCharge(trx: Trx, id: string, change: Partial<Stripe.Charge>): Promise<Stripe.Charge> {
  const { body, hidden } = await take(trx, 'charge', id);
  const next = { ...body, ...change };
  await keep<'charge'>(trx, next, hidden);
  return next;
}
