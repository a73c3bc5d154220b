import type { Currency } from '@metade/domain/money.ts';
import { toIso } from '@metade/domain/time.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../context.ts';
import type { MarketEntry } from '../../db/market-book.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { claimKey } from '../../http/idempotency.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { addCredit, issueFreeVouchers, lockDiner } from '../ledger/index.ts';
import { askAboutPerson } from './ask-about-person.ts';
import { readRequest } from './request-reads.ts';

export type Gift = { kind: 'credit'; amount: number; currency: Currency } | { kind: 'vouchers'; count: number };

/** Gives amounts within the limit at once; larger ones wait for a second admin. */
export const giveToPerson: Handler<'giveToPerson'> = async (context, call) => {
  const { params, body, session } = call;
  const { reason, ...gift } = body;
  const now = context.now();
  const asked = await transaction(context.pool, async (trx) => {
    await lockDiner(trx, params.id);
    const market = await marketOfGift(context, trx, params.id, gift);
    // The key refers to the request, or to the person when none was needed.
    const fresh = uuidv7();
    const before = await claimKey(trx, call.claim, fresh);
    if (before !== null) return openRequest(trx, params.id, gift.kind, session.userId);
    const given = await givenLately(trx, params.id, market, now);
    const by = session.userId;
    if (given + worthOf(gift, market) > market.settings.refundSecondAdminAbove) {
      const request = await askAboutPerson(context, trx, { ...gift, person: params.id, reason, by });
      await recordChange(trx, {
        by: { id: by, role: 'admin' },
        what: 'user.gift_asked',
        subject: params.id,
        after: { ...gift, reason },
      });
      return request;
    }
    await carryOutGift(context, trx, { ...gift, person: params.id, by, reason }, market);
    return null;
  });
  return { data: { request: asked === null ? null : await readRequest(context.pool, asked, now) } };
};

/** Writes ledger and log; the person is locked. */
export async function carryOutGift(
  context: Context,
  trx: Trx,
  gift: Gift & { person: string; by: string; reason: string },
  { settings }: MarketEntry,
): Promise<void> {
  const { person: user, by, reason } = gift;
  const now = context.now();
  if (gift.kind === 'credit') {
    const { amount, currency } = gift;
    await addCredit(trx, { user, currency, amount, reason: 'admin', order: null }, now, settings);
  } else await issueFreeVouchers(trx, { user, count: gift.count, order: null }, now, settings);
  const what =
    gift.kind === 'credit' ? { amount: gift.amount, currency: gift.currency } : { free_vouchers: gift.count };
  await recordChange(trx, {
    by: { id: by, role: 'admin' },
    what: 'user.gift_given',
    subject: user,
    after: { ...what, reason },
  });
}

/** The market whose rules apply to a gift: of its currency, or for vouchers of the person's region. Throws not_found. */
export async function marketOfGift(context: Context, trx: Trx, person: string, gift: Gift): Promise<MarketEntry> {
  const { rows } = await trx.query<{ country: string | null }>(
    'select r.country from app_user u left join region r on r.iso = u.region_iso where u.id = $1 and u.deleted_at is null',
    [person],
  );
  if (rows[0] === undefined) throw new Refused('not_found');
  const { country } = rows[0];
  const markets = await context.markets.all();
  const fits = gift.kind === 'credit' ? markets.filter(({ currency }) => currency === gift.currency) : markets;
  const market = fits.find((one) => one.country === country) ?? fits[0];
  if (market === undefined) throw new Refused('invalid_fields', {}, [{ path: 'currency', code: 'not_listed' }]);
  return market;
}

/** In minor units; a free voucher counts as the most expensive table of the market. */
function worthOf(gift: Gift, { voucherPrices }: MarketEntry): number {
  return gift.kind === 'credit' ? gift.amount : gift.count * Math.max(...Object.values(voucherPrices));
}

/** Gifts to this person in the last 30 days, so that the limit cannot be split. */
async function givenLately(trx: Trx, person: string, market: MarketEntry, now: number): Promise<number> {
  const { rows } = await trx.query<{ credit: number; vouchers: number }>(
    `select (select coalesce(sum(amount), 0)::integer from credit_entry where user_id = $1 and reason = 'admin' and currency = $2 and created_at > $3) as credit,
       (select count(*) from free_voucher where user_id = $1 and reason = 'admin' and created_at > $3) as vouchers`,
    [person, market.currency, toIso(now - 30 * 86_400_000)],
  );
  const { credit = 0, vouchers = 0 } = rows[0] ?? {};
  return credit + worthOf({ kind: 'vouchers', count: vouchers }, market);
}

async function openRequest(trx: Trx, person: string, kind: Gift['kind'], by: string): Promise<string | null> {
  const { rows } = await trx.query<{ id: string }>(
    "select id from person_request where user_id = $1 and kind = $2 and asked_by = $3 and state = 'open'",
    [person, kind, by],
  );
  return rows[0]?.id ?? null;
}
