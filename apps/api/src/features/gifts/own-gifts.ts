import { giftReturnUntil } from '@metade/domain/gift.ts';
import { fromIso, toIso } from '@metade/domain/time.ts';
import { v7 as uuidv7 } from 'uuid';
import { ownPayment } from '../../adapters/gateways/own-payment.ts';
import { GatewayUnreachable } from '../../adapters/gateways/payment-gateway.ts';
import type { Context } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Refused } from '../../refused.ts';
import type { Locale } from '@metade/i18n/locale.ts';
import { applyGiftPayment } from './apply-gift-payment.ts';
import type { GiftRow } from './gift-store.ts';
import { findGift, giftColumns, ownGiftOf, stateOf } from './gift-store.ts';

/** Failed purchases are listed for as long as they may matter to the buyer. */
const failedShownHours = 24;

export const listGifts: Handler<'listGifts'> = async (context, { session, locale }) => {
  const { rows } = await context.pool.query<GiftRow>(
    `select ${giftColumns} from gift_voucher g where user_id = $1
       and (payment_state not in ('failed', 'voided') or created_at > $2::timestamptz - make_interval(hours => $3))
     order by created_at desc, id desc limit 200`,
    [session.userId, toIso(context.now()), failedShownHours],
  );
  return { data: await Promise.all(rows.map((row) => view(context, row, locale))) };
};

export const getGift: Handler<'getGift'> = async (context, { params, session, locale }) => ({
  data: await view(context, await own(context, params.id, session.userId), locale),
});

/** Asks the gateway about an unfinished payment: after the bank's page, or while an answer is pending. */
export const refreshGift: Handler<'refreshGift'> = async (context, { params, session, locale }) => {
  const gift = await own(context, params.id, session.userId);
  if (gift.payment_state === 'pending' || gift.payment_state === 'requires_action') {
    try {
      const told = await context.gateways.of(gift.gateway).find(ownPayment(gift));
      if (told !== null) await transaction(context.pool, (trx) => applyGiftPayment(context, trx, gift.id, told));
    } catch (error) {
      if (error instanceof GatewayUnreachable) throw new Refused('gateway_unreachable');
      throw error;
    }
  }
  return { data: await view(context, await own(context, params.id, session.userId), locale) };
};

/** Voids the code and records the refund in one transaction, so that a gift voucher is either redeemed or returned. */
export const returnGift: Handler<'returnGift'> = async (context, { params, session, locale }) => {
  await transaction(context.pool, async (trx) => {
    const gift = await findGift(trx, { id: params.id, user: session.userId }, { lock: true });
    if (gift === undefined) throw new Refused('not_found');
    const now = context.now();
    const state = stateOf(gift, now);
    if (state === 'returned') return;
    if (state === 'redeemed') throw new Refused('gift_redeemed');
    if (gift.paid_at === null) throw new Refused('gift_not_paid');
    const { settings } = await context.markets.market(gift.country);
    if (now > giftReturnUntil(fromIso(gift.paid_at), settings)) throw new Refused('gift_return_late');
    await trx.query('update gift_voucher set returned_at = $2, refund_id = $3 where id = $1', [
      gift.id,
      toIso(now),
      uuidv7(),
    ]);
    await enqueue(trx, 'refund_gift', { gift: gift.id }, { key: `refund ${gift.id}` });
    await enqueue(trx, 'send_gift_mail', { gift: gift.id, mail: 'returned' });
  });
  return { data: await view(context, await own(context, params.id, session.userId), locale) };
};

async function own(context: Context, id: string, user: string): Promise<GiftRow> {
  const gift = await findGift(context.pool, { id, user });
  if (gift === undefined) throw new Refused('not_found');
  return gift;
}

async function view(context: Context, row: GiftRow, locale: Locale) {
  const { settings } = await context.markets.market(row.country);
  return ownGiftOf(row, settings, context.now(), locale);
}
