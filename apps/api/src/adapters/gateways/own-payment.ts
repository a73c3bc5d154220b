import type { GatewayFailure, GatewayPayment, OwnPayment, PaymentGateway } from './payment-gateway.ts';

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
