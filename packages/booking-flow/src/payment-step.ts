import { ApiRefusal, type ApiClient } from '@metade/api-client/client.ts';
import { type CardFailure, gatewayFailureRefusals } from '@metade/contracts/gateway-failures.ts';
import type { Order } from '@metade/contracts/orders.ts';

export type HeldOrder = Order & { hold: NonNullable<Order['hold']> };

/** time: its minutes ran out. too_late: so they did, and a payment came after that, which goes back. unpaid: no attempt was left. */
export type EndOfHold = 'time' | 'too_late' | 'unpaid';

/**
 * What comes next with an order in checkout. booked, cancelled: checkout is over, and the order's own page tells more. wait: the
 * bank has not answered, so ask again soon (see {@link settlePayment}). pay: `bank` is the page where a payment that was begun can be
 * consented to, instead of another card; `failure` says why the last one failed.
 */
export type PaymentStep =
  | { kind: 'sign_in'; held: HeldOrder }
  | { kind: 'pay'; held: HeldOrder; bank: string | null; failure: CardFailure | null; attemptsLeft: number | null }
  | { kind: 'wait'; held: HeldOrder }
  | { kind: 'over'; end: EndOfHold }
  | { kind: 'booked' }
  | { kind: 'cancelled' };

export function paymentStep(order: Order, signedIn: boolean): PaymentStep {
  if (isHeld(order)) {
    if (!signedIn) return { kind: 'sign_in', held: order };
    const { payment } = order;
    if (payment?.state === 'pending') return { kind: 'wait', held: order };
    return {
      kind: 'pay',
      held: order,
      bank: bankOf(order),
      failure: payment?.state === 'failed' ? (codes[payment.failure ?? ''] ?? 'card_declined') : null,
      attemptsLeft: payment?.attempts_left ?? null,
    };
  }
  if (order.state === 'expired') return { kind: 'over', end: tookMoney(order) ? 'too_late' : 'time' };
  if (order.state !== 'cancelled') return { kind: 'booked' };
  return order.end_reason?.startsWith('payment_') ? { kind: 'over', end: 'unpaid' } : { kind: 'cancelled' };
}

/** The bank's page, while it waits for the diner. */
export function bankOf({ payment }: Order): string | null {
  return payment?.state === 'requires_action' ? payment.action_url : null;
}

/** Whether an order's payment has an unknown outcome: it waits for the diner at the bank, or for the bank. */
export function isUnfinished({ payment }: Order): boolean {
  return payment?.state === 'pending' || payment?.state === 'requires_action';
}

/** The order after asking the gateway about an unfinished payment; unchanged when that does not answer. */
export async function settlePayment(api: ApiClient, order: Order): Promise<Order> {
  if (!isUnfinished(order)) return order;
  try {
    return (await api.call('refreshPayment', { params: { id: order._id } })).data;
  } catch (error) {
    if (error instanceof ApiRefusal) return order;
    throw error;
  }
}

const codes: Partial<Record<string, CardFailure>> = gatewayFailureRefusals;

function isHeld(order: Order): order is HeldOrder {
  return order.state === 'held' && order.hold !== null;
}

function tookMoney({ payment }: Order): boolean {
  return ['authorized', 'captured', 'refunded'].includes(payment?.state ?? '');
}
