import type {
  GatewayEvent,
  GatewayPayment,
  GatewayPaymentState,
  OwnPayment,
} from '../../adapters/gateways/payment-gateway.ts';

/** A payment, card check or gift voucher as our own rows have it. */
export type Expected = OwnPayment & {
  /** The gateway that holds it. */
  gateway: string;
  /** Sum of all refunds ever requested, in minor units. */
  refunds: number;
  /** The states allowed; any when absent. */
  states?: readonly GatewayPaymentState[];
};

/** A signed event, and the gateway that signed it. */
export type ReceivedEvent = GatewayEvent & { gateway: string };

export type Difference =
  | 'gateway'
  | 'reference'
  | 'type'
  | 'amount'
  | 'currency'
  | 'gateway_id'
  | 'refunded'
  | 'state'
  | 'disputed';

/** How a gateway's payment differs from ours; empty when it fits. */
export function differencesOf(expected: Expected, told: GatewayPayment, event?: ReceivedEvent): Difference[] {
  const found: Difference[] = [];
  if (event && event.gateway !== expected.gateway) found.push('gateway');
  if (told.reference !== expected.reference || (event && event.reference !== expected.reference))
    found.push('reference');
  if (event && !statesOf[event.type].includes(told.state)) found.push('type');
  if (expected.gatewayId !== null && told.gatewayId !== '' && told.gatewayId !== expected.gatewayId)
    found.push('gateway_id');
  if (neverStarted(told)) return found;
  if (told.amount !== expected.amount) found.push('amount');
  if (told.currency !== expected.currency) found.push('currency');
  if (!refundFits(told, expected)) found.push('refunded');
  if (expected.states && !expected.states.includes(told.state)) found.push('state');
  return found;
}

const statesOf: Record<GatewayEvent['type'], readonly GatewayPaymentState[]> = {
  'payment.authorized': ['authorized'],
  'payment.captured': ['captured'],
  'payment.voided': ['voided'],
  'payment.refunded': ['refunded', 'partially_refunded'],
  'payment.failed': ['failed'],
};

/** A payment given up before the gateway had seen it: there is no amount to compare. */
function neverStarted({ state, failure, amount }: GatewayPayment): boolean {
  return state === 'failed' && failure === 'cancelled' && amount === 0;
}

function refundFits({ state, amount, refunded }: GatewayPayment, { refunds }: Expected): boolean {
  if (refunded > refunds) return false;
  if (state === 'refunded') return refunded === amount;
  if (state === 'partially_refunded') return refunded > 0 && refunded < amount;
  return refunded === 0;
}
