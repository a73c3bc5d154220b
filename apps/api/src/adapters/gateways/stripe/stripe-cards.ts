import Stripe from 'stripe';
import { GatewayRefusal, type GatewayCard } from '../payment-gateway.ts';
import { isMissing, keyed, type TimeLeft } from './stripe-call.ts';

/** A card at Stripe: its payment method, and the Stripe customer who keeps it; null for one that was typed once. */
export type StripeCard = { method: string; owner: string | null; card: GatewayCard };

const fundings = ['credit', 'debit', 'prepaid'] as const;

/**
 * Cards as tokens: 'pm_…' was typed in a browser, 'cus_…/pm_…' is kept. The customer in it tells a kept card from one that was
 * removed, which Stripe still knows.
 */
export function stripeCards(stripe: Stripe) {
  const read = async (token: string, diner: string, left: TimeLeft): Promise<StripeCard | null> => {
    const [, keeper, method] = /^(?:(cus_\w+)\/)?(pm_\w+)$/.exec(token) ?? [];
    const found = method ? await retrieve(stripe, method, left) : null;
    if (!found?.card) return null;
    const owner = found.customer as Stripe.Customer | null;
    if (keeper !== undefined && owner?.id !== keeper) return null;
    if (owner !== null && owner.metadata.diner !== diner) return null;
    return { method: found.id, owner: owner?.id ?? null, card: { ...shown(found), token } };
  };

  const known = async (token: string, diner: string, left: TimeLeft): Promise<StripeCard> => {
    const found = await read(token, diner, left);
    if (found === null) throw new GatewayRefusal('unknown_token', 'Stripe knows no such card of this customer');
    return found;
  };

  const search = async (diner: string, left: TimeLeft): Promise<Stripe.Customer[]> =>
    (await stripe.customers.search({ query: `metadata['diner']:'${diner}'` }, left())).data;

  /** One for each diner: the idempotency key keeps it so for a day, the search after that. */
  const customerOf = async (diner: string, left: TimeLeft): Promise<string> => {
    const [found] = await search(diner, left);
    if (found) return found.id;
    const create = (options: Stripe.RequestOptions) => stripe.customers.create({ metadata: { diner } }, options);
    return (await keyed(left, `customer ${diner}`, create)).id;
  };

  return {
    read,
    known,
    customerOf,

    /** A card that no payment has attached yet is set up; its bank may ask for nothing meanwhile. */
    async keep(token: string, diner: string, left: TimeLeft): Promise<string> {
      const { method, owner } = await known(token, diner, left);
      if (owner !== null) return `${owner}/${method}`;
      const customer = await customerOf(diner, left);
      const wanted: Stripe.SetupIntentCreateParams = {
        customer,
        payment_method: method,
        confirm: true,
        usage: 'on_session',
        allowed_payment_method_types: ['card'],
      };
      const setUp = (options: Stripe.RequestOptions) => stripe.setupIntents.create(wanted, options);
      const intent = await keyed(left, `keep ${method} ${diner}`, setUp);
      if (intent.status === 'succeeded') return `${customer}/${method}`;
      await stripe.setupIntents.cancel(intent.id, {}, left());
      throw new GatewayRefusal('wrong_state', `Stripe: the card's set-up is ${intent.status}`);
    },

    /** The search is behind: who was made lately is not found. */
    async forgetCustomer(diner: string, left: TimeLeft): Promise<void> {
      for (const { id } of await search(diner, left)) await stripe.customers.del(id, {}, left());
    },

    async forget(token: string, left: TimeLeft): Promise<void> {
      const method = /pm_\w+$/.exec(token)?.[0];
      const found = method ? await retrieve(stripe, method, left) : null;
      if (found?.customer) await stripe.paymentMethods.detach(found.id, {}, left());
    },
  };
}

async function retrieve(stripe: Stripe, method: string, left: TimeLeft): Promise<Stripe.PaymentMethod | null> {
  try {
    return await stripe.paymentMethods.retrieve(method, { expand: ['customer'] }, left());
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function shown({ card, billing_details }: Stripe.PaymentMethod): Omit<GatewayCard, 'token'> {
  return {
    brand: card?.brand ?? '',
    last4: card?.last4 ?? '',
    expMonth: card?.exp_month ?? 0,
    expYear: card?.exp_year ?? 0,
    holder: billing_details.name ?? '',
    funding: fundings.find((one) => one === card?.funding) ?? 'unknown',
  };
}
