import { claimCredit, guaranteeOf } from '@metade/domain/discount-claim.ts';
import type { Currency } from '@metade/domain/money.ts';
import type { Settings } from '@metade/domain/settings.ts';
import { fromIso } from '@metade/domain/time.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { doneBefore } from '../../http/idempotency.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { addCredit, returnFreeVoucher } from '../ledger/index.ts';
import { lockChanged, refundByAdmin, replacedBy } from '../orders/index.ts';
import { postpone } from '../pending-steps/index.ts';
import { askSecondAdmin, needsSecondAdmin, waitsForSecondAdmin } from '../second-admin/index.ts';
import { onCardsSql, readClaim } from './claim-reads.ts';
import { refreshHonourRates } from './honour-rates.ts';

type Row = {
  claim: string;
  user_id: string;
  restaurant_id: string;
  country: string;
  rules_id: number | null;
  currency: Currency;
  price: number;
  coupon: number;
  free_voucher: number;
  brought_free: number;
  goodwill: number;
  charged: number;
  food: number | null;
  on_cards: number;
};

/**
 * Decides an open claim, once, after the restaurant has answered or its time has passed; carried out after stepUndoSeconds. A
 * repeat with the same key gets the first answer.
 */
export const decideClaim: Handler<'decideClaim'> = async (context, call) => {
  const { params, body, session } = call;
  const now = context.now();
  const { stepUndoSeconds, claimAnswerHours } = await context.markets.settings();
  await transaction(context.pool, async (trx) => {
    const { rows } = await trx.query<{
      state: string;
      created_at: string;
      house_at: string | null;
      country: string;
      rules_id: number | null;
    }>(
      `select d.state, d.created_at, d.house_at, r.country, o.rules_id from discount_claim d join orders o on o.id = d.order_id
       join restaurant r on r.id = o.restaurant_id where d.order_id = $1`,
      [params.id],
    );
    const claim = rows[0];
    if (claim === undefined) throw new Refused('not_found');
    if (await doneBefore(trx, call, params.id)) return;
    if (claim.state !== 'open') throw new Refused('already_decided');
    if (await waitsForSecondAdmin(context, trx, params.id)) throw new Refused('refund_requested');
    const until = fromIso(claim.created_at) + claimAnswerHours * 3_600_000;
    if (claim.house_at === null && now < until)
      throw new Refused('claim_waits_for_restaurant', { until: new Date(until).toISOString() });
    const { settings } = await context.markets.marketOf(claim);
    if ((body.guarantee ?? 0) > settings.guaranteeMax)
      throw new Refused('invalid_fields', {}, [{ path: 'guarantee', code: 'out_of_range' }]);
    if (stepUndoSeconds === 0) return carryOutClaim(context, trx, { order: params.id, by: session.userId, ...body });
    const by = { id: session.userId, role: 'admin' } as const;
    const step = { kind: 'claim', subject: params.id, order: params.id, by, body, madeAt: now } as const;
    if (!(await postpone(trx, step, stepUndoSeconds))) throw new Refused('already_decided');
  });
  return { data: await readClaim(context, params.id) };
};

type Decided = {
  order: string;
  by: string;
  decision: 'accepted' | 'rejected';
  note: string;
  guarantee?: number | undefined;
};

/**
 * Carries out a decision. Accepting returns the fee, credits the missing discount and lowers the restaurant's honour rate. Above
 * the limit a second admin is asked first; approver: the second admin who agreed.
 */
