import type { OrderState } from '@metade/domain/order-life-cycle.ts';
import type { GatewayPaymentState } from '../../adapters/gateways/payment-gateway.ts';

/** A locked payment. */
export type PaymentRow = {
  id: string;
  order_id: string;
  state: GatewayPaymentState | 'pending';
  attempt: number;
  amount: number;
  currency: string;
  gateway: string;
  gateway_id: string | null;
  /** All that it gives back, as it was decided. */
  refunds: number;
  /** What of it the gateway has, in minor units. */
  given: number;
  /** Its card is to be kept once it has paid. */
  card_waits: boolean;
};

/** Of the job that settles a payment whose answer is lost. */
export const settlingKey = (payment: string): string => `settle ${payment}`;

/** The order that a payment moves, locked. */
export type OrderRow = {
  id: string;
  state: OrderState;
  slot_id: string;
  date: string;
  starts_at: string;
  confirmation_mode: 'review' | 'instant';
  restaurant_id: string;
  country: string;
  rules_id: number | null;
  changes_order_id: string | null;
  /** Of the same table and date. */
  after_cancelled: boolean;
};
