import { fromIso } from '@metade/domain/time.ts';
import { ownPayment } from '../../adapters/gateways/own-payment.ts';
import type { GatewayPayment } from '../../adapters/gateways/payment-gateway.ts';
import { GatewayRefusal } from '../../adapters/gateways/payment-gateway.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { noteFailedRefund } from '../failed-refunds/index.ts';
import { refundAskedMs } from '../gateway-alarms/index.ts';
import { applyGiftPayment } from './apply-gift-payment.ts';
import type { GiftRow } from './gift-store.ts';
import { findGift } from './gift-store.ts';

const open = new Set(['pending', 'requires_action', 'authorized']);

/** Settles a payment whose outcome is unknown. One that waits for the buyer is given up when their time is over. */
export async function settleGift(context: Context, id: string): Promise<void> {
  const gift = await findGift(context.pool, { id });
  if (gift === undefined || !open.has(gift.payment_state)) return;
  const told = await finalAnswer(context, gift);
  await apply(context, id, told);
  if (told.state !== 'requires_action') return;
  const at = context.now() + 30_000;
  await enqueue(context.pool, 'settle_gift', { gift: id }, { at, key: `settle ${id} again` });
}

async function finalAnswer(context: Context, gift: GiftRow): Promise<GatewayPayment> {
  const gateway = context.gateways.of(gift.gateway);
  const own = ownPayment(gift);
  const found = await gateway.find(own);
  const over = fromIso(gift.pay_by) <= context.now();
  try {
    if (found === null) return await gateway.giveUp(own);
    if (found.state === 'requires_action' && over) return await gateway.void(own);
    if (found.state === 'authorized') return await gateway.capture(own);
    return found;
  } catch (error) {
    // It has changed since it was found.
    if (!(error instanceof GatewayRefusal)) throw error;
    const again = await gateway.find(own);
    if (again === null || again.state === found?.state) throw error;
    return again;
  }
}

/** Sends a returned gift voucher's refund until the gateway has it, and stores its state. One that was done may have been sent back since. */
export async function refundGift(context: Context, id: string): Promise<void> {
  const gift = await findGift(context.pool, { id });
  if (gift?.refund_id == null || gift.refund_settled_how !== null || gift.refund_failed_at !== null) return;
  const { refund_id: reference } = gift;
  if (gift.refund_gateway_id === null && (await isDisputed(context.pool, id))) return;
  const told = await context.gateways.of(gift.gateway).refund({
    payment: ownPayment(gift),
    refundReference: reference,
    refundId: gift.refund_gateway_id,
    amount: gift.amount,
  });
  await apply(context, id, told.payment);
  await transaction(context.pool, async (trx) => {
    // What was asked before it failed, or before it was decided what is done about that, changes nothing.
    const { rowCount } = await trx.query(
      `update gift_voucher set refund_gateway_id = coalesce(refund_gateway_id, $2), refunded_at = case when $3 = 'done' then coalesce(refunded_at, now()) end,
         refund_failed_at = case when $3 = 'failed' then now() end, payment_state = case when $3 = 'failed' then 'captured' else payment_state end
       where id = $1 and refund_id = $4 and refund_settled_how is null and refund_failed_at is null`,
      [id, told.gatewayId, told.state, reference],
    );
    if (rowCount === 0) return;
    if (told.state === 'pending')
      await enqueue(trx, 'refund_gift', { gift: id }, { at: context.now() + refundAskedMs, key: `refund ${id}` });
    const { amount, currency } = gift;
    if (told.state === 'failed')
      await noteFailedRefund(trx, { reference, order: null, restaurant: null, gift: id, amount, currency });
  });
}

/** While the bank decides a dispute, the same money is not given back twice. */
async function isDisputed(db: Queryable, gift: string): Promise<boolean> {
  const { rowCount } = await db.query(
    "select 1 from card_dispute where gift_id = $1 and kind = 'dispute' and closed_at is null",
    [gift],
  );
  return rowCount !== 0;
}

/** Throws when the report cannot be true of the payment, so that the job is retried; the alarm is kept. */
async function apply(context: Context, id: string, told: GatewayPayment): Promise<void> {
  if (!(await transaction(context.pool, (trx) => applyGiftPayment(context, trx, id, told))))
    throw new Error(`The gateway tells of gift voucher ${id} what does not fit it`);
}
