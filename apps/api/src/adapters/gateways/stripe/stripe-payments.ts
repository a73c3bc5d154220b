import Stripe from 'stripe';
import { failedPayment } from '../own-payment.ts';
import {
  GatewayRefusal,
  GatewayUnreachable,
  type AuthorizeRequest,
  type GatewayPayment,
  type OwnPayment,
} from '../payment-gateway.ts';
import { isKeptFailure, isMissing, keyed, type TimeLeft } from './stripe-call.ts';
import type { StripeCard } from './stripe-cards.ts';
import { paymentOf, wasTried } from './stripe-payment.ts';

type Intent = Stripe.PaymentIntent;

const expand = ['latest_charge'];

/**
 * Payments as payment intents, in two steps: one is created under our reference as idempotency key, from nothing but what our own
 * row says, and takes no money; confirming it by its id takes it. So whoever has our row can name the intent again, whatever became
 * of the answers: by the key for a day, by a search from then on. An intent that was cancelled can never be confirmed.
 */
export function stripePayments(stripe: Stripe) {
  /** Of an id that Stripe gave us. When it knows it no more, we are at another account: nothing may be concluded from that. */
  const retrieve = async (id: string, left: TimeLeft): Promise<Intent> => {
    try {
      return await stripe.paymentIntents.retrieve(id, { expand }, left());
    } catch (error) {
      if (isMissing(error))
        throw new GatewayUnreachable(`Stripe knows no ${id}: are these the keys of another account?`);
      throw error;
    }
  };

  /** The intent of our reference, made if there is none. */
  const begin = async ({ reference, amount, currency }: OwnPayment, left: TimeLeft): Promise<Intent> => {
    const params: Stripe.PaymentIntentCreateParams = {
      amount,
      currency: stripeCurrency(currency),
      metadata: { reference },
      capture_method: 'manual',
      allowed_payment_method_types: ['card'],
    };
    const made = await keyed(left, reference, (options) => stripe.paymentIntents.create(params, options));
    const repeated = made.lastResponse.headers['idempotent-replayed'] === 'true';
    // A repeat tells how it was at first.
    return repeated ? retrieve(made.id, left) : made;
  };

  const search = async ({ reference }: OwnPayment, left: TimeLeft): Promise<Intent | null> => {
    const { data } = await stripe.paymentIntents.search(
      { query: `metadata['reference']:'${reference}'`, expand: ['data.latest_charge'] },
      left(),
    );
    const [found] = data.filter(wasTried);
    return found ? retrieve(found.id, left) : null;
  };

  /** The intent as it is now, tried or not; null where one was never made and never will be. */
  const lookUp = async (own: OwnPayment, left: TimeLeft): Promise<Intent | null> => {
    if (own.gatewayId !== null) return retrieve(own.gatewayId, left);
    let begun: Intent | null = null;
    try {
      begun = await begin(own, left);
    } catch (error) {
      // Stripe failed when it was to be made: nobody was ever told an id that could be confirmed.
      if (!isKeptFailure(error)) throw error;
    }
    if (begun && wasTried(begun)) return begun;
    return (await search(own, left)) ?? begun;
  };

  const known = async (own: OwnPayment, left: TimeLeft): Promise<Intent> => {
    const found = await lookUp(own, left);
    if (found === null || !wasTried(found)) throw new GatewayRefusal('unknown_payment', 'Stripe has no such payment');
    return found;
  };

  /** Cancels what can be; what moved meanwhile comes back as it is. */
  const cancel = async (intent: Intent, left: TimeLeft): Promise<Intent> => {
    if (['canceled', 'succeeded'].includes(intent.status)) return intent;
    try {
      return await stripe.paymentIntents.cancel(intent.id, { expand }, left());
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      const now = await retrieve(intent.id, left);
      if (['canceled', 'succeeded'].includes(now.status)) return now;
      throw error;
    }
  };

  /** What a refused card leaves could be tried again in a browser, with any card: it is cancelled before it is told of. */
  const told = async (intent: Intent, left: TimeLeft): Promise<GatewayPayment> => {
    const payment = paymentOf(intent);
    if (intent.status === 'requires_payment_method') await cancel(intent, left);
    return payment;
  };

  /** How a payment is after a step that Stripe did not take: the card was refused, or it had moved on. */
  const afterRefusal = async (error: unknown, id: string, left: TimeLeft): Promise<GatewayPayment> => {
    const { type, code } = error as Partial<Stripe.errors.StripeError>;
    if (type !== 'StripeCardError' && code !== 'payment_intent_unexpected_state') throw error;
    return told(await retrieve(id, left), left);
  };

  return {
    /** customer: Stripe's, for a card that is kept or will be. */
    async authorize(
      request: AuthorizeRequest,
      { method }: StripeCard,
      customer: string | null,
      left: TimeLeft,
    ): Promise<GatewayPayment> {
      const { reference, amount, currency, capture, keep, returnUrl } = request;
      const intent = await begin({ reference, amount, currency, gatewayId: null }, left);
      if (wasTried(intent)) return told(intent, left);
      const params: Stripe.PaymentIntentConfirmParams = {
        payment_method: method,
        capture_method: capture ? 'automatic' : 'manual',
        return_url: returnUrl,
        ...(keep ? { setup_future_usage: 'on_session' } : {}),
        expand,
      };
      try {
        if (customer !== null) await stripe.paymentIntents.update(intent.id, { customer }, left());
        const confirm = (options: Stripe.RequestOptions) => stripe.paymentIntents.confirm(intent.id, params, options);
        return await told(await keyed(left, `${reference} confirm`, confirm), left);
      } catch (error) {
        return afterRefusal(error, intent.id, left);
      }
    },

    async find(own: OwnPayment, left: TimeLeft): Promise<GatewayPayment | null> {
      const intent = await lookUp(own, left);
      return intent && wasTried(intent) ? told(intent, left) : null;
    },

    async capture(own: OwnPayment, left: TimeLeft): Promise<GatewayPayment> {
      const intent = await known(own, left);
      // Refused at an earlier capture, or run out: the bank no longer honours it.
      if (intent.status === 'succeeded' || intent.cancellation_reason === 'automatic') return paymentOf(intent);
      if (intent.status !== 'requires_capture')
        throw new GatewayRefusal('wrong_state', `Stripe: it is ${intent.status}`);
      try {
        return paymentOf(await stripe.paymentIntents.capture(intent.id, { expand }, left()));
      } catch (error) {
        return afterRefusal(error, intent.id, left);
      }
    },

    async void(own: OwnPayment, left: TimeLeft): Promise<GatewayPayment> {
      const intent = await cancel(await known(own, left), left);
      if (intent.status === 'succeeded') throw new GatewayRefusal('wrong_state', 'Stripe: it is captured');
      return paymentOf(intent);
    },

    async giveUp(own: OwnPayment, left: TimeLeft): Promise<GatewayPayment> {
      const intent = await lookUp(own, left);
      if (intent === null) return failedPayment(own, 'cancelled');
      return paymentOf(await cancel(intent, left));
    },

    known,
  };
}

/** Stripe's name of a currency. Throws for one without hundredths, in which neither our amounts nor Stripe's are as elsewhere. */
function stripeCurrency(currency: string): string {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  if (maximumFractionDigits !== 2) throw new GatewayRefusal('invalid_request', `${currency} has no hundredths`);
  return currency.toLowerCase();
}
