import type { GatewayEvent, GatewayPayment, GatewayPaymentState } from '../../adapters/payment-gateway.ts';

/** What we know of a payment or a card check. */
export type Expected = {
  reference: string;
  /** Minor units. */
  amount: number;
  currency: string;
  /** Null until the gateway first told it. */
  gatewayId: string | null;
  /** Minor units of all refunds that were ever asked for. */
  refunds: number;
};

export type Difference = 'reference' | 'type' | 'amount' | 'currency' | 'gateway_id' | 'refunded' | 'state';

/** In what a payment as the gateway tells it cannot be the one that we know; empty when it fits. */
export function differencesOf(expected: Expected, told: GatewayPayment): Difference[] {
  const found: Difference[] = [];
  if (told.reference !== expected.reference) found.push('reference');
  if (expected.gatewayId !== null && told.gatewayId !== '' && told.gatewayId !== expected.gatewayId)
    found.push('gateway_id');
  if (neverStarted(told)) return found;
  if (told.amount !== expected.amount) found.push('amount');
  if (told.currency !== expected.currency) found.push('currency');
  if (!refundFits(told, expected)) found.push('refunded');
  return found;
}

/** In what a signed event contradicts itself. */
export function eventDifferences({ type, reference, payment }: GatewayEvent): Difference[] {
  const found: Difference[] = [];
  if (payment.reference !== reference) found.push('reference');
  if (!statesOf[type].includes(payment.state)) found.push('type');
  return found;
}

const statesOf: Record<GatewayEvent['type'], readonly GatewayPaymentState[]> = {
  'payment.authorized': ['authorized'],
  'payment.captured': ['captured'],
  'payment.voided': ['voided'],
  'payment.refunded': ['refunded', 'partially_refunded'],
  'payment.failed': ['failed'],
};

/** A void of a reference that the gateway had never seen: there is no amount to compare. */
function neverStarted({ state, failure, amount }: GatewayPayment): boolean {
  return state === 'failed' && failure === 'cancelled' && amount === 0;
}

function refundFits({ state, amount, refunded }: GatewayPayment, { refunds }: Expected): boolean {
  if (refunded > refunds) return false;
  if (state === 'refunded') return refunded === amount;
  if (state === 'partially_refunded') return refunded > 0 && refunded < amount;
  return refunded === 0;
}
