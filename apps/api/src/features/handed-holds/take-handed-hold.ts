import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import type { Trx } from '../../db/transaction.ts';
import { firstOfferNo, releaseExpiredHolds, tryToTake } from '../orders/index.ts';

type Row = { order_id: string; holder_id: string; state: string; expired: boolean; taken: boolean };

/** Gives a handed hold to whoever opened its link, once, by the limits of their own holds. A repeat gets the first answer. */
export const takeHandedHold: Handler<'takeHandedHold'> = async (context, { params, session }) => {
  const { liveHoldsPerDiner } = await context.markets.settings();
  const now = new Date(context.now()).toISOString();
  await releaseExpiredHolds(context.pool, { holder: session.holderId, now: context.now() });
  const take = async (trx: Trx) => {
    const { rows } = await trx.query<Row>(
      `select o.id as order_id, o.holder_id, o.state, o.hold_expires_at <= $2 as expired, h.taken_at is not null as taken
       from handed_hold h join orders o on o.id = h.order_id where h.token = $1 for no key update of h`,
      [params.token, now],
    );
    const row = rows[0];
    if (row === undefined) throw new Refused('not_found');
    if (row.taken && row.holder_id === session.holderId) return row.order_id;
    if (row.taken) throw new Refused('link_invalid');
    if (row.state !== 'held' || row.expired) throw new Refused('hold_expired');
    await trx.query('update handed_hold set taken_at = $2 where order_id = $1', [row.order_id, now]);
    if (row.holder_id === session.holderId) return row.order_id;
    await refuseSecond(trx, row.order_id, session.holderId, liveHoldsPerDiner);
    const { rowCount } = await trx.query(
      `with used as (select hold_no from orders where holder_id = $2 and state = 'held')
       update orders set holder_id = $2, user_id = $3, hold_no = (select min(n) from generate_series(1, $4::integer) n where n not in (select hold_no from used))
       where id = $1 and state = 'held'`,
      [row.order_id, session.holderId, session.userId, liveHoldsPerDiner],
    );
    if (rowCount !== 1) throw new Refused('hold_expired');
    return row.order_id;
  };
  // Two links at once compete for a number of the holder's.
  return { data: { order: await tryToTake(() => transaction(context.pool, take)) } };
};

/** The limits of {@link decideHold}: one table for a meal, and so many at a time. */
async function refuseSecond(trx: Trx, order: string, holder: string, max: number): Promise<void> {
  const { rows } = await trx.query<{ id: string; same: boolean; offered: boolean }>(
    `select h.id, (h.restaurant_id, h.date, h.period) = (o.restaurant_id, o.date, o.period) as same, h.hold_no >= $3 as offered
     from orders o join orders h on h.holder_id = $2 and h.state = 'held' where o.id = $1 for no key update of h`,
    [order, holder, firstOfferNo],
  );
  const same = rows.find((hold) => hold.same);
  if (same) throw new Refused('hold_exists', { order: same.id });
  if (rows.filter((hold) => !hold.offered).length >= max) throw new Refused('holds_limit', { max });
}
