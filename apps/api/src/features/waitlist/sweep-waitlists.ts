import type { Context } from '../../context.ts';
import type { Meal } from './meal.ts';
import { serveWaitlist } from './serve-waitlist.ts';

/**
 * Ends entries that can no longer be served, and serves waitlists of meals with a table for somebody: opened by an owner, freed by
 * an expired hold, or kept and no longer sellable.
 */
export async function sweepWaitlists(context: Context): Promise<void> {
  const now = new Date(context.now()).toISOString();
  await context.pool.query(
    "update waiting_entry set state = 'expired', ended_at = now() where state = 'waiting' and until <= $1",
    [now],
  );
  const { rows } = await context.pool.query<Meal>(
    `select w.restaurant_id as restaurant, w.date::text, w.period from waiting_entry w
     where w.state = 'waiting' and exists (
       select 1 from table_slot s left join slot_day d on d.slot_id = s.id and d.date = w.date
       where s.restaurant_id = w.restaurant_id and s.period = w.period and s.day = extract(dow from w.date) and s.retired_at is null
         and s.places >= w.places and (w.time is null or s.time = w.time)
         and (coalesce(d.booked < d.capacity, s.qtd > 0)
           or exists (select 1 from orders o where o.slot_id = s.id and o.date = w.date and o.state = 'held' and o.hold_expires_at <= $1)))
     union
     select d.restaurant_id, d.date::text, s.period from slot_day d join table_slot s on s.id = d.slot_id where d.kept > 0`,
    [now],
  );
  for (const meal of rows) await serveWaitlist(context, meal);
}
