import { bookableUntil } from './availability.ts';
import type { CancellationQuote } from './changed-cancellation.ts';
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
  /** Epoch ms of the meal that is booked, and how long before it the restaurant wants to know. */
  mealInstant: number;
  cutoffMinutes: number;
  /** A change of this booking that is being paid for or waits for the restaurant: its order's id. */
  pending: string | null;
  current: Seating;
  wanted: Seating;
  now: number;
};

/**
 * Whether a diner may change a booking now, the new table's own rules aside. `update`: the table stays and only the party or
 * what the restaurant is told change, without money; `rebook`: a table is taken in place of the old one.
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
  /** What the old booking brings along. */
  carried: Money;
  /** Still to be paid for the new one. */
  toPay: Money;
  /** What comes back once the new one is confirmed: to the card, as credit, and as credit if the old table is sold again. */
  refund: Money;
  credit: Money;
  topUpOnResale: Money;
  /** The rest of the money in the difference, which the cancellation rule keeps. */
  kept: Money;
  /** What a coupon or a free voucher goes on paying of the new price, and what it had paid of the difference: no money comes back for it. */
  offCarried: Money;
  offLost: Money;
  /** Of the carried money: what was really paid, by no coupon or free voucher. */
  carriedPaid: Money;
  /** And how much of it can ever come back to the card, or as credit, by cancelling the new one. */
  refundMax: Money;
  creditMax: Money;
};

/**
 * What changing costs or returns. While cancelling gives everything back, a cheaper table returns at least what cancelling
 * and booking anew with the same coupon would; later, the difference comes back as cancelling that part would. What is
 * carried keeps the worth that it has at this moment: nobody gets more by changing first and cancelling then.
 */
export function quoteChange({
  paid,
  reallyPaid,
  price,
  offAnew,
  ifCancelled,
}: {
  /** The old booking's price, and what of it no coupon or free voucher had paid. */
  paid: Money;
  reallyPaid: Money;
  price: Money;
  /** What the old booking's coupon or free voucher would take off the new price. */
  offAnew: Money;
  /** What cancelling the old booking at this moment would give. */
  ifCancelled: Pick<CancellationQuote, 'refund' | 'credit' | 'topUpOnResale' | 'whole'>;
}): ChangeQuote {
  const carried = price.amount < paid.amount ? price : paid;
  const left = subtract(paid, carried);
  const given = add(ifCancelled.refund, ifCancelled.credit).amount;
  // Shares of running totals, so that rounding loses no cent: together they are what the difference is worth.
  const worth = (whole: number) => (left.amount === 0 ? 0 : Math.floor((whole * left.amount) / paid.amount));
  const taken = subtract(paid, reallyPaid);
  const off = Math.min(taken.amount, offAnew.amount, price.amount);
  // The new booking costs its price less the coupon; all other money of the old one comes back.
  const anew = Math.min(left.amount, Math.max(0, given - (price.amount - off)));
  const back = ifCancelled.whole ? Math.max(anew, worth(given)) : worth(given);
  const refund = { ...left, amount: given === 0 ? 0 : Math.floor((ifCancelled.refund.amount * back) / given) };
  const credit = { ...left, amount: back - refund.amount };
  const topUp = ifCancelled.whole ? 0 : worth(given + ifCancelled.topUpOnResale.amount) - back;
  const moneyInLeft = Math.max(back, worth(reallyPaid.amount));
  return {
    price,
    carried,
    toPay: subtract(price, carried),
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
