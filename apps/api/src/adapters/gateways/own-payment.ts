import type { GatewayFailure, GatewayPayment, OwnPayment, PaymentGateway } from './payment-gateway.ts';
import { GatewayRefusal, GatewayUnreachable } from './payment-gateway.ts';

/** The payment of a row that we wrote down. */
export function ownPayment(row: {
  id: string;
  gateway_id: string | null;
  amount: number;
  currency: string;
}): OwnPayment {
  return { reference: row.id, gatewayId: row.gateway_id, amount: row.amount, currency: row.currency };
}

/** How a payment stands whose answer was lost; one that the gateway does not know is given up. */
export async function findOrGiveUp(gateway: PaymentGateway, payment: OwnPayment): Promise<GatewayPayment> {
  return (await gateway.find(payment)) ?? gateway.giveUp(payment);
}

/**
 * Asks a gateway for a payment and answers how it stands. Where it does not answer it is asked once how the payment stands, and one that it
 * never heard of will never count; null while even that is unknown.
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

/** What a refusal of the gateway means for a payment: it does not exist there, and never will. */
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
