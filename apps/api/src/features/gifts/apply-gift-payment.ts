import { randomBytes } from 'node:crypto';
import { giftCode, giftEnds } from '@metade/domain/gift.ts';
import { fromIso, toIso } from '@metade/domain/time.ts';
import { ownPayment } from '../../adapters/gateways/own-payment.ts';
import type { GatewayPayment } from '../../adapters/gateways/payment-gateway.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { ReceivedEvent } from '../gateway-alarms/index.ts';
import { fitsOrAlarm } from '../gateway-alarms/index.ts';
import type { GiftRow } from './gift-store.ts';
import { findGift } from './gift-store.ts';

// Events may arrive twice and out of order: a payment only ever moves to a later stage.
const stage = {
  pending: 0,
  requires_action: 1,
  authorized: 2,
  captured: 3,
  // Gift vouchers are refunded in full.
  partially_refunded: 0,
  refunded: 4,
  voided: 5,
  failed: 5,
} as const;

/**
 * Applies a gateway's report on a gift voucher's payment. The only place where a voucher becomes valid: answers, webhooks and jobs
 * all end here, in any order and number. False: the report cannot be true; nothing was applied, and an alarm was raised.
 */
export async function applyGiftPayment(
  context: Context,
  trx: Trx,
  id: string,
  told: GatewayPayment,
  event?: ReceivedEvent,
): Promise<boolean> {
  const gift = await findGift(trx, { id }, { lock: true });
  if (gift === undefined) return true;
  const expected = {
    ...ownPayment(gift),
    gateway: gift.gateway,
    refunds: gift.refund_id === null ? 0 : gift.amount,
  };
  if (!(await fitsOrAlarm(trx, expected, told, { event }))) return false;
  if (stage[told.state] <= stage[gift.payment_state]) return true;
  // A captured payment cannot fail any more; only a refund changes it.
  if (gift.paid_at !== null && told.state !== 'refunded') return true;
  // It tells of a refund that has failed since.
  if (told.state === 'refunded' && gift.refund_failed_at !== null) return true;
  if (told.state === 'captured') await issue(context, trx, gift);
  await trx.query(
    `update gift_voucher set payment_state = $2, failure = $3, action_url = $4, gateway_id = coalesce(gateway_id, nullif($5, ''))
     where id = $1`,
    [gift.id, told.state, told.failure ?? null, told.actionUrl ?? null, told.gatewayId],
  );
  if (told.state === 'authorized') await enqueue(trx, 'settle_gift', { gift: gift.id }, { key: `settle ${gift.id}` });
  return true;
}

/** The payment is captured: creates the code and enqueues both mails. Draws another code on a collision. */
async function issue(context: Context, trx: Trx, gift: GiftRow): Promise<void> {
  const { settings } = await context.markets.market(gift.country);
  const now = context.now();
  for (;;) {
    const { rowCount } = await trx.query(
      `update gift_voucher set payment_state = 'captured', code = $2, paid_at = $3, redeem_by = $4
       where id = $1 and not exists (select 1 from gift_voucher other where other.code = $2)`,
      [gift.id, giftCode(randomBytes(12)), toIso(now), toIso(giftEnds(now, settings))],
    );
    if (rowCount === 1) break;
  }
  await enqueue(trx, 'send_gift_mail', { gift: gift.id, mail: 'bought' });
  const at = Math.max(now, fromIso(gift.send_at));
  await enqueue(trx, 'send_gift_mail', { gift: gift.id, mail: 'gift' }, { at, key: `gift ${gift.id}` });
}
