import type { CancellationQuote } from '@metade/domain/changed-cancellation.ts';
import type { OrderState } from '@metade/domain/order-life-cycle.ts';
import { paymentAfterCancellation } from '@metade/domain/payment-after-cancellation.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { doneBefore } from '../../http/idempotency.ts';
import { Refused } from '../../refused.ts';
import { announceToTeam } from '../team-news/index.ts';
import { endPendingChange } from './finish-change.ts';
import { readOrder } from './order-reads.ts';
import type { CancellationFacts } from './quote-cancellation.ts';
import { cancellationOf } from './quote-cancellation.ts';
import { returnPayment } from './return-money.ts';
import { transitionLocked } from './transition-order.ts';

/** The diner cancels: frees the table and refunds by the rule. Cancelling twice gets the first answer. */
export const cancelOrder: Handler<'cancelOrder'> = async (context, call) => {
  const { params, body, session } = call;
  await transaction(context.pool, async (trx) => {
    if (await doneBefore(trx, call, params.id)) return;
    await endByDiner(context, trx, params.id, session.holderId, body);
  });
  return { data: await readOrder(context, params.id, session) };
};

export type CancellationWish = {
  refund_to?: 'card' | 'credit' | undefined;
  /** The amounts the diner was shown; others are refused. */
  expected?: { refund: number; credit: number; rule?: CancellationQuote['rule'] | undefined } | undefined;
  /** The state the diner saw; others are refused. */
  state?: OrderState | undefined;
};

/** Cancels an order of a holder in the caller's transaction and refunds by the rule. */
export async function endByDiner(
  context: Context,
  trx: Trx,
  id: string,
  holderId: string,
  { refund_to, expected, state }: CancellationWish,
): Promise<void> {
  const { facts, quote } = await cancellationOf(context, trx, id, holderId, true);
  if (state && state !== facts.state) throw new Refused('order_state', { state: facts.state });
  if (expected && !isAsShown(quote, expected))
    throw new Refused('quote_changed', { refund: quote.refund, credit: quote.credit });
  await endPendingChange(context, trx, facts.id, 'diner');
  const asCredit = quote.choice && refund_to === 'credit';
  const refund = asCredit ? 0 : quote.refund.amount;
  const credit = quote.credit.amount + (asCredit ? quote.refund.amount : 0);
  await transitionLocked(trx, facts.id, {
    action: 'cancel',
    from: facts.state,
    as: 'diner',
    by: facts.user_id,
    set: {
      end_rule: quote.rule,
      payment_state: paymentAfterCancellation({ paid: paidOf(facts), refund, credit, whole: quote.whole }),
      refunded_amount: refund,
      credited_amount: credit,
      resale_top_up: quote.topUpOnResale.amount,
    },
    data: { rule: quote.rule, refund, credit },
  });
  const { settings } = await context.markets.marketOf(facts);
  const order = { id: facts.id, user: facts.user_id, currency: facts.currency };
  const back = { rule: quote.rule, refund, credit, creditReturned: quote.creditReturned.amount, whole: quote.whole };
  await returnPayment(trx, order, back, context.now(), settings);
  if (facts.state === 'held') return;
  await enqueue(trx, 'send_order_mail', { order: facts.id, mail: 'cancelled' });
  await announceToTeam(trx, facts.id, 'cancelled');
}

function isAsShown(quote: CancellationQuote, shown: NonNullable<CancellationWish['expected']>): boolean {
  const { rule = quote.rule, refund, credit } = shown;
  return rule === quote.rule && refund === quote.refund.amount && credit === quote.credit.amount;
}

/** What was paid with money, that of a booking it replaced included; null before payment. */
function paidOf({
  paid_at,
  price_amount,
  coupon_amount,
  free_voucher_amount,
  waived_amount,
  carried_amount,
  change,
}: CancellationFacts) {
  if (paid_at === null) return null;
  const broughtFree = change === null ? 0 : carried_amount - change.paid;
  return price_amount - coupon_amount - free_voucher_amount - waived_amount - broughtFree;
}
