import Stripe from 'stripe';
import { failedPayment } from './own-payment.ts';
import type { GatewayCard, GatewayFailure, PaymentGateway } from './payment-gateway.ts';
import { stripeBalance } from './stripe/stripe-balance.ts';
import { stripeCall } from './stripe/stripe-call.ts';
import { stripeCards } from './stripe/stripe-cards.ts';
import { stripeDisputes } from './stripe/stripe-disputes.ts';
import { eventOf } from './stripe/stripe-event.ts';
import { stripePayments } from './stripe/stripe-payments.ts';
import { stripeRefund } from './stripe/stripe-refunds.ts';

export type StripePaymentGatewayOptions = {
  /** By which rows name this account. */
  name: string;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Stripe's API, without a path. */
  apiUrl: string;
  /** Stripe's script for browsers. */
  scriptUrl: string;
  /** The page of our site that takes a card for the app. */
  cardPageUrl: string;
  /** Epoch ms, to tell an old event from a new one. */
  now?: () => number;
  /** Of a whole call, however many requests it takes. */
  timeoutMs: number;
};

/** An account at Stripe, by its own SDK. It keeps one customer for each diner who keeps a card, known by our id alone. */
export function stripePaymentGateway(options: StripePaymentGatewayOptions): PaymentGateway {
  const { protocol, hostname, port } = new URL(options.apiUrl);
  const stripe = new Stripe(options.secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    // Who calls knows what to do without an answer, and in which time.
    maxNetworkRetries: 0,
    telemetry: false,
  });
  const live = /^[a-z]+_live_/.test(options.secretKey);
  const [cards, payments, disputes] = [stripeCards(stripe), stripePayments(stripe), stripeDisputes(stripe)];
  const balance = stripeBalance(stripe);
  const call = <T>(work: Parameters<typeof stripeCall<T>>[1]) => stripeCall(options.timeoutMs, work);

  return {
    name: options.name,
    check: () =>
      call(async (left) => {
        await stripe.paymentIntents.list({ limit: 1 }, left());
      }),
    card: (token, customer) => call(async (left) => (await cards.read(token, customer, left))?.card ?? null),
    authorize: (request) =>
      call(async (left) => {
        const { token, customer: diner, keep } = request;
        const card = await cards.known(token, diner, left);
        const refused = refusedFunding(card.card);
        if (refused) return failedPayment({ ...request, gatewayId: null }, refused);
        const customer = card.owner ?? (keep ? await cards.customerOf(diner, left) : null);
        return payments.authorize(request, card, customer, left);
      }),
    find: (own) => call((left) => payments.find(own, left)),
    capture: (own) => call((left) => payments.capture(own, left)),
    void: (own) => call((left) => payments.void(own, left)),
    giveUp: (own) => call((left) => payments.giveUp(own, left)),
    refund: (request) =>
      call(async (left) => stripeRefund(stripe, await payments.known(request.payment, left), request, left)),
    saveCard: ({ token, customer }) => call((left) => cards.keep(token, customer, left)),
    removeCustomer: (customer) => call((left) => cards.forgetCustomer(customer, left)),
    removeCard: (token) => call((left) => cards.forget(token, left)),
    movements: (span, cursor) => call((left) => balance.movements(span, cursor, left)),
    payouts: (span, cursor) => call((left) => balance.payouts(span, cursor, left)),
    movementsOf: (payout, cursor) => call((left) => balance.movementsOf(payout, cursor, left)),
    dispute: (id) => call((left) => disputes.find(id, left)),
    answerDispute: (id, evidence) => call((left) => disputes.answer(id, evidence, left)),
    acceptDispute: (id) => call((left) => disputes.accept(id, left)),
    verifyWebhook(rawBody, headers) {
      const signature = headers['stripe-signature'];
      if (typeof signature !== 'string') return null;
      const now = (options.now ?? Date.now)();
      try {
        const event = stripe.webhooks.constructEvent(
          rawBody,
          signature,
          options.webhookSecret,
          undefined,
          undefined,
          now,
        );
        // Of the other mode, or of an account that is only connected to ours: none of it is about our money.
        return event.livemode === live && !event.account ? (eventOf(event) ?? 'other') : null;
      } catch {
        return null;
      }
    },
    publicConfig: () => ({
      kind: 'stripe',
      publishableKey: options.publishableKey,
      apiUrl: options.apiUrl,
      scriptUrl: options.scriptUrl,
      cardPageUrl: options.cardPageUrl,
    }),
  };
}

/** Why a card is not even tried; only credit cards are. */
function refusedFunding({ funding }: GatewayCard): GatewayFailure | null {
  if (funding === 'credit') return null;
  return funding === 'prepaid' ? 'prepaid_not_accepted' : 'debit_not_accepted';
}
