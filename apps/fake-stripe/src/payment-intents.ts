import type Stripe from 'stripe';
import { book, cardFee } from './balance.ts';
import { charge, changeCharge } from './charges.ts';
import { metadataOf } from './customers.ts';
import { raiseOf } from './disputes.ts';
import { tell } from './events.ts';
import { attach, markUsed, refuseUnlessUsable, takeCard, type KeptCard } from './payment-methods.ts';
import { StripeProblem } from './problem.ts';
import { keep, made, take, type Trx } from './store.ts';
import type { Behaviour } from '@metade/sandbox-gateway/sentinel-cards.ts';

/** What the connection does after the change was made, by the card. */
export type Answered = { intent: Stripe.PaymentIntent; behaviour?: Behaviour | undefined };

/** Lost on the way: nothing was recorded, and nobody is answered. */
export class NeverHeard extends Error {}

export async function createPaymentIntent(
  trx: Trx,
  params: Stripe.PaymentIntentCreateParams,
): Promise<Stripe.PaymentIntent> {
  if (params.confirm) throw new StripeProblem(400, { param: 'confirm', message: 'The fake confirms apart.' });
  if (!Number.isSafeInteger(params.amount) || params.amount < 1 || params.amount > 99_999_999)
    throw new StripeProblem(400, { code: 'parameter_invalid_integer', param: 'amount', message: 'No such amount.' });
  if (params.amount < 50 && ['eur', 'brl'].includes(params.currency))
    throw new StripeProblem(400, {
      code: 'amount_too_small',
      param: 'amount',
      message: 'Amount must be at least 0.50.',
    });
  if (!/^[a-z]{3}$/.test(params.currency))
    throw new StripeProblem(400, { param: 'currency', message: 'Invalid currency.' });
  if (params.customer) await take(trx, 'customer', params.customer, 'customer');
  const intent = {
    ...made('payment_intent'),
    amount: params.amount,
    amount_capturable: 0,
    amount_received: 0,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: params.capture_method ?? 'automatic_async',
    currency: params.currency,
    customer: params.customer ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: metadataOf(params.metadata),
    next_action: null,
    payment_method: null,
    payment_method_types: params.allowed_payment_method_types ?? ['card'],
    setup_future_usage: null,
    status: 'requires_payment_method',
  } as unknown as Stripe.PaymentIntent;
  await keep<'payment_intent'>(trx, intent);
  return intent;
}

export async function updatePaymentIntent(
  trx: Trx,
  id: string,
  { customer }: Stripe.PaymentIntentUpdateParams,
): Promise<Stripe.PaymentIntent> {
  const { body, hidden } = await take(trx, 'payment_intent', id);
  refuseUnless(body, 'requires_payment_method', 'requires_confirmation');
  if (customer) await take(trx, 'customer', customer, 'customer');
  const intent = { ...body, customer: customer ?? body.customer, last_payment_error: null };
  await keep<'payment_intent'>(trx, intent, hidden);
  return intent;
}

export async function confirmPaymentIntent(
  trx: Trx,
  id: string,
  params: Stripe.PaymentIntentConfirmParams,
  publicUrl: string,
): Promise<Answered> {
  const { body } = await take(trx, 'payment_intent', id);
  refuseUnless(body, 'requires_payment_method', 'requires_confirmation', 'requires_action');
  const card = await takeCard(trx, params.payment_method ?? '');
  const { behaviour } = card.hidden;
  if (behaviour === 'network_failure') throw new NeverHeard();
  refuseUnlessUsable(card, body.customer as string | null);
  if (params.setup_future_usage && body.customer === null)
    throw new StripeProblem(400, { param: 'setup_future_usage', message: 'A customer is needed.' });
  const intent: Stripe.PaymentIntent = {
    ...body,
    payment_method: card.body.id,
    capture_method: params.capture_method ?? body.capture_method,
    setup_future_usage: params.setup_future_usage || null,
    last_payment_error: null,
  };
  if (behaviour === 'authenticate') {
    const url = `${publicUrl}/authenticate/${id}`;
    const waiting = {
      ...intent,
      status: 'requires_action',
      next_action: { type: 'redirect_to_url', redirect_to_url: { url, return_url: params.return_url ?? null } },
    } as Stripe.PaymentIntent;
    await markUsed(trx, card);
    await keep<'payment_intent'>(trx, waiting);
    await tell(trx, 'payment_intent.requires_action', waiting, { of: id });
    return { intent: waiting, behaviour };
  }
  return { intent: await bankAnswers(trx, intent, card), behaviour };
}

/** The diner's answer on the bank's page; nothing where it waits no more. */
export async function authenticate(trx: Trx, id: string, approved: boolean): Promise<Stripe.PaymentIntent> {
  const { body } = await take(trx, 'payment_intent', id);
  if (body.status !== 'requires_action') return body;
  const card = await takeCard(trx, String(body.payment_method));
  const intent = { ...body, next_action: null };
  return approved
    ? bankAnswers(trx, intent, card)
    : refused(trx, intent, { code: 'payment_intent_authentication_failure' }, null);
}

