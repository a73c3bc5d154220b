import { fromIso } from '@metade/domain/time.ts';
import type { GatewayPayment } from '../../adapters/payment-gateway.ts';
import { GatewayRefusal } from '../../adapters/payment-gateway.ts';
import type { Context } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { settleAlarms } from '../gateway-alarms/index.ts';
import { applyGiftPayment } from './apply-gift-payment.ts';
import type { GiftRow } from './gift-store.ts';
import { findGift } from './gift-store.ts';

const open = new Set(['pending', 'requires_action', 'authorized']);

/** Finds out how a payment ended that nobody saw the end of. One that waits for the buyer is given up when his time is over. */
export async function settleGift(context: Context, id: string): Promise<void> {
  const gift = await findGift(context.pool, { id });
  if (gift === undefined || !open.has(gift.payment_state)) return;
  const told = await finalAnswer(context, gift);
  await apply(context, told);
  if (told.state !== 'requires_action') return;
  const at = context.now() + 30_000;
  await enqueue(context.pool, 'settle_gift', { gift: id }, { at, key: `settle ${id} again` });
}

async function finalAnswer(context: Context, gift: GiftRow): Promise<GatewayPayment> {
  const found = await context.gateway.find(gift.id);
  const over = fromIso(gift.pay_by) <= context.now();
  try {
    if (found === null || (found.state === 'requires_action' && over)) return await context.gateway.void(gift.id);
    if (found.state === 'authorized') return await context.gateway.capture(gift.id);
    return found;
  } catch (error) {
    // It has changed since it was found.
    if (!(error instanceof GatewayRefusal)) throw error;
    const again = await context.gateway.find(gift.id);
    if (again === null || again.state === found?.state) throw error;
    return again;
  }
}

/** Sends the money of a returned gift voucher back until the gateway has it, and writes down that it is. */
export async function refundGift(context: Context, id: string): Promise<void> {
  const gift = await findGift(context.pool, { id });
  if (gift?.refund_id == null || gift.refunded_at !== null) return;
  const told = await context.gateway.refund({
    reference: gift.id,
    refundReference: gift.refund_id,
    amount: gift.amount,
  });
  await apply(context, told);
  await context.pool.query('update gift_voucher set refunded_at = now() where id = $1 and refunded_at is null', [id]);
}

/** Asks the gateway about a gift voucher that an alarm is about; false when the reference is none's. */
export async function settleGiftAlarm(context: Context, reference: string): Promise<boolean> {
  const { rowCount } = await context.pool.query('select 1 from gift_voucher where id::text = $1', [reference]);
  if (rowCount === 0) return false;
  const told = await context.gateway.find(reference);
  if (told !== null) await apply(context, told);
  await settleAlarms(context.pool, reference);
  return true;
}

/** Throws when the answer cannot be true of the payment, so that the job is tried again; the alarm is kept. */
async function apply(context: Context, told: GatewayPayment): Promise<void> {
  if (!(await transaction(context.pool, (trx) => applyGiftPayment(context, trx, told))))
    throw new Error(`The gateway tells of gift voucher ${told.reference} what does not fit it`);
}
