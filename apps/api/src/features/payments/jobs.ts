import { statesIn, type OrderState } from '@metade/domain/order-life-cycle.ts';
import { failedPayment, findOrGiveUp, ownPayment } from '../../adapters/gateways/own-payment.ts';
import type { GatewayPayment } from '../../adapters/gateways/payment-gateway.ts';
import { GatewayRefusal } from '../../adapters/gateways/payment-gateway.ts';
import type { Context } from '../../context.ts';
import type { Queryable, Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { noteFailedRefund } from '../failed-refunds/index.ts';
import { refundAskedMs } from '../gateway-alarms/index.ts';
import { releaseParts } from '../ledger/index.ts';
import { marketOfOrder, transitionOrder, voidPayments } from '../orders/index.ts';
import { applyPayment } from './apply-payment.ts';
import { GatewayMismatch } from './gateway-mismatch.ts';

type Payment = {
  id: string;
  state: string;
  order_state: OrderState;
  hold_expires_at: string;
  amount: number;
  currency: string;
  gateway: string;
  gateway_id: string | null;
};

type Refund = Pick<Payment, 'id' | 'amount' | 'currency' | 'gateway' | 'gateway_id'> & {
  state: 'pending' | 'done' | 'failed';
  settled_how: string | null;
  /** Under which the gateway has it. */
  reference: string;
  refund_id: string | null;
  /** What it gives back, in minor units. */
  refunded: number;
  /** The bank has not decided a dispute of the payment. */
  disputed: boolean;
  /** What is left at the gateway, lost disputes and other refunds taken off. */
  rest: number;
};

/** Settles a payment whose outcome is unknown. One that waits for the diner is given up when the hold is over. */
export async function settlePayment(context: Context, id: string): Promise<void> {
  const payment = await readPayment(context, id);
  if (payment === undefined || !['pending', 'requires_action'].includes(payment.state)) return;
  const gateway = context.gateways.of(payment.gateway);
  const found = await findOrGiveUp(gateway, ownPayment(payment));
  const over = payment.order_state !== 'held' || Date.parse(payment.hold_expires_at) <= context.now();
  const waits = found.state === 'requires_action' && !over;
  const told = found.state === 'requires_action' && over ? await gateway.void(ownPayment(payment)) : found;
  await transaction(context.pool, async (trx) => {
    const fits = await applyPayment(context, trx, id, told);
    if (waits && fits)
      await enqueue(trx, 'settle_payment', { payment: id }, { at: context.now() + 30_000, key: `settle ${id} again` });
  });
}

/** Captures the payment of a confirmed order. An authorization that the bank no longer honours ends the order. */
export async function capturePayment(context: Context, id: string): Promise<void> {
  const payment = await readPayment(context, id);
  if (payment?.state !== 'authorized') return;
  if (!statesIn('sold').includes(payment.order_state)) return;
  const gateway = context.gateways.of(payment.gateway);
  const own = ownPayment(payment);
  let told: GatewayPayment;
  try {
    told = await gateway.capture(own);
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error;
    told = (await gateway.find(own)) ?? failedPayment(own);
    if (told.state === 'authorized') throw error;
  }
  await applyAnswer(context, id, told);
}

/** Voids an authorization; one that was captured meanwhile is refunded in full. */
export async function voidPayment(context: Context, id: string): Promise<void> {
  const payment = await readPayment(context, id);
  if (payment === undefined || ['voided', 'failed', 'refunded'].includes(payment.state)) return;
  const gateway = context.gateways.of(payment.gateway);
  const own = ownPayment(payment);
  let told: GatewayPayment;
  try {
    told = await gateway.void(own);
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error;
    told = await findOrGiveUp(gateway, own);
    if (told.state === 'authorized') throw error;
  }
  await applyAnswer(context, id, told);
}

/**
 * Sends a refund to the gateway until it has it, and stores its state; a pending one is asked about again. One that was done may
 * have been sent back by the bank since. While the payment is disputed it waits, and what a lost dispute gave back is not sent again.
 */
export async function refundPayment(context: Context, id: string): Promise<void> {
  const { rows } = await context.pool.query<Refund>(
    `select r.payment_id as id, r.amount as refunded, r.state, r.settled_how, coalesce(r.reference, r.id) as reference, r.gateway_id as refund_id, p.gateway, p.gateway_id, p.amount, p.currency,
       exists (select 1 from card_dispute d where d.payment_id = p.id and d.kind = 'dispute' and d.state in ('needs_answer', 'under_review')) as disputed,
       (p.amount - coalesce((select sum(d.amount) from card_dispute d where d.payment_id = p.id and d.kind = 'dispute' and d.state = 'lost'), 0)
         - coalesce((select sum(o.amount) from refund o where o.payment_id = p.id and o.id <> r.id and o.state = 'done' and o.settled_how is null), 0))::integer as rest
     from refund r join payment p on p.id = r.payment_id where r.id = $1`,
    [id],
  );
  const refund = rows[0];
  if (refund === undefined || refund.settled_how !== null) return;
  const isOpen = refund.state === 'failed' || (refund.state === 'pending' && refund.refund_id === null);
  if (isOpen && refund.disputed) return;
  if (isOpen && refund.refunded > refund.rest) return settleByDispute(context.pool, id);
  if (refund.state === 'failed') return;
  const { reference } = refund;
  const told = await context.gateways.of(refund.gateway).refund({
    payment: ownPayment(refund),
    refundReference: reference,
    refundId: refund.refund_id,
    amount: refund.refunded,
  });
  const fits = await transaction(context.pool, async (trx) => {
    if (!(await applyPayment(context, trx, refund.id, told.payment))) return false;
    // What was asked before it failed, or before it was decided what is done about that, changes nothing.
    const { rowCount } = await trx.query(
      `update refund set state = $2, gateway_id = coalesce(gateway_id, $3), done_at = case when $2 = 'done' then coalesce(done_at, now()) end
       where id = $1 and state <> 'failed' and settled_how is null and coalesce(reference, id) = $4`,
      [id, told.state, told.gatewayId, reference],
    );
    if (rowCount === 0) return true;
    if (told.state === 'pending')
      await enqueue(trx, 'refund_payment', { refund: id }, { at: context.now() + refundAskedMs, key: `refund ${id}` });
    if (told.state === 'failed') await failRefund(trx, refund, id);
    return true;
  });
  if (!fits) throw new GatewayMismatch(refund.id);
}

/** The money is owed again, and the locked payment keeps what of it was not given back. */
async function failRefund(trx: Trx, { id: payment, reference, refunded: amount, currency }: Refund, refund: string) {
  await trx.query(
    `update payment p set state = case when given = 0 then 'captured' else 'partially_refunded' end, updated_at = now()
     from (select coalesce(sum(amount), 0) as given from refund where payment_id = $1 and state <> 'failed' and settled_how is null and gateway_id is not null) r
     where p.id = $1 and p.state in ('partially_refunded', 'refunded')`,
    [payment],
  );
  const { rows } = await trx.query<{ order: string; restaurant: string }>(
    'select o.id as order, o.restaurant_id as restaurant from refund f join orders o on o.id = f.order_id where f.id = $1',
    [refund],
  );
  if (rows[0]) await noteFailedRefund(trx, { ...rows[0], reference, gift: null, amount, currency });
}

/** The bank has given this money back already. */
async function settleByDispute(db: Queryable, refund: string): Promise<void> {
  await db.query(
    `update refund set state = 'done', settled_how = 'dispute', done_at = now() where id = $1 and state in ('pending', 'failed') and settled_how is null`,
    [refund],
  );
}

/** The restaurant did not answer in time: frees the table and voids the authorization. */
export async function leaveUnanswered(context: Context, orderId: string): Promise<void> {
  await transaction(context.pool, async (trx) => {
    const ended = await transitionOrder(
      trx,
      orderId,
      { action: 'leave_unanswered', as: 'system', at: context.now(), set: { payment_state: 'none' } },
      {
        where: `not exists (select 1 from pending_step s where s.kind = 'confirm' and s.subject = o.id and s.state = 'waiting')`,
        values: [],
      },
    );
    if (!ended) return askAgain(trx, orderId, context.now());
    const { settings } = await marketOfOrder(context, trx, orderId);
    await releaseParts(trx, orderId, context.now(), settings);
    await voidPayments(trx, orderId);
    await enqueue(trx, 'send_order_mail', { order: orderId, mail: 'unanswered' });
  });
}

/** Retries later: the queue's clock may be ahead of the database's, or a confirmation may still be undone. */
async function askAgain(trx: Trx, orderId: string, now: number): Promise<void> {
  const { rows } = await trx.query<{ confirm_by: string }>(
    "select confirm_by from orders where id = $1 and state = 'awaiting_restaurant' and confirm_by is not null",
    [orderId],
  );
  if (rows[0] === undefined) return;
  const at = Math.max(Date.parse(rows[0].confirm_by), now) + 1_000;
  await enqueue(trx, 'leave_unanswered', { order: orderId }, { at, key: `unanswered ${orderId}` });
}

/** Throws when the report cannot be true of the payment, so that the job is retried; the alarm is kept. */
async function applyAnswer(context: Context, id: string, told: GatewayPayment): Promise<void> {
  if (!(await transaction(context.pool, (trx) => applyPayment(context, trx, id, told)))) throw new GatewayMismatch(id);
}

async function readPayment(context: Context, id: string): Promise<Payment | undefined> {
  const { rows } = await context.pool.query<Payment>(
    `select p.id, p.state, p.amount, p.currency, p.gateway, p.gateway_id, o.state as order_state, o.hold_expires_at
     from payment p join orders o on o.id = p.order_id where p.id = $1`,
    [id],
  );
  return rows[0];
}
