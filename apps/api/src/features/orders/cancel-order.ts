import { createHash } from 'node:crypto';
import type { DinerCancellation } from '@metade/domain/cancellation.ts';
import type { PaymentState } from '@metade/domain/order-life-cycle.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Refused } from '../../refused.ts';
import { giveBackParts, releaseParts } from '../ledger/index.ts';
import { readOrder } from './order-reads.ts';
import type { CancellationFacts } from './quote-cancellation.ts';
import { cancellationOf } from './quote-cancellation.ts';

/** The diner cancels: the table goes back, and money as the rule says. Cancelling twice answers the first cancellation. */
export const cancelOrder: Handler<'cancelOrder'> = async (context, { params, body, session, idempotencyKey }) => {
  await transaction(context.pool, async (trx) => {
    if (idempotencyKey !== undefined) {
      const hash = createHash('sha256').update(JSON.stringify(body)).digest();
      if (await isRepeat(trx, session.holderId, idempotencyKey, params.id, hash)) return;
    }
    await endByDiner(context, trx, params.id, session.holderId, body);
  });
  return { data: await readOrder(context, params.id, session) };
};

export type CancellationWish = {
  refund_to?: 'card' | 'credit' | undefined;
  /** What the diner was shown; other amounts refuse. */
  expected?: { refund: number; credit: number } | undefined;
};

/** Ends an order of a holder in the caller's transaction and gives the money back as the rule says. */
export async function endByDiner(
  context: Context,
  trx: Trx,
  id: string,
  holderId: string,
  { refund_to, expected }: CancellationWish,
): Promise<void> {
  const { facts, quote } = await cancellationOf(context, trx, id, holderId, true);
  if (expected && (expected.refund !== quote.refund.amount || expected.credit !== quote.credit.amount)) {
    throw new Refused('quote_changed', { refund: quote.refund, credit: quote.credit });
  }
  const asCredit = quote.choice && refund_to === 'credit';
  const refund = asCredit ? 0 : quote.refund.amount;
  const credit = quote.credit.amount + (asCredit ? quote.refund.amount : 0);
  const paymentState = paymentStateAfter(facts, quote, refund, credit);
  await trx.query(
    `with ended as (
       update orders set state = 'cancelled', ended_at = now(), ended_by = 'diner', end_rule = $2, payment_state = $3, refunded_amount = $4, credited_amount = $5,
         resale_top_up = $6 where id = $1 returning id)
     insert into order_event (order_id, actor, actor_id, from_state, to_state, payment_state, data)
     select id, 'diner', $7, $8, 'cancelled', $3, jsonb_build_object('rule', $2::text, 'refund', $4::integer, 'credit', $5::integer) from ended`,
    [facts.id, quote.rule, paymentState, refund, credit, quote.topUpOnResale.amount, facts.user_id, facts.state],
  );
  await giveBack(context, trx, facts, quote, refund, credit);
}

function paymentStateAfter(
  facts: CancellationFacts,
  quote: DinerCancellation,
  refund: number,
  credit: number,
): PaymentState {
  if (facts.paid_at === null) return 'none';
  if (refund > 0) return 'refunded';
  if (credit > 0) return 'credited';
  return quote.whole ? 'refunded' : 'paid';
}

async function giveBack(
  context: Context,
  trx: Trx,
  facts: CancellationFacts,
  quote: DinerCancellation,
  refund: number,
  credit: number,
): Promise<void> {
  const { rows } = await trx.query<{ id: string; state: string }>(
    "select id, state from payment where order_id = $1 and state in ('pending', 'requires_action', 'authorized', 'captured') for update",
    [facts.id],
  );
  const payment = rows[0];
  if (payment && payment.state !== 'captured')
    await enqueue(trx, 'void_payment', { payment: payment.id }, { key: `void ${payment.id}` });
  if (payment && refund > 0) {
    const id = uuidv7();
    await trx.query('insert into refund (id, payment_id, order_id, amount, reason) values ($1, $2, $3, $4, $5)', [
      id,
      payment.id,
      facts.id,
      refund,
      quote.rule,
    ]);
    await enqueue(trx, 'refund_payment', { refund: id }, { key: `refund ${id}` });
  }
  const { settings } = await context.markets.market(facts.country);
  const now = context.now();
  if (quote.rule === 'not_paid') await releaseParts(trx, facts.id, now, settings);
  else if (facts.user_id !== null)
    await giveBackParts(
      trx,
      { id: facts.id, user: facts.user_id, currency: facts.currency },
      { credit, creditReturned: quote.creditReturned.amount, whole: quote.whole },
      now,
      settings,
    );
  if (facts.state !== 'held') await enqueue(trx, 'send_order_mail', { order: facts.id, mail: 'cancelled' });
}

async function isRepeat(trx: Trx, holderId: string, key: string, orderId: string, hash: Buffer): Promise<boolean> {
  const { rowCount } = await trx.query(
    `insert into idempotency_key (holder_id, key, operation, request_hash, subject_id) values ($1, $2, 'cancelOrder', $4, $3) on conflict do nothing`,
    [holderId, key, orderId, hash],
  );
  if (rowCount === 1) return false;
  const { rows } = await trx.query<{ operation: string; subject_id: string; request_hash: Buffer }>(
    'select operation, subject_id, request_hash from idempotency_key where holder_id = $1 and key = $2',
    [holderId, key],
  );
  const first = rows[0];
  if (first?.operation !== 'cancelOrder' || first.subject_id !== orderId || !first.request_hash.equals(hash))
    throw new Refused('idempotency_key_reused');
  return true;
}