/** Charges, reserves or refuses; a refusal is stored, and comes back as its error. */
async function bankAnswers(trx: Trx, intent: Stripe.PaymentIntent, card: KeptCard): Promise<Stripe.PaymentIntent> {
  const { behaviour } = card.hidden;
  const manual = intent.capture_method === 'manual';
  const no = refusals[behaviour] ?? (behaviour === 'capture_fails' && !manual ? { code: 'card_declined' } : null);
  if (no !== null) {
    await markUsed(trx, card);
    return refused(trx, intent, no, await charge(trx, intent, card.body, { failure: no }));
  }
  const taken = await charge(trx, intent, card.body, { captured: !manual });
  if (intent.setup_future_usage) await attach(trx, card, String(intent.customer));
  else await markUsed(trx, card);
  const next: Stripe.PaymentIntent = {
    ...intent,
    latest_charge: taken.id,
    status: manual ? 'requires_capture' : 'succeeded',
    amount_capturable: manual ? intent.amount : 0,
    amount_received: manual ? 0 : intent.amount,
  };
  await keep<'payment_intent'>(trx, next);
  const deliveries = behaviour === 'webhook_doubled' ? 2 : 1;
  if (manual)
    await tell(trx, 'payment_intent.amount_capturable_updated', next, {
      of: intent.id,
      held: behaviour === 'webhook_disordered',
      deliveries,
    });
  else {
    await tell(trx, 'payment_intent.succeeded', next, { of: intent.id, deliveries });
    await bookCharge(trx, taken, behaviour);
  }
  return next;
}

async function bookCharge(trx: Trx, taken: Stripe.Charge, behaviour: Behaviour): Promise<void> {
  const { id, amount, currency } = taken;
  const booked = await book(trx, { type: 'charge', amount, fee: cardFee(amount), currency, source: id });
  const whole = await changeCharge(trx, id, { balance_transaction: booked.id });
  await raiseOf(trx, whole, behaviour);
}

type Refusal = { code: string; decline_code?: string };

const refusals: Partial<Record<Behaviour, Refusal>> = {
  decline: { code: 'card_declined', decline_code: 'generic_decline' },
  insufficient_funds: { code: 'card_declined', decline_code: 'insufficient_funds' },
  incorrect_cvc: { code: 'incorrect_cvc', decline_code: 'incorrect_cvc' },
};

async function refused(
  trx: Trx,
  intent: Stripe.PaymentIntent,
  { code, decline_code }: Refusal,
  failed: Stripe.Charge | null,
): Promise<Stripe.PaymentIntent> {
  const error = { type: 'card_error', code, message: code, ...(decline_code ? { decline_code } : {}) };
  const next = {
    ...intent,
    payment_method: null,
    latest_charge: failed?.id ?? intent.latest_charge,
    amount_capturable: 0,
    status: 'requires_payment_method',
    last_payment_error: error,
  } as Stripe.PaymentIntent;
  await keep<'payment_intent'>(trx, next);
  await tell(trx, 'payment_intent.payment_failed', next, { of: intent.id });
  return next;
}

export async function capturePaymentIntent(trx: Trx, id: string): Promise<Answered> {
  const { body } = await take(trx, 'payment_intent', id);
  refuseUnless(body, 'requires_capture');
  const card = await takeCard(trx, String(body.payment_method));
  const { behaviour } = card.hidden;
  if (behaviour === 'capture_fails') {
    await changeCharge(trx, String(body.latest_charge), { status: 'failed', failure_code: 'card_declined' });
    return { intent: await refused(trx, body, { code: 'card_declined' }, null), behaviour };
  }
  const taken = await changeCharge(trx, String(body.latest_charge), { captured: true, amount_captured: body.amount });
  const intent: Stripe.PaymentIntent = {
    ...body,
    status: 'succeeded',
    amount_capturable: 0,
    amount_received: body.amount,
  };
  await keep<'payment_intent'>(trx, intent);
  await tell(trx, 'payment_intent.succeeded', intent, { of: id, deliveries: behaviour === 'webhook_doubled' ? 2 : 1 });
  await bookCharge(trx, taken, behaviour);
  return { intent, behaviour };
}

/** Clears the last error, as any change of a payment intent does at Stripe. */
export async function cancelPaymentIntent(
  trx: Trx,
  id: string,
  { cancellation_reason = null }: { cancellation_reason?: string | null },
): Promise<Answered> {
  const { body } = await take(trx, 'payment_intent', id);
  refuseUnless(body, 'requires_payment_method', 'requires_confirmation', 'requires_action', 'requires_capture');
  const card = body.payment_method === null ? null : await takeCard(trx, String(body.payment_method));
  const intent: Stripe.PaymentIntent = {
    ...body,
    status: 'canceled',
    canceled_at: Math.floor(Date.now() / 1000),
    cancellation_reason,
    amount_capturable: 0,
    next_action: null,
    last_payment_error: null,
  };
  await keep<'payment_intent'>(trx, intent);
  if (body.status === 'requires_capture') {
    // Stripe shows a release as a refund of what was never captured.
    const released = { refunded: true, amount_refunded: body.amount };
    await tell(trx, 'charge.refunded', await changeCharge(trx, String(body.latest_charge), released), { of: id });
  }
  await tell(trx, 'payment_intent.canceled', intent, { of: id });
  return { intent, behaviour: card?.hidden.behaviour };
}

/** The authorization ran out: Stripe cancels it by itself. */
export async function expirePaymentIntent(trx: Trx, id: string): Promise<void> {
  await cancelPaymentIntent(trx, id, { cancellation_reason: 'automatic' });
}

function refuseUnless(intent: Stripe.PaymentIntent, ...states: Stripe.PaymentIntent.Status[]): void {
  if (states.includes(intent.status)) return;
  throw new StripeProblem(400, {
    code: 'payment_intent_unexpected_state',
    message: `The PaymentIntent is ${intent.status}.`,
    payment_intent: intent,
  });
}
