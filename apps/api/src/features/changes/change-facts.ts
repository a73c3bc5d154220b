import type { Told } from '@metade/contracts/orders.ts';
import type { ChangeQuote } from '@metade/domain/change.ts';
import { decideChange, quoteChange } from '@metade/domain/change.ts';
import type { Period, Places } from '@metade/domain/grid.ts';
import type { Money } from '@metade/domain/money.ts';
import { percentOf } from '@metade/domain/money.ts';
import type { OrderState } from '@metade/domain/order-life-cycle.ts';
import type { Context } from '../../context.ts';
import { toCome } from '../../db/order-states.ts';
import type { Queryable } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';
import type { PartColumns } from '../orders/index.ts';
import { cancellationOf, chainOf, orderParts, toldAfter, toldColumns, toldOf } from '../orders/index.ts';

/** A booking that its diner may want to change. */
export type Changing = PartColumns &
  Told & {
    id: string;
    user_id: string;
    restaurant_id: string;
    country: string;
    state: OrderState;
    payment_state: string;
    voucher_code: string | null;
    slot: string;
    date: string;
    time: string;
    period: Period;
    places: Places;
    people: number;
    starts_at: string;
    cutoff_minutes: number;
    currency: Money['currency'];
    terms_version: string | null;
    rules_id: number | null;
    first_order: string;
    changes_made: number;
    /** The part of the carried money that was really paid. */
    brought_paid: number;
    pending: string | null;
  };

export type Wanted = { slot: string; date: string; people: number } & { [K in keyof Told]?: Told[K] | undefined };

/** Reads a diner's booking; lock: locks it until the transaction ends. Throws not_found for anybody else's. */
export async function readChanging(
  context: Context,
  db: Queryable,
  id: string,
  userId: string,
  lock: boolean,
): Promise<Changing> {
  // Lock first, in a statement of its own: a statement that waited for the lock would read changes as they were before.
  if (lock) await db.query('select 1 from orders where id = $1 and user_id = $2 for update', [id, userId]);
  const { rows } = await db.query<Changing>(
    `select o.id, o.user_id, o.restaurant_id, r.country, o.state, o.payment_state, o.voucher_code, o.slot_id as slot, o.date, o.time, o.period, o.places,
       o.people, ${toldColumns}, o.starts_at, r.cutoff_minutes, o.price_amount, o.coupon_amount,
       o.free_voucher_amount, o.credit_amount, o.carried_amount, o.waived_amount, o.currency, o.terms_version, o.rules_id, coalesce(c.paid_amount, 0) as brought_paid,
       coalesce(c.first_order_id, o.id) as first_order, coalesce(c.change_no, 0) as changes_made,
       (select n.id from orders n where n.changes_order_id = o.id and n.voucher_code is null
          and (n.state in ${toCome} or n.state = 'held' and n.hold_expires_at > $3) limit 1) as pending
     from orders o join restaurant r on r.id = o.restaurant_id left join order_change c on c.order_id = o.id
     where o.id = $1 and o.user_id = $2`,
    [id, userId, new Date(context.now()).toISOString()],
  );
  if (rows[0] === undefined) throw new Refused('not_found');
  return rows[0];
}

/** Whether the table stays or another one is taken. Throws the reason when it may not be changed. */
export function kindOf(context: Context, old: Changing, wanted: Wanted): 'update' | 'rebook' {
  const decision = decideChange({
    state: old.state,
    paid: old.payment_state === 'paid' && old.voucher_code !== null,
    mealInstant: Date.parse(old.starts_at),
    cutoffMinutes: old.cutoff_minutes,
    pending: old.pending,
    current: { slot: old.slot, date: old.date, people: old.people, told: toldOf(old) },
    wanted: { slot: wanted.slot, date: wanted.date, people: wanted.people, told: toldAfter(old, wanted) },
    now: context.now(),
  });
  if (!decision.ok) throw new Refused(decision.code, decision.params);
  return decision.kind;
}

/** What moving a booking to a table of a given price costs or returns now; lock as in {@link readChanging}. */
export async function quoteFor(
  context: Context,
  db: Queryable,
  old: Changing,
  price: Money,
  lock: boolean,
): Promise<ChangeQuote> {
  const { quote } = await cancellationOf(context, db, old.id, old.user_id, lock);
  const money = (amount: number): Money => ({ amount, currency: old.currency });
  const { credit, card } = orderParts(old);
  const { settings } = await context.markets.marketOf(old);
  return quoteChange({
    paid: money(old.price_amount),
    reallyPaid: money(credit + card + old.brought_paid),
    price,
    offAnew: await takenOffAnew(db, old.id, price),
    ifCancelled: quote,
    smallestCharge: settings.smallestCharge,
  });
}

/** What the coupons and free vouchers that paid for a booking, or for those it replaced, would take off another price. */
async function takenOffAnew(db: Queryable, order: string, price: Money): Promise<Money> {
  const { rows } = await db.query<{ percent: number | null; amount: number | null }>(
    `${chainOf('$1')}
     select c.percent, c.amount from chain join coupon_use u on u.order_id = chain.id and u.released_at is null join coupon c on c.id = u.coupon_id
     union all select 100, null from chain join free_voucher v on v.order_id = chain.id`,
    [order],
  );
  const off = rows.map(({ percent, amount }) => (percent === null ? (amount ?? 0) : percentOf(price, percent).amount));
  return { ...price, amount: off.reduce((sum, one) => sum + one, 0) };
}
