import { decideWaiting } from '@metade/domain/waitlist.ts';
import { toIso } from '@metade/domain/time.ts';
import { v7 as uuidv7 } from 'uuid';
import { named } from '../../db/named.ts';
import { active } from '../../db/order-states.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Refused } from '../../refused.ts';
import { recordUnmetDemand } from '../unmet-demand/index.ts';
import { releaseExpiredHolds } from '../orders/index.ts';
import type { BookingRow } from '../restaurants/index.ts';
import { bookingColumns, bookingFacts, readTables } from '../restaurants/index.ts';
import { waitlistKey } from './serve-waitlist.ts';
import { readEntry } from './waiting-reads.ts';

/**
 * Joins the waitlist of a sold-out meal. Locks the diner, so that their entries are counted correctly. A table freed meanwhile is
 * found by the job, which serves the waitlist again.
 */
export const joinWaiting: Handler<'joinWaiting'> = async (context, { body, session, locale }) => {
  const now = context.now();
  const { restaurant, date, period, time, people } = body;
  const { rows } = await context.pool.query<BookingRow & { country: string }>(
    `select ${bookingColumns}, r.country from restaurant r where r.id = $1`,
    [restaurant],
  );
  const row = rows[0];
  if (row === undefined) throw new Refused('restaurant_not_bookable');
  const { settings, shown } = await context.markets.market(row.country);
  // An expired offer is over for its diner, and its table goes to the next entry, before anybody counts.
  await releaseExpiredHolds(context.pool, { date, now });
  const tables = (await readTables(context.pool, [restaurant], [date], now, period)).get(restaurant)?.get(date) ?? [];
  const id = uuidv7();
  const places = await transaction(context.pool, async (trx) => {
    await trx.query('select 1 from app_user where id = $1 for no key update', [session.userId]);
    const own = await trx.query<{ has_table: boolean; waits: boolean; live: number; blocked: string | null }>(ownSql, [
      session.userId,
      restaurant,
      date,
      period,
      toIso(now),
    ]);
    const facts = own.rows[0];
    if (facts === undefined) throw new Refused('unauthenticated');
    const decision = decideWaiting({
      facts: bookingFacts({ ...row, show: row.show && shown }, settings),
      tables,
      date,
      period,
      time,
      people,
      own: { hasTable: facts.has_table, waitsForMeal: facts.waits, liveEntries: facts.live },
      noShowBlockUntil: facts.blocked === null ? null : Date.parse(facts.blocked),
      now,
      settings,
    });
    if (!decision.ok) throw new Refused(decision.code, decision.params);
    await trx.query(
      ...named(
        `insert into waiting_entry (id, restaurant_id, date, period, time, places, people, user_id, until, locale)
       values ($id, $restaurantId, $date, $period, $time, $places, $people, $userId, $until, $locale)`,
        {
          id,
          restaurantId: restaurant,
          date,
          period,
          time,
          places: decision.places,
          people,
          userId: session.userId,
          until: toIso(decision.until),
          locale,
        },
      ),
    );
    const meal = { restaurant, date, period };
    await enqueue(trx, 'serve_line', meal, { key: waitlistKey(meal) });
    return decision.places;
  });
  recordUnmetDemand(context, { visitor: session.holderId, restaurant, date, period, time, places });
  const entry = await readEntry(context.pool, session.userId, id, now);
  if (entry === undefined) throw new Refused('not_found');
  return { data: entry };
};

const ownSql = `
select u.booking_blocked_until as blocked,
  exists (select 1 from orders o where o.user_id = u.id and o.restaurant_id = $2 and o.date = $3 and o.period = $4
    and (o.state in ${active} or o.state = 'held' and o.hold_expires_at > $5)) as has_table,
  exists (select 1 from waiting_entry w where w.user_id = u.id and w.restaurant_id = $2 and w.date = $3 and w.period = $4
    and w.state in ('waiting', 'offered')) as waits,
  (select count(*) from waiting_entry w where w.user_id = u.id and w.state in ('waiting', 'offered') and w.until > $5)::integer as live
from app_user u where u.id = $1 and u.active and u.deleted_at is null`;
