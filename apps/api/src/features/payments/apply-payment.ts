import { confirmationDeadline } from '@metade/domain/confirmation.ts';
import type { OrderState } from '@metade/domain/order-life-cycle.ts';
import { toIso } from '@metade/domain/time.ts';
import { v7 as uuidv7 } from 'uuid';
import type { GatewayPayment } from '../../adapters/gateways/payment-gateway.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import { enqueue, forgetJob } from '../../jobs/enqueue.ts';
import { payments } from '../../watch/counters.ts';
import { dropCheckOf, proveCardOf } from '../cards/index.ts';
import type { ReceivedEvent } from '../gateway-alarms/index.ts';
import { fitsOrAlarm } from '../gateway-alarms/index.ts';
import { releaseParts } from '../ledger/index.ts';
import { announceToTeam, warnOfDeadline } from '../team-news/index.ts';
import { changeStands, finishChange, transitionLocked, voidPayments } from '../orders/index.ts';
import type { OrderStep } from '../orders/index.ts';
import { issueVoucher } from './issue-voucher.ts';
import { settlingKey, type OrderRow, type PaymentRow } from './payment-rows.ts';
import { takeTableAgain } from './take-table-again.ts';

// Events may arrive twice and out of order: a payment only ever moves to a later stage.
const stage = {
  pending: 0,
  requires_action: 1,
  authorized: 2,
  captured: 3,
  partially_refunded: 4,
  refunded: 5,
  voided: 6,
  failed: 6,
} as const;

const neverTaken = ['requires_action', 'authorized', 'voided', 'failed'] as const;

/**
 * Applies a gateway's report on a payment, and moves its order accordingly. The only place where money moves an order: answers,
 * webhooks and settling jobs all end here, in any order and number. False: the report cannot be true of this payment; nothing was
 * applied, and an alarm was raised.
 */
export async function applyPayment(
  context: Context,
  trx: Trx,
  id: string,
  told: GatewayPayment,
  event?: ReceivedEvent,
): Promise<boolean> {
  const order = await lockOrder(trx, '(select order_id from payment where id = $1)', id);
  if (order === undefined) return true;
  const payment = await lockPayment(trx, id);
  // A failed or voided payment is never captured later; of the events only an authorization may come late.
  const states = stage[payment.state] === stage.failed ? neverTaken : undefined;
  const expected = { ...payment, reference: payment.id, gatewayId: payment.gateway_id, ...(states && { states }) };
  if (!(await fitsOrAlarm(trx, expected, told, { order, event }))) return false;
  if (stage[told.state] <= stage[payment.state]) return true;
  // It tells of a refund that has failed since.
  if (told.refunded > payment.given) return true;
  // A captured payment cannot fail any more; only a refund changes it.
  if (payment.state === 'captured' && (told.state === 'failed' || told.state === 'voided')) return true;
  // Once it is known how the payment stands, nothing is left to settle.
  await trx.query(
    `with settled as (${forgetJob('$6')} and $2 <> 'requires_action')
     update payment set state = $2, failure = $3, action_url = $4, gateway_id = coalesce(gateway_id, nullif($5, '')), updated_at = now()
     where id = $1`,
    [payment.id, told.state, told.failure ?? null, told.actionUrl ?? null, told.gatewayId, settlingKey(payment.id)],
  );
  payments.inc({ gateway: payment.gateway, outcome: told.failure ?? told.state });
  if (told.state === 'authorized' || told.state === 'captured') {
    if (payment.card_waits) await proveCardOf(trx, payment.id);
    await moneyArrived(context, trx, order, payment, told.state);
  }
  if (told.state === 'failed' || told.state === 'voided') {
    await dropCheckOf(trx, payment.id);
    await moneyFailed(context, trx, order, payment, told.failure ?? told.state);
  }
  return true;
}

/** Places or confirms a held order whose fee needs no card: the same way, without a bank. */
export async function placeCovered(context: Context, trx: Trx, orderId: string): Promise<void> {
  const order = await lockOrder(trx, '$1', orderId);
  if (order?.state === 'held') await place(context, trx, order, null, 'captured');
}