export async function carryOutClaim(
  context: Context,
  trx: Trx,
  { order, by, decision, note, guarantee: asked }: Decided,
  approver?: string,
): Promise<void> {
  // Lock order: the diner's row before the order's.
  await trx.query(
    'select 1 from app_user where id = (select user_id from discount_claim where order_id = $1) for no key update',
    [order],
  );
  await lockChanged(trx, order);
  await trx.query(
    'select 1 from discount_claim d join orders o on o.id = d.order_id where o.id = $1 for update of o, d',
    [order],
  );
  // In a statement of its own: a statement that waited for the lock would read refunds as they were before.
  const { rows } = await trx.query<Row>(
    `select d.state as claim, d.user_id, o.restaurant_id, r.country, o.rules_id, o.currency, o.price_amount as price, o.coupon_amount as coupon,
       o.free_voucher_amount as free_voucher, o.waived_amount + o.carried_amount - coalesce(c.paid_amount, 0) as brought_free, o.goodwill_amount as goodwill,
       d.charged, d.food, ${onCardsSql} as on_cards
     from discount_claim d join orders o on o.id = d.order_id join restaurant r on r.id = o.restaurant_id
     left join order_change c on c.order_id = o.id
     where d.order_id = $1`,
    [order],
  );
  const row = rows[0];
  if (row === undefined) throw new Refused('not_found');
  if (row.claim !== 'open') throw new Refused('already_decided');
  const { settings } = await context.markets.marketOf(row);
  const guarantee = asked ?? guaranteeOf(row, settings);
  if (decision === 'accepted' && approver === undefined) {
    const amount = feeOf(row) + guarantee;
    if (await needsSecondAdmin(context, trx, { order, amount }))
      return askSecondAdmin(context, trx, { kind: 'claim', order, amount, guarantee, reason: note, by });
  }
  let given: Record<string, unknown> = {};
  await trx.query(
    'update discount_claim set state = $2, note = $3, decided_at = $4, decided_by = $5 where order_id = $1',
    [order, decision, note || null, new Date(context.now()).toISOString(), by],
  );
  if (decision === 'accepted') {
    given = await refundClaim(trx, order, row, { guarantee, admin: by }, context.now(), settings);
    await refreshHonourRates(context, trx, row.restaurant_id);
  }
  await recordChange(trx, {
    by: { id: approver ?? by, role: 'admin' },
    what: 'claim.decided',
    restaurant: row.restaurant_id,
    subject: order,
    before: { state: row.claim },
    after: { state: decision, ...given },
  });
  await enqueue(trx, 'send_order_mail', { order, mail: `claim_${decision}` });
}

/**
 * Returns what paid the fee in kind (card money to the cards, other money as credit, a free voucher as a new one) and the missing
 * discount as credit.
 */
async function refundClaim(
  trx: Trx,
  order: string,
  row: Row,
  { guarantee, admin }: { guarantee: number; admin: string },
  now: number,
  settings: Settings,
): Promise<Record<string, unknown>> {
  const { user_id: user, currency, free_voucher: freeVoucher, brought_free: broughtFree } = row;
  const fee = feeOf(row);
  const card = Math.min(fee, row.on_cards);
  if (card > 0) await refundByAdmin(trx, order, { amount: card, keeps: fee - card, reason: 'claim', admin, at: now });
  const credit = { user, currency, order };
  if (fee > card) await addCredit(trx, { ...credit, amount: fee - card, reason: 'claim' }, now, settings);
  if (guarantee > 0) await addCredit(trx, { ...credit, amount: guarantee, reason: 'guarantee' }, now, settings);
  const paying = [...(freeVoucher > 0 ? [order] : []), ...(broughtFree > 0 ? await replacedBy(trx, order) : [])];
  for (const id of paying) await returnFreeVoucher(trx, id, now, settings);
  await trx.query('update discount_claim set guarantee = $2, card_back = $3 where order_id = $1', [
    order,
    guarantee,
    card,
  ]);
  return { amount: card + (fee - card) + guarantee, currency };
}

/** The money that paid the fee, of any kind, less what was refunded. */
function feeOf({ price, coupon, free_voucher, brought_free, goodwill }: Row): number {
  return claimCredit({ price, coupon, freeVoucher: free_voucher, broughtFree: brought_free, goodwill });
}
