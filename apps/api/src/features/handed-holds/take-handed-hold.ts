import { besideRefusal, type LiveHold } from '@metade/domain/place-order.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import type { Trx } from '../../db/transaction.ts';
import { firstOfferNo, freeHoldNo, releaseExpiredHolds, tryToTake } from '../orders/index.ts';

type Meal = Pick<LiveHold, 'restaurant' | 'date' | 'period'>;
type Row = Meal & { order_id: string; holder_id: string; state: string; expired: boolean; taken: boolean };
type Hold = Required<LiveHold> & { hold_no: number };

/** Gives a handed hold to whoever opened its link, once, by the limits of their own holds. A repeat gets the first answer. */
export const takeHandedHold: Handler<'takeHandedHold'> = async (context, { params, session }) => {
  const { liveHoldsPerDiner } = await context.markets.settings();
  const now = new Date(context.now()).toISOString();
  await releaseExpiredHolds(context.pool, { holder: session.holderId, now: context.now() });
  const take = async (trx: Trx) => {
    const { rows } = await trx.query<Row>(
      `select o.id as order_id, o.holder_id, o.state, o.hold_expires_at <= $2 as expired, h.taken_at is not null as taken,
         o.restaurant_id as restaurant, o.date, o.period
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
    const holds = await holdsOf(trx, session.holderId);
    const refusal = besideRefusal(row, holds, liveHoldsPerDiner);
    if (refusal !== null) throw new Refused(refusal.code, refusal.params);
    const { rowCount } = await trx.query(
      "update orders set holder_id = $2, user_id = $3, hold_no = $4 where id = $1 and state = 'held'",
      [row.order_id, session.holderId, session.userId, freeHoldNo(holds)],
    );
    if (rowCount !== 1) throw new Refused('hold_expired');
    return row.order_id;
  };
  // Two links at once compete for a number of the holder's.
  return { data: { order: await tryToTake(() => transaction(context.pool, take)) } };
};

async function holdsOf(trx: Trx, holder: string): Promise<Hold[]> {
  const { rows } = await trx.query<Hold>(
    `select id as _id, restaurant_id as restaurant, date, period, hold_no, hold_no >= $2 as offered
     from orders where holder_id = $1 and state = 'held' for no key update`,
    [holder, firstOfferNo],
  );
  return rows;
}