/** The restaurant accepted an order that no card pays: the reserved parts are paid now. */
export async function finishCovered(context: Context, trx: Trx, orderId: string): Promise<void> {
  const order = await lockOrder(trx, '$1', orderId);
  if (order?.state === 'confirmed') await complete(context, trx, order, null);
}

async function lockPayment(trx: Trx, id: string): Promise<PaymentRow> {
  const { rows } = await trx.query<PaymentRow>(
    `select id, order_id, state, attempt, amount, currency, gateway, gateway_id,
       (select coalesce(sum(r.amount), 0)::integer from refund r where r.payment_id = payment.id) as refunds,
       (select coalesce(sum(r.amount), 0)::integer from refund r where r.payment_id = payment.id and r.state <> 'failed' and r.settled_how is null) as given,
       exists (select 1 from card_check c where c.payment_id = payment.id and c.state = 'pending') as card_waits
     from payment where id = $1 for update`,
    [id],
  );
  return rows[0] as PaymentRow;
}

/** Locks the booking that the order is to replace first: everybody locks from old to new. */
async function lockOrder(trx: Trx, which: string, id: string): Promise<OrderRow | undefined> {
  const { rows } = await trx.query<OrderRow>(
    `with wanted as materialized (select id, changes_order_id from orders where id = ${which}),
       changed as materialized (select 1 from orders where id = (select changes_order_id from wanted) for update)
     select o.id, o.state, o.slot_id, o.date, o.starts_at, o.confirmation_mode, o.restaurant_id, r.country, o.rules_id, o.changes_order_id,
       exists (select 1 from orders c where c.restaurant_id = o.restaurant_id and c.date = o.date and c.slot_id = o.slot_id and c.state = 'cancelled') as after_cancelled
     from orders o join restaurant r on r.id = o.restaurant_id
     where (select count(*) from changed) >= 0 and o.id = (select id from wanted) for update of o`,
    [id],
  );
  return rows[0];
}

async function moneyArrived(
  context: Context,
  trx: Trx,
  order: OrderRow,
  payment: PaymentRow,
  state: 'authorized' | 'captured',
): Promise<void> {
  switch (order.state) {
    case 'held':
      return place(context, trx, order, payment, state);
    case 'expired':
      // Late: takes the table again if one is left, else refunds.
      if (await takeTableAgain(context, trx, order)) return place(context, trx, order, payment, state);
      return returnMoney(context, trx, order, payment, state, 'too_late');
    case 'awaiting_restaurant':
      // An instant capture may be reported before or after its authorization; a review order is captured only once confirmed.
      return;
    case 'confirmed':
    case 'arrived':
    case 'completed':
    case 'no_show':
      if (state === 'captured') await complete(context, trx, order, payment);
      return;
    case 'cancelled':
    case 'declined':
    case 'unanswered':
      return returnMoney(context, trx, order, payment, state, order.state);
  }
}

async function place(
  context: Context,
  trx: Trx,
  order: OrderRow,
  payment: PaymentRow | null,
  state: 'authorized' | 'captured',
): Promise<void> {
  const isChange = order.changes_order_id !== null;
  if (isChange && !(await changeStands(trx, order.id))) return endChange(context, trx, order, payment, state);
  const again = order.state === 'expired';
  if (order.confirmation_mode === 'instant') {
    const action = again ? 'revive' : 'confirm';
    const isPaid = payment === null || state === 'captured';
    if (isPaid && !isChange) return issueVoucher(context, trx, order, action);
    await move(trx, order, action, 'confirmed', { payment_state: 'authorized' });
    if (isPaid) await complete(context, trx, order, payment);
    else await enqueue(trx, 'capture_payment', { payment: payment.id }, { key: `capture ${payment.id}` });
    return;
  }
  const { settings } = await context.markets.marketOf(order);
  const confirmBy = confirmationDeadline(context.now(), await nearestMeal(trx, order), settings);
  await move(trx, order, again ? 'revive' : 'request', 'awaiting_restaurant', {
    payment_state: 'authorized',
    confirm_by: toIso(confirmBy),
  });
  await enqueue(trx, 'leave_unanswered', { order: order.id }, { at: confirmBy, key: `unanswered ${order.id}` });
  const mail = { name: 'send_order_mail', payload: { order: order.id, mail: 'waiting' } } as const;
  await announceToTeam(trx, order.id, 'request', { jobs: [mail] });
  await warnOfDeadline(context, trx, order.id, confirmBy);
}

