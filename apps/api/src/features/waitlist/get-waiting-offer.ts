import { ended } from '../../db/order-states.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import type { MealRow } from './waiting-reads.ts';
import { mealOf } from './waiting-reads.ts';

type Row = MealRow & {
  order_id: string;
  expires_at: string;
  held: boolean;
  state: string;
};

/** The table of a waitlist link. Contains nothing personal; only the holder sees the order. */
export const getWaitingOffer: Handler<'getWaitingOffer'> = async (context, { params, reply }) => {
  const { rows } = await context.pool.query<Row>(
    `select r.id as restaurant_id, r.slug, r.company_name, r.time_zone, r.photos, w.date, w.period, w.time, w.people,
       o.id as order_id, o.hold_expires_at as expires_at, o.state not in ${ended} as held, o.state
     from waiting_entry w join orders o on o.id = w.order_id join restaurant r on r.id = w.restaurant_id where w.offer_token = $1`,
    [params.token],
  );
  const row = rows[0];
  if (row === undefined) throw new Refused('not_found');
  const ranOut = row.state === 'held' && Date.parse(row.expires_at) <= context.now();
  reply.header('cache-control', 'no-store');
  return {
    data: {
      ...mealOf(row),
      open: row.held && !ranOut,
      order: row.order_id,
      expires_at: row.expires_at,
    },
  };
};
