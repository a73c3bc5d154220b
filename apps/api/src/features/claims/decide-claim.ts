import { claimCredit } from '@metade/domain/discount-claim.ts';
import type { Currency } from '@metade/domain/money.ts';
import type { Settings } from '@metade/domain/settings.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { addCredit, returnFreeVoucher } from '../ledger/index.ts';
import { doneBefore, replacedBy } from '../orders/index.ts';
import { readClaim } from './claim-reads.ts';
import { refreshHonourRates } from './honour-rates.ts';

type Row = {
  claim: string;
  user_id: string;
  restaurant_id: string;
  country: string;
  currency: Currency;
  price: number;
  coupon: number;
  free_voucher: number;
  brought_free: number;
  goodwill: number;
};

/** Decides an open claim, once; a repeat under one key answers the first. Accepting gives the fee back as credit and counts against the house's honour rate. */
export const decideClaim: Handler<'decideClaim'> = async (context, call) => {
  const { params, body, session } = call;
  await transaction(context.pool, async (trx) => {
    // The diner's row comes before the order's, as everywhere.
    await trx.query(
      'select 1 from app_user where id = (select user_id from discount_claim where order_id = $1) for no key update',
      [params.id],
    );
    const { rows } = await trx.query<Row>(
      `select d.state as claim, d.user_id, o.restaurant_id, r.country, o.currency, o.price_amount as price, o.coupon_amount as coupon,
         o.free_voucher_amount as free_voucher, o.carried_amount - coalesce(c.paid_amount, 0) as brought_free, o.goodwill_amount as goodwill
       from discount_claim d join orders o on o.id = d.order_id join restaurant r on r.id = o.restaurant_id
       left join order_change c on c.order_id = o.id
       where d.order_id = $1 for update of o, d`,
      [params.id],
    );
    const row = rows[0];
    if (row === undefined) throw new Refused('not_found');
    if (await doneBefore(trx, call, 'decideClaim', params.id)) return;
    if (row.claim !== 'open') throw new Refused('already_decided');
    await trx.query(
      'update discount_claim set state = $2, note = $3, decided_at = $4, decided_by = $5 where order_id = $1',
      [params.id, body.decision, body.note || null, new Date(context.now()).toISOString(), session.userId],
    );
    if (body.decision === 'accepted') {
      const { settings } = await context.markets.market(row.country);
      await giveBack(trx, params.id, row, context.now(), settings);
      await refreshHonourRates(context, trx, row.restaurant_id);
    }
    await recordChange(trx, {
      by: { id: session.userId, role: 'admin' },
      what: 'claim.decided',
      restaurant: row.restaurant_id,
      subject: params.id,
      before: { state: row.claim },
      after: { state: body.decision },
    });
    await enqueue(trx, 'send_order_mail', { order: params.id, mail: `claim_${body.decision}` });
  });
  return { data: await readClaim(context.pool, params.id) };
};

/** What paid the fee comes back in kind: money of any kind as credit, a free voucher as another one. */
async function giveBack(trx: Trx, order: string, row: Row, now: number, settings: Settings): Promise<void> {
  const {
    user_id: user,
    currency,
    price,
    coupon,
    free_voucher: freeVoucher,
    brought_free: broughtFree,
    goodwill,
  } = row;
  const amount = claimCredit({ price, coupon, freeVoucher, broughtFree, goodwill });
  if (amount > 0) await addCredit(trx, { user, currency, amount, reason: 'claim', order }, now, settings);
  const paying = [...(freeVoucher > 0 ? [order] : []), ...(broughtFree > 0 ? await replacedBy(trx, order) : [])];
  for (const id of paying) await returnFreeVoucher(trx, id, now, settings);
}