/** The restaurant's deadline for a change is also before the meal being moved. */
async function nearestMeal(trx: Trx, order: OrderRow): Promise<number> {
  if (order.changes_order_id === null) return Date.parse(order.starts_at);
  const { rows } = await trx.query<{ starts_at: string }>('select starts_at from orders where id = $1', [
    order.changes_order_id,
  ]);
  return Math.min(...[order, ...rows].map(({ starts_at }) => Date.parse(starts_at)));
}

/** The payment is captured: a change replaces its booking, and the voucher is created. */
async function complete(context: Context, trx: Trx, order: OrderRow, payment: PaymentRow | null): Promise<void> {
  if (order.changes_order_id === null || (await finishChange(context, trx, order.id)))
    return issueVoucher(context, trx, order);
  return endChange(context, trx, order, payment, 'captured');
}

/** The booking to be changed has ended (seated or cancelled), so the change is void. */
async function endChange(
  context: Context,
  trx: Trx,
  order: OrderRow,
  payment: PaymentRow | null,
  state: 'authorized' | 'captured',
): Promise<void> {
  await move(trx, order, 'cancel', 'cancelled', { payment_state: 'none', end_reason: 'change_over' });
  if (payment !== null) return returnMoney(context, trx, order, payment, state, 'change_over');
  const { settings } = await context.markets.marketOf(order);
  await releaseParts(trx, order.id, context.now(), settings);
}

async function moneyFailed(
  context: Context,
  trx: Trx,
  order: OrderRow,
  payment: PaymentRow,
  failure: string,
): Promise<void> {
  const { settings } = await context.markets.marketOf(order);
  await releaseParts(trx, order.id, context.now(), settings);
  const forGood = order.state === 'held' && payment.attempt >= settings.paymentAttempts;
  // The capture failed after the restaurant accepted: the table is free again and nobody has paid.
  const afterYes = order.state === 'confirmed' || order.state === 'awaiting_restaurant';
  if (!forGood && !afterYes) return;
  await move(trx, order, 'cancel', 'cancelled', { payment_state: 'failed', end_reason: `payment_${failure}` });
  if (!afterYes) return;
  await enqueue(trx, 'send_order_mail', { order: order.id, mail: 'cancelled' });
  await announceToTeam(trx, order.id, 'cancelled');
}

async function returnMoney(
  context: Context,
  trx: Trx,
  order: OrderRow,
  payment: PaymentRow,
  state: 'authorized' | 'captured',
  reason: string,
): Promise<void> {
  const { settings } = await context.markets.marketOf(order);
  await releaseParts(trx, order.id, context.now(), settings);
  if (state === 'authorized') return voidPayments(trx, order.id);
  const id = uuidv7();
  await trx.query(
    'insert into refund (id, payment_id, order_id, amount, reason) select $1, id, order_id, amount, $3 from payment where id = $2',
    [id, payment.id, reason],
  );
  await trx.query(
    "update orders o set payment_state = 'refunded', refunded_amount = p.amount, paid_at = now() from payment p where p.id = $1 and o.id = p.order_id",
    [payment.id],
  );
  await enqueue(trx, 'refund_payment', { refund: id }, { key: `refund ${id}` });
  await enqueue(trx, 'send_order_mail', { order: order.id, mail: 'refunded' });
}

/** Moves a locked order to the state that the gateway's report implies. */
async function move(
  trx: Trx,
  order: OrderRow,
  action: OrderStep['action'],
  to: OrderState,
  set: OrderStep['set'],
): Promise<void> {
  await transitionLocked(trx, order.id, { action, from: order.state, to, as: 'gateway', set });
  order.state = to;
}
