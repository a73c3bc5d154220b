import { readCardForm } from '@metade/sandbox-gateway/card-form.ts';
import type { Behaviour } from '@metade/sandbox-gateway/sentinel-cards.ts';
import type Stripe from 'stripe';
import { StripeProblem } from './problem.ts';
import { keep, made, take, type Kept, type Trx } from './store.ts';
import { cardOf, testTokens } from './test-cards.ts';

export type KeptCard = Kept<'payment_method'> & { hidden: { behaviour: Behaviour; used?: boolean } };

/** A card as the browser gives it, or one of Stripe's ready-made tokens in its place. */
export async function createPaymentMethod(
  trx: Trx,
  params: Stripe.PaymentMethodCreateParams,
): Promise<Stripe.PaymentMethod> {
  const { number = testTokens[params.card?.token ?? ''], exp_month, exp_year, cvc } = params.card ?? {};
  const read = readCardForm(
    {
      number: number ?? '',
      expMonth: exp_month ?? 12,
      expYear: exp_year ?? new Date().getUTCFullYear() + 3,
      cvc: cvc ?? '123',
      holder: params.billing_details?.name || 'Diner Demo',
    },
    new Date(),
  );
  if ('refusal' in read) {
    const { code, field } = read.refusal;
    throw new StripeProblem(402, { type: 'card_error', code: problems[code] ?? code, param: field, message: code });
  }
  return add(trx, (number ?? '').replace(/[\s-]/g, ''), read.card);
}

const problems: Record<string, string> = {
  invalid_number: 'incorrect_number',
  invalid_expiry: 'invalid_expiry_year',
  expired_card: 'invalid_expiry_year',
};

async function add(
  trx: Trx,
  number: string,
  card: { brand: string; last4: string; expMonth: number; expYear: number; holder: string },
): Promise<Stripe.PaymentMethod> {
  const { behaviour, funding } = cardOf(number);
  const body = {
    ...made('payment_method'),
    type: 'card',
    customer: null,
    livemode: false,
    billing_details: { name: card.holder, address: null, email: null, phone: null, tax_id: null },
    card: { brand: card.brand, last4: card.last4, exp_month: card.expMonth, exp_year: card.expYear, funding },
  } as Stripe.PaymentMethod;
  await keep<'payment_method'>(trx, body, { behaviour });
  return body;
}

/** The card, locked; of a ready-made token a new one. */
export async function takeCard(trx: Trx, id: string): Promise<KeptCard> {
  const ready =
    testTokens[id] === undefined ? null : await createPaymentMethod(trx, { type: 'card', card: { token: id } });
  return (await take(trx, 'payment_method', ready?.id ?? id, 'payment_method')) as KeptCard;
}

/** Refuses a card that is another customer's, or was used or detached and never attached since. */
export function refuseUnlessUsable({ body, hidden }: KeptCard, customer: string | null): void {
  if (body.customer !== null && body.customer !== customer)
    throw new StripeProblem(400, {
      param: 'payment_method',
      message: 'The payment method belongs to another customer, or the customer is missing.',
    });
  if (body.customer === null && hidden.used)
    throw new StripeProblem(400, {
      param: 'payment_method',
      message: 'The payment method was used or detached before without a customer, and may not be used again.',
    });
}

export async function attach(trx: Trx, { body, hidden }: KeptCard, customer: string): Promise<void> {
  await keep<'payment_method'>(trx, { ...body, customer }, hidden);
}

export async function markUsed(trx: Trx, { body, hidden }: KeptCard): Promise<void> {
  if (body.customer === null) await keep<'payment_method'>(trx, body, { ...hidden, used: true });
}

export async function detach(trx: Trx, id: string): Promise<Stripe.PaymentMethod> {
  const card = await takeCard(trx, id);
  if (card.body.customer === null)
    throw new StripeProblem(400, { message: 'The payment method is not attached to a customer.' });
  const body = { ...card.body, customer: null };
  await keep<'payment_method'>(trx, body, { ...card.hidden, used: true });
  return body;
}
