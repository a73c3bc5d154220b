import type Stripe from 'stripe';
import { metadataOf } from './customers.ts';
import { attach, markUsed, refuseUnlessUsable, takeCard } from './payment-methods.ts';
import { StripeProblem } from './problem.ts';
import { keep, made, take, type Trx } from './store.ts';

/** Confirms at once: with customer and payment method. A bank that asks leaves it at requires_action. */
export async function createSetupIntent(trx: Trx, params: Stripe.SetupIntentCreateParams): Promise<Stripe.SetupIntent> {
  const { customer, payment_method: id, confirm } = params;
  if (!confirm || !customer || !id)
    throw new StripeProblem(400, { message: 'The fake knows setup intents of a customer that are confirmed at once.' });
  await take(trx, 'customer', customer, 'customer');
  const card = await takeCard(trx, id);
  refuseUnlessUsable(card, customer);
  if (['decline', 'insufficient_funds', 'incorrect_cvc'].includes(card.hidden.behaviour)) {
    await markUsed(trx, card);
    throw new StripeProblem(402, { type: 'card_error', code: 'card_declined', message: 'The card was declined.' });
  }
  const asks = card.hidden.behaviour === 'authenticate';
  const intent = {
    ...made('setup_intent'),
    customer,
    payment_method: card.body.id,
    status: asks ? 'requires_action' : 'succeeded',
    usage: params.usage ?? 'off_session',
    metadata: metadataOf(params.metadata),
    livemode: false,
  } as Stripe.SetupIntent;
  if (!asks) await attach(trx, card, customer);
  await keep<'setup_intent'>(trx, intent);
  return intent;
}

export async function cancelSetupIntent(trx: Trx, id: string): Promise<Stripe.SetupIntent> {
  const { body } = await take(trx, 'setup_intent', id);
  if (body.status !== 'requires_action')
    throw new StripeProblem(400, { code: 'setup_intent_unexpected_state', message: `It is ${body.status}.` });
  const intent: Stripe.SetupIntent = { ...body, status: 'canceled' };
  await keep<'setup_intent'>(trx, intent);
  return intent;
}
