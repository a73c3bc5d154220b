import type { GatewayFailure, GatewayPayment, OwnPayment, PaymentGateway } from './payment-gateway.ts';
import { GatewayRefusal, GatewayUnreachable } from './payment-gateway.ts';

/** A payment as our own rows have it. */
export function ownPayment(row: {
  id: string;
  gateway_id: string | null;
  amount: number;
  currency: string;
}): OwnPayment {
  return { reference: row.id, gatewayId: row.gateway_id, amount: row.amount, currency: row.currency };
}

/**
 * How a payment stands whose answer was lost. One that the gateway does not know is given up, so that it can never be taken later.
 */
export async function findOrGiveUp(gateway: PaymentGateway, payment: OwnPayment): Promise<GatewayPayment> {
  return (await gateway.find(payment)) ?? gateway.giveUp(payment);
}

/**
 * Calls a gateway and answers how the payment stands. When the call gets no answer, the gateway is asked once with find(); a
 * payment it does not know is given up. Null while the outcome stays unknown.
 */
export async function authorizeOrAsk(
  gateway: PaymentGateway,
  wanted: Parameters<PaymentGateway['authorize']>[0],
): Promise<GatewayPayment | null> {
  const own = { reference: wanted.reference, gatewayId: null, amount: wanted.amount, currency: wanted.currency };
  try {
    return await gateway.authorize(wanted);
  } catch (error) {
    if (error instanceof GatewayRefusal) return failedPayment(own, 'declined');
    if (!(error instanceof GatewayUnreachable)) throw error;
  }
  try {
    return await findOrGiveUp(gateway, own);
  } catch (error) {
    if (error instanceof GatewayUnreachable) return null;
    throw error;
  }
}

/** A payment that the gateway refused to begin: it does not exist there and never will. */
export function failedPayment(payment: OwnPayment, failure?: GatewayFailure): GatewayPayment {
  const { reference, gatewayId, amount, currency } = payment;
  return {
    reference,
    gatewayId: gatewayId ?? '',
    amount,
    currency,
    refunded: 0,
    state: 'failed',
    ...(failure ? { failure } : {}),
  };
}
