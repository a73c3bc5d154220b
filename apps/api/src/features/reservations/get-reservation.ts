import type { OrderState } from '@metade/domain/order-life-cycle.ts';
import type { Handler } from '../../http/call.ts';
import { readBooking, toBooking } from '../host/index.ts';

type Step = {
  at: string;
  by: 'diner' | 'restaurant' | 'system' | 'admin' | 'gateway';
  name: string | null;
  from: OrderState | null;
  to: OrderState;
  action: string | null;
  how: string | null;
};

/** A booking and its history, the oldest step first. A diner is named by the booking alone. */
export const getReservation: Handler<'getReservation'> = async (context, { restaurant, params }) => {
  const row = await readBooking(context.pool, restaurant, params.id);
  const [{ settings }, steps, ended] = await Promise.all([
    context.markets.market(row.country),
    context.pool.query<Step>(
      `select e.at, e.actor as by, case when e.actor in ('restaurant', 'admin') then nullif(trim(u.first_name || ' ' || u.last_name), '') end as name,
         e.from_state as from, e.to_state as to, e.data->>'action' as action, e.data->>'how' as how
       from order_event e join orders o on o.id = e.order_id left join app_user u on u.id = e.actor_id
       where e.order_id = $1 and o.restaurant_id = $2 order by e.id`,
      [params.id, restaurant],
    ),
    context.pool.query<{ end_reason: string | null }>(
      "select end_reason from orders where id = $1 and restaurant_id = $2 and ended_by = 'restaurant'",
      [params.id, restaurant],
    ),
  ]);
  return {
    data: {
      booking: toBooking(row, settings, context.now()),
      reason: ended.rows[0]?.end_reason ?? null,
      history: steps.rows,
      restaurant,
    },
  };
};
