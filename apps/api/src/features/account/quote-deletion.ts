import type { Money } from '@metade/domain/money.ts';
import { sourcesOf } from '@metade/domain/order-life-cycle.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { cancellationOf } from '../orders/index.ts';
import { ownedBy } from '../registration/index.ts';
import { heldRewards } from '../rewards/index.ts';

export type DeletionQuote = {
  orders: {
    _id: string;
    number: string;
    restaurant: string;
    date: string;
    time: string;
    rule: string;
    refund: Money;
    credit: Money;
  }[];
  registrations: { _id: string; company_name: string }[];
  refund: Money[];
  credit_lost: Money[];
  points_lost: number;
  free_vouchers_lost: number;
};

export const quoteDeletion: Handler<'quoteDeletion'> = async (context, { session }) => ({
  data: await deletionOf(context, context.pool, session.userId, false),
});

/**
 * What ends with an account: upcoming bookings (with any pending change), what each gives back by the rule, and the credit, points
 * and free vouchers that are lost. lock: locks the orders until the transaction ends. Refuses owners of approved restaurants and
 * other accounts in charge of something.
 */
export async function deletionOf(
  context: Context,
  db: Queryable,
  userId: string,
  lock: boolean,
): Promise<DeletionQuote> {
  const registrations = await registrationsOf(db, userId);
  const { rows } = await db.query<{ id: string; number: string; restaurant: string; date: string; time: string }>(
    `select o.id, o.number, r.company_name as restaurant, o.date, o.time from orders o join restaurant r on r.id = o.restaurant_id
     where o.user_id = $1 and o.state = any ($2) and (o.state = 'held' or o.starts_at > $3)
       and not exists (select 1 from orders old where old.id = o.changes_order_id and old.state = 'confirmed') order by o.starts_at, o.id`,
    [userId, sourcesOf('cancelled', 'diner'), new Date(context.now()).toISOString()],
  );
  const orders: DeletionQuote['orders'] = [];
  for (const { id, ...shown } of rows) {
    const { quote } = await cancellationOf(context, db, id, userId, lock);
    orders.push({ _id: id, ...shown, rule: quote.rule, refund: quote.refund, credit: quote.credit });
  }
  const credit = await db.query<Money>(
    `select currency, sum(amount)::integer as amount from credit_entry
     where user_id = $1 and (expires_at is null or expires_at > now()) group by currency having sum(amount) > 0`,
    [userId],
  );
  const held = await heldRewards(db, userId, context.now());
  return {
    orders,
    registrations,
    refund: totals(orders.map((order) => order.refund)),
    credit_lost: totals([...credit.rows, ...orders.map((order) => order.credit)]),
    points_lost: held.points,
    free_vouchers_lost: held.freeVouchers,
  };
}

/** The registrations that end with their owner. Refuses an owner of anything beyond a registration. */
async function registrationsOf(db: Queryable, userId: string): Promise<DeletionQuote['registrations']> {
  const { rowCount } = await db.query(
    "select 1 from app_user where id = $1 and user_group in ('franchisee', 'admin')",
    [userId],
  );
  const owned = await ownedBy(db, userId, false);
  if (rowCount !== 0 || owned.some(({ stays }) => stays)) throw new Refused('account_in_charge');
  return owned.flatMap(({ id, company_name, heir }) => (heir === null ? [{ _id: id, company_name }] : []));
}

function totals(sums: Money[]): Money[] {
  const byCurrency = new Map<Money['currency'], number>();
  for (const { amount, currency } of sums) byCurrency.set(currency, (byCurrency.get(currency) ?? 0) + amount);
  return [...byCurrency].filter(([, amount]) => amount > 0).map(([currency, amount]) => ({ amount, currency }));
}
