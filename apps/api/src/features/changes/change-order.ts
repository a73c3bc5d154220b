import type { ChangeQuote } from '@metade/domain/change.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Call, Handler } from '../../http/call.ts';
import { named } from '../../db/named.ts';
import { claimKey, firstSubject } from '../../http/idempotency.ts';
import { Refused } from '../../refused.ts';
import {
  lockCounts,
  noteOrder,
  prepareHold,
  readOrder,
  refuseParty,
  takeTableIn,
  toldAfter,
  toldOf,
  toldSet,
  tryToTake,
} from '../orders/index.ts';
import type { NewHold } from '../orders/index.ts';
import { placeCovered } from '../payments/index.ts';
import type { Changing } from './change-facts.ts';
import { kindOf, quoteFor, readChanging } from './change-facts.ts';

/**
 * Moves a booking. Another party size at the same table is a plain update; anything else is a new order that takes a table and
 * replaces the old one when it is confirmed and paid (decision 011).
 */
export const changeOrder: Handler<'changeOrder'> = async (context, call) => {
  const { params, body, session, claim } = call;
  const id = await tryToTake(async () => {
    const repeated = await firstSubject(context.pool, claim);
    if (repeated) return repeated;
    const old = await readChanging(context, context.pool, params.id, session.userId, false);
    if (kindOf(context, old, body) === 'rebook') return rebook(context, call, old);
    return transaction(context.pool, async (trx) => {
      const locked = await readChanging(context, trx, params.id, session.userId, true);
      // Claimed under the lock, so that a concurrent request with the same key sees it.
      const done = await claimKey(trx, claim, params.id);
      if (done === null) await update(context, trx, locked, body);
      return done ?? params.id;
    });
  });
  return { data: await readOrder(context, id, session) };
};

async function update(context: Context, trx: Trx, old: Changing, body: Call<'changeOrder'>['body']): Promise<void> {
  if (kindOf(context, old, body) !== 'update') throw new Refused('order_state', { state: old.state });
  await refuseParty(context, trx, { places: old.places, restaurant: old.restaurant_id }, body.people);
  await trx.query(
    ...named(`update orders set people = $people, ${toldSet} where id = $id`, {
      id: old.id,
      people: body.people,
      told: toldOf(body),
    }),
  );
  const data = { action: 'change', people: body.people, before: old.people };
  await noteOrder(trx, old.id, { as: 'diner', by: old.user_id, data });
}

/** Takes the new table; with nothing to pay it is placed at once. Undefined when somebody else took it. */
async function rebook(
  context: Context,
  { params, body, session, locale, claim }: Call<'changeOrder'>,
  before: Changing,
): Promise<string | undefined> {
  const prepared = await prepareHold(context, {
    restaurant: before.restaurant_id,
    slot: body.slot,
    date: body.date,
    people: body.people,
    told: toldAfter(before, body),
    holderId: session.holderId,
    userId: session.userId,
    network: null,
    locale,
    claim,
  });
  if (prepared.repeated !== null) return prepared.repeated;
  const { hold } = prepared;
  return transaction(context.pool, async (trx) => {
    const old = await readChanging(context, trx, params.id, session.userId, true);
    // Again under the lock: a concurrent request may have used the same key first.
    const repeated = await firstSubject(trx, claim);
    if (repeated) return repeated;
    kindOf(context, old, body);
    const quote = await quoteFor(context, trx, old, hold.price, true);
    refuseOtherAmounts(quote, body.expected);
    await lockCounts(trx, [old, { slot: hold.slotId, date: hold.date }]);
    const taken = await takeTableIn(trx, {
      ...hold,
      rulesId: old.rules_id,
      change: { order: old.id, carried: quote.carried },
    });
    if (taken === undefined) return undefined;
    await agree(trx, hold, old, quote);
    if (quote.toPay.amount === 0) await placeCovered(context, trx, hold.id);
    return hold.id;
  });
}

function refuseOtherAmounts(quote: ChangeQuote, shown: Call<'changeOrder'>['body']['expected']): void {
  const { toPay, refund, credit } = quote;
  const same =
    shown && shown.to_pay === toPay.amount && shown.refund === refund.amount && shown.credit === credit.amount;
  if (shown && !same)
    throw new Refused('quote_changed', { to_pay: toPay.amount, refund: refund.amount, credit: credit.amount });
}

/** Stores the agreed terms, with those that the diner accepted for the booking. */
async function agree(trx: Trx, hold: NewHold, old: Changing, quote: ChangeQuote): Promise<void> {
  await trx.query(
    ...named(
      `insert into order_change (order_id, first_order_id, change_no, refund_amount, credit_amount, top_up_amount, paid_amount, refund_max,
       credit_max)
     values ($orderId, $firstOrderId, $changeNo, $refundAmount, $creditAmount, $topUpAmount, $paidAmount, $refundMax, $creditMax)`,
      {
        orderId: hold.id,
        firstOrderId: old.first_order,
        changeNo: old.changes_made + 1,
        refundAmount: quote.refund.amount,
        creditAmount: quote.credit.amount,
        topUpAmount: quote.topUpOnResale.amount,
        paidAmount: quote.carriedPaid.amount,
        refundMax: quote.refundMax.amount,
        creditMax: quote.creditMax.amount,
      },
    ),
  );
  await trx.query('update orders set terms_version = $2, waived_amount = $3 where id = $1', [
    hold.id,
    old.terms_version,
    quote.waived.amount,
  ]);
}
