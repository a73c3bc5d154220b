import { bookableUntil } from './availability.ts';
import type { CancellationQuote } from './changed-cancellation.ts';
import { waivedOf } from './payment-parts.ts';
import { add, subtract } from './money.ts';
import type { Money } from './money.ts';
import { actionsFor } from './order-life-cycle.ts';
import type { OrderState } from './order-life-cycle.ts';
import { refuse } from './refusal.ts';
import type { Decision } from './refusal.ts';
import type { LocalDate } from './time.ts';

export const changeRefusals = [
  'order_state',
  'change_not_paid',
  'change_cutoff',
  'change_pending',
  'change_same',
] as const;
export type ChangeRefusal = (typeof changeRefusals)[number];

type Seating = { slot: string; date: LocalDate; people: number; told: Readonly<Record<string, string>> };

export type ChangeRequest = {
  state: OrderState;
  /** The payment is final: captured, or nothing was left for the card. */
  paid: boolean;
  /** Epoch ms of the booked meal, and the restaurant's cut-off before it. */
  mealInstant: number;
  cutoffMinutes: number;
  /** A pending change of this booking (being paid, or awaiting the restaurant): its order's id. */
  pending: string | null;
  current: Seating;
  wanted: Seating;
  now: number;
};

/**
 * Whether a diner may change a booking now, apart from the new table's own rules. `update`: the table stays, and only party or
 * notes change, without money; `rebook`: another table is taken.
 */
export function decideChange(request: ChangeRequest): Decision<{ kind: 'update' | 'rebook' }, ChangeRefusal> {
  const { state, current, wanted } = request;
  if (!actionsFor(state, 'diner').includes('change')) return refuse('order_state', { state });
  if (!request.paid) return refuse('change_not_paid');
  if (request.now > bookableUntil(request.mealInstant, request.cutoffMinutes)) return refuse('change_cutoff');
  if (request.pending !== null) return refuse('change_pending', { order: request.pending });
  if (current.slot !== wanted.slot || current.date !== wanted.date) return { ok: true, kind: 'rebook' };
  if (current.people === wanted.people && sameTold(current.told, wanted.told)) return refuse('change_same');
  return { ok: true, kind: 'update' };
}

const sameTold = (one: Seating['told'], other: Seating['told']) =>
  Object.keys({ ...one, ...other }).every((field) => one[field] === other[field]);

export type ChangeQuote = {
  price: Money;
  /** The money carried over from the old booking. */
  carried: Money;
  /** Still to be paid for the new one. */
  toPay: Money;
  /** The difference, when it is too small for a card: nobody pays it. */
  waived: Money;
  /** What is returned once the new one is confirmed: to the card, as credit, and as credit if the old table is resold. */
  refund: Money;
  credit: Money;
  topUpOnResale: Money;
  /** The rest of the difference, kept by the cancellation rule. */
  kept: Money;
  /** What coupon and free voucher pay of the new price, and what they had paid of the difference: no money is returned for that. */
  offCarried: Money;
  offLost: Money;
  /** The part of the carried money that was really paid, not by coupon or free voucher. */
  carriedPaid: Money;
  /** How much of that can be returned, to the card or as credit, by cancelling the new booking. */
  refundMax: Money;
  creditMax: Money;
};

/**
 * What a change costs or returns. While cancelling gives a full refund, a cheaper table returns at least what cancelling and
 * rebooking with the same coupon would; later, the difference is returned as if that part were cancelled. Carried money keeps its
 * current refund value: changing first and cancelling then never returns more.
 */
export function quoteChange({
  paid,
  reallyPaid,
  price,
  offAnew,
  ifCancelled,
  smallestCharge,
}: {
  /** The old booking's price, and the part that no coupon or free voucher had paid. */
  paid: Money;
  reallyPaid: Money;
  price: Money;
  /** What the old booking's coupon or free voucher would take off the new price. */
  offAnew: Money;
  /** What cancelling the old booking now would return. */
  ifCancelled: Pick<CancellationQuote, 'refund' | 'credit' | 'topUpOnResale' | 'whole'>;
  /** What a card pays at least, in minor units. */
  smallestCharge: number;
}): ChangeQuote {
  const carried = price.amount < paid.amount ? price : paid;
  const more = subtract(price, carried).amount;
  const waived = waivedOf(more, smallestCharge);
  const left = subtract(paid, carried);
  const given = add(ifCancelled.refund, ifCancelled.credit).amount;
  // Shares of running totals, so that rounding loses no cent.
  const worth = (whole: number) => (left.amount === 0 ? 0 : Math.floor((whole * left.amount) / paid.amount));
  const taken = subtract(paid, reallyPaid);
  const off = Math.min(taken.amount, offAnew.amount, price.amount);
  // The new booking costs its price less the coupon; all other money of the old one is returned.
  const anew = Math.min(left.amount, Math.max(0, given - (price.amount - off)));
  const back = ifCancelled.whole ? Math.max(anew, worth(given)) : worth(given);
  const refund = { ...left, amount: given === 0 ? 0 : Math.floor((ifCancelled.refund.amount * back) / given) };
  const credit = { ...left, amount: back - refund.amount };
  const topUp = ifCancelled.whole ? 0 : worth(given + ifCancelled.topUpOnResale.amount) - back;
  const moneyInLeft = Math.max(back, worth(reallyPaid.amount));
  return {
    price,
    carried,
    toPay: { ...carried, amount: more - waived },
    waived: { ...carried, amount: waived },
    refund,
    credit,
    topUpOnResale: { ...left, amount: topUp },
    kept: { ...left, amount: moneyInLeft - back },
    offCarried: { ...carried, amount: carried.amount - (reallyPaid.amount - moneyInLeft) },
    offLost: { ...left, amount: left.amount - moneyInLeft },
    carriedPaid: { ...carried, amount: reallyPaid.amount - moneyInLeft },
    refundMax: subtract(ifCancelled.refund, refund),
    creditMax: subtract(ifCancelled.credit, credit),
  };
}
