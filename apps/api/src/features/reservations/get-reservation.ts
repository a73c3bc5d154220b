import type { OrderState } from '@metade/domain/order-life-cycle.ts';
import type { Handler } from '../../http/call.ts';
import { readBooking, toBooking } from '../host/index.ts';
import { chainOf } from '../orders/index.ts';

type Step = {
  at: string;
  by: 'diner' | 'restaurant' | 'system' | 'admin' | 'gateway';
  name: string | null;
  from: OrderState | null;
  to: OrderState;
  action: string | null;
  before: { date: string; time: string; people: number; places: 2 | 4 | 6 } | null;
  how: string | null;
  reason: string | null;
};

/** A booking and its history, including that of replaced bookings, oldest step first. The diner is named only on the booking. */
export const getReservation: Handler<'getReservation'> = async (context, { restaurant, params }) => {
  const row = await readBooking(context.pool, restaurant, params.id);
  const [{ settings }, steps, ended, friends] = await Promise.all([
    context.markets.marketOf(row),
    context.pool.query<Step>(stepsSql, [params.id, restaurant]),
    context.pool.query<{ end_reason: string | null }>(
      "select end_reason from orders where id = $1 and restaurant_id = $2 and ended_by = 'restaurant'",
      [params.id, restaurant],
    ),
    context.pool.query<{ name: string; text: string }>(
      `select g.name, g.allergies as text from booking_guest g join orders o on o.id = g.order_id
       where o.id = $1 and o.restaurant_id = $2 and g.coming order by g.answered_at, g.id`,
      [params.id, restaurant],
    ),
  ]);
  return {
    data: {
      booking: toBooking(row, settings, context.now()),
      reason: ended.rows[0]?.end_reason ?? null,
      history: steps.rows,
      friends:
        friends.rows.length === 0
          ? null
          : { coming: friends.rows.length, allergies: friends.rows.filter(({ text }) => text !== '') },
      restaurant,
    },
  };
};

// A booking that ended by a change shows as that change. Kept bookings appear in the audit log only.
const stepsSql = `
  ${chainOf('$1')}, event as (
    select e.id, e.at, e.actor, e.actor_id, e.from_state, e.to_state, e.data, o.date, o.time, o.people, o.places,
      e.data->>'rule' is not distinct from 'changed' as replaced
    from order_event e join chain c on c.id = e.order_id join orders o on o.id = c.id where o.restaurant_id = $2
  ), step as (
    select e.id, 0 as nth, e.at, case when e.replaced then 'diner' else e.actor end as actor, e.actor_id, e.from_state, e.to_state,
      case when e.replaced then 'change' when e.actor <> 'gateway' then e.data->>'action' end as action, e.data->>'how' as how,
      case when e.data->>'action' = 'correct' then e.data->>'reason' end as reason,
      case when e.replaced or e.data ? 'before' then json_build_object('date', e.date, 'time', e.time,
        'people', coalesce((e.data->>'before')::integer, e.people), 'places', e.places) end as before
    from event e
    union all
    select last.id, a.id, a.at, case when a.role in ('admin', 'system') then a.role else 'restaurant' end, a.actor_id, last.to_state, last.to_state,
      case when a.what = 'grid.saved' or (a.after->>'kept')::boolean then 'keep' else 'unkeep' end, null, null, null
    from audit_log a join chain c
      on a.what = 'booking.kept' and a.subject = c.id::text or a.what = 'grid.saved' and a.after->'kept_bookings' ? c.id::text
    cross join lateral (select e.id, e.to_state from event e where e.at <= a.at order by e.id desc limit 1) last
    where a.restaurant_id = $2 and a.what in ('booking.kept', 'grid.saved')
  )
  select s.at, s.actor as by, case when s.actor in ('restaurant', 'admin') then nullif(trim(u.first_name || ' ' || u.last_name), '') end as name,
    s.from_state as from, s.to_state as to, s.action, s.before, s.how, s.reason
  from step s left join app_user u on u.id = s.actor_id order by s.id, s.nth`;
