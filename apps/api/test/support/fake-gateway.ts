import type {
  GatewayFailure,
  GatewayPayment,
  GatewayRefund,
  PaymentGateway,
  OwnPayment,
} from '../../src/adapters/gateways/payment-gateway.ts';
import { GatewayRefusal, GatewayUnreachable } from '../../src/adapters/gateways/payment-gateway.ts';

/** What a card of the fake gateway does, by its token. */
export const fakeCards = ['good', 'declined', 'bank', 'answer_lost', 'never_heard', 'capture_fails'] as const;
export type FakeCard = (typeof fakeCards)[number];

/** A card gateway in memory for thousands of payments: its books are the outer truth of what cards were charged. */
export function fakeGateway(): PaymentGateway & { books: Map<string, GatewayPayment> } {
  const books = new Map<string, GatewayPayment>();
  const refunds = new Set<string>();
  const doomed = new Set<string>();
  /** Whose a saved card is; null once it was removed. */
  const saved = new Map<string, string | null>();
  const known = ({ reference, gatewayId }: OwnPayment): GatewayPayment => {
    const payment = books.get(reference);
    if (payment === undefined || (gatewayId ?? payment.gatewayId) !== payment.gatewayId)
      throw new GatewayRefusal('unknown_payment', reference);
    return payment;
  };
  const write = (payment: GatewayPayment, change: Partial<GatewayPayment>): GatewayPayment => {
    const next = { ...payment, ...change };
    books.set(payment.reference, next);
    return next;
  };
  return {
    name: 'fake',
    books,
    check: async () => {},
    card: async (token, customer) => {
      const known = saved.has(token) ? saved.get(token) === customer : fakeCards.some((card) => card === token);
      return known ? { ...shown, token } : null;
    },
    authorize: async ({ reference, amount, currency, token, capture }) => {
      const before = books.get(reference);
      if (before !== undefined) return before;
      if (token === 'never_heard') throw new GatewayUnreachable('lost on the way');
      const payment: GatewayPayment = {
        reference,
        gatewayId: `fake ${reference}`,
        amount,
        currency,
        refunded: 0,
        state: 'authorized',
      };
      if (token === 'declined') return write(payment, failed('declined'));
      if (token === 'bank') return write(payment, { state: 'requires_action', actionUrl: 'http://bank.test' });
      if (token === 'capture_fails' && !capture) doomed.add(reference);
      const made = write(payment, { state: capture ? 'captured' : 'authorized' });
      if (token === 'answer_lost') throw new GatewayUnreachable('the answer is lost');
      return made;
    },
    capture: async (key) => {
      const payment = known(key);
      if (payment.state === 'captured') return payment;
      if (payment.state !== 'authorized') throw new GatewayRefusal('wrong_state', payment.state);
      return write(payment, doomed.has(key.reference) ? failed('declined') : { state: 'captured' });
    },
    void: async (key) => {
      const payment = known(key);
      if (payment.state === 'captured') throw new GatewayRefusal('wrong_state', payment.state);
      if (payment.state === 'authorized') return write(payment, { state: 'voided' });
      return payment.state === 'requires_action' ? write(payment, failed('cancelled')) : payment;
    },
    giveUp: async ({ reference }) => {
      const gatewayId = `fake ${reference}`;
      const payment = books.get(reference);
      if (payment === undefined)
        return write(
          { reference, gatewayId, amount: 0, currency: 'EUR', refunded: 0, state: 'failed' },
          failed('cancelled'),
        );
      return payment.state === 'authorized' ? write(payment, { state: 'voided' }) : payment;
    },
    refund: async ({ refundReference, amount, payment: own }) => {
      const payment = known(own);
      const done = (after: GatewayPayment): GatewayRefund => ({
        gatewayId: refundReference,
        state: 'done',
        payment: after,
      });
      if (refunds.has(refundReference)) return done(payment);
      if (payment.refunded + amount > payment.amount) throw new GatewayRefusal('amount_too_large', own.reference);
      refunds.add(refundReference);
      const refunded = payment.refunded + amount;
      return done(write(payment, { refunded, state: refunded === payment.amount ? 'refunded' : 'partially_refunded' }));
    },
    find: async ({ reference }) => books.get(reference) ?? null,
    saveCard: async ({ token, customer }) => {
      saved.set(`${token} of ${customer}`, customer);
      return `${token} of ${customer}`;
    },
    removeCard: async (token) => {
      if (saved.has(token)) saved.set(token, null);
    },
    removeCustomer: async (customer) => {
      for (const [token, owner] of saved) if (owner === customer) saved.set(token, null);
    },
    movements: async () => ({ items: [], next: null }),
    payouts: async () => ({ items: [], next: null }),
    movementsOf: async () => ({ items: [], next: null }),
    dispute: async () => null,
    answerDispute: async (id) => Promise.reject(new GatewayRefusal('unknown_dispute', id)),
    acceptDispute: async (id) => Promise.reject(new GatewayRefusal('unknown_dispute', id)),
    verifyWebhook: () => null,
    publicConfig: () => ({
      kind: 'sandbox',
      tokenizeUrl: 'http://gateway.test/tokens',
      cardPageUrl: 'http://gateway.test/card',
    }),
  };
}

const shown = {
  brand: 'visa',
  last4: '4242',
  expMonth: 12,
  expYear: 2090,
  holder: 'Diner Demo',
  funding: 'credit',
} as const;

function failed(failure: GatewayFailure): Pick<GatewayPayment, 'state' | 'failure'> {
  return { state: 'failed', failure };
}
