import { dinerCancellation } from './cancellation.ts';
import type { DinerCancellation, DinerCancellationFacts } from './cancellation.ts';
import { add } from './money.ts';
import { paidBy } from './payment-parts.ts';

/**
 * Money that a changed booking brought along, in minor units: the part really paid, and how much of it can be returned at most, to
 * the card and as credit.
 */
export type CarriedMoney = { paid: number; refundMax: number; creditMax: number; paidAt: number };

/** `moved`: not everything paid follows one rule. */
export type CancellationQuote = Omit<DinerCancellation, 'rule'> & { rule: DinerCancellation['rule'] | 'moved' };

/**
 * What the diner gets by cancelling a booking that replaced another: for the additional payment, as for any booking; for the rest
 * as from the first booking, and never more than cancelling would have returned at the change. The facts are the current booking's,
 * with the first one's `createdAt`.
 */
export function changedCancellation(facts: DinerCancellationFacts, carried: CarriedMoney): CancellationQuote {
  const nothing = { coupon: 0, freeVoucher: 0, credit: 0, carried: 0, waived: 0, card: 0 };
  const asPaid = { ...facts, parts: { ...nothing, card: carried.paid }, paidAt: facts.paidAt && carried.paidAt };
  const brought = capped(dinerCancellation(asPaid), carried);
  const added = dinerCancellation({ ...facts, parts: { ...facts.parts, carried: 0 } });
  const addedNothing = paidBy(facts.parts) === facts.parts.carried;
  return {
    rule: addedNothing || added.rule === brought.rule ? brought.rule : 'moved',
    refund: add(brought.refund, added.refund),
    credit: add(brought.credit, added.credit),
    creditReturned: added.creditReturned,
    choice: brought.choice || added.choice,
    topUpOnResale: add(brought.topUpOnResale, added.topUpOnResale),
    whole: brought.whole && added.whole,
  };
}

/** First to the card, then as credit, within its value at the change. */
function capped(by: DinerCancellation, { refundMax, creditMax }: CarriedMoney): CancellationQuote {
  const { currency } = by.refund;
  const worth = refundMax + creditMax;
  const refund = Math.min(by.refund.amount, refundMax);
  const credit =
    by.refund.amount === 0 ? Math.min(by.credit.amount, worth) : Math.min(by.refund.amount - refund, creditMax);
  const topUp = Math.min(by.topUpOnResale.amount, worth - refund - credit);
  const full = refund + credit + topUp === by.refund.amount + by.credit.amount + by.topUpOnResale.amount;
  return {
    rule: full ? by.rule : 'moved',
    refund: { amount: refund, currency },
    credit: { amount: credit, currency },
    creditReturned: { amount: 0, currency },
    choice: by.choice && refund > 0,
    topUpOnResale: { amount: topUp, currency },
    whole: by.whole && full,
  };
}
