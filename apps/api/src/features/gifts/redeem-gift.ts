import { giftEnds, normalizeGiftCode } from '@metade/domain/gift.ts';
import { toIso } from '@metade/domain/time.ts';
import { limitTries } from '../../db/limit-tries.ts';
import type { Context } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { lockDiner, writeCredit } from '../ledger/index.ts';
import type { GiftRow } from './gift-store.ts';
import { disputedGift, findGift, giftCardOf, stateOf } from './gift-store.ts';

export const getGiftCard: Handler<'getGiftCard'> = async (context, { params, network }) => {
  const gift = await byCode(context, params.code, network);
  return { data: await giftCardOf(context, gift) };
};

/**
 * Turns a gift voucher into credit for whoever has its code, under the locks of the diner and the voucher: of two concurrent calls
 * one succeeds. A repeat by the same person gets the first answer.
 */
export const redeemGift: Handler<'redeemGift'> = async (context, { body, session, network }) => {
  await limit(context, `account ${session.userId}`);
  const { id } = await byCode(context, body.code, network);
  const redeemed = await transaction(context.pool, async (trx) => {
    await lockDiner(trx, session.userId);
    const locked = (await findGift(trx, { id }, { lock: true })) as GiftRow;
    // Asked once it is locked: a dispute that came meanwhile is seen.
    const found = await trx.query<{ disputed: boolean }>(`select ${disputedGift('$1')} as disputed`, [id]);
    const gift = { ...locked, disputed: found.rows[0]?.disputed ?? false };
    const now = context.now();
    const state = stateOf(gift, now);
    if (state === 'redeemed' && gift.redeemed_by === session.userId) return gift;
    if (state === 'redeemed') throw new Refused('gift_redeemed');
    if (state === 'returned') throw new Refused('gift_returned');
    if (state === 'disputed') throw new Refused('gift_disputed');
    if (state !== 'ready') throw new Refused('gift_expired');
    const { settings } = await context.markets.market(gift.country);
    const { rows } = await trx.query<GiftRow>(
      'update gift_voucher set redeemed_by = $2, redeemed_at = $3 where id = $1 returning *, null::json as last_failure, false as disputed',
      [id, session.userId, toIso(now)],
    );
    await writeCredit(trx, {
      user: session.userId,
      currency: gift.currency,
      reason: 'gift',
      order: null,
      gift: id,
      lots: [{ amount: gift.amount, expiresAt: giftEnds(now, settings) }],
    });
    return rows[0] as GiftRow;
  });
  return { data: await giftCardOf(context, redeemed) };
};

/** Limits guessing: every lookup of a network counts, correct ones too. Throws gift_unknown. */
async function byCode(context: Context, typed: string, network: string): Promise<GiftRow> {
  await limit(context, `network ${network}`);
  const code = normalizeGiftCode(typed);
  const gift = code === null ? undefined : await findGift(context.pool, { code });
  if (gift === undefined) throw new Refused('gift_unknown');
  return gift;
}

async function limit(context: Context, who: string): Promise<void> {
  const { giftCodesPerHour } = await context.markets.settings();
  await limitTries(context.pool, `gift codes of ${who}`, giftCodesPerHour, 3_600_000, context.now());
}
