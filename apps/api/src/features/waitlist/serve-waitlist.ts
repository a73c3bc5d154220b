import { nextInWaitlist } from '@metade/domain/waitlist.ts';
import { dayOfWeek } from '@metade/domain/time.ts';
import type { Context } from '../../context.ts';
import { releaseExpiredHolds } from '../orders/index.ts';
import type { Meal, WaitlistEntry, WaitlistTable } from './meal.ts';
import { offerTable } from './offer-table.ts';

/** A later job of the same meal replaces a pending one. */
export const waitlistKey = ({ restaurant, date, period }: Meal) => `line ${restaurant} ${date} ${period}`;

/**
 * Offers a meal's tables to its waitlist, in order, until tables or entries run out; then releases what is kept for nobody. Any
 * number of these may run concurrently, and stop at any step: an entry gets one table or none, since both change in one
 * transaction.
 */
export async function serveWaitlist(context: Context, meal: Meal): Promise<void> {
  await releaseExcess(context, meal);
  const unsold = new Set<string>();
  const passedOver = new Set<string>();
  for (let lost = 0; lost < lostMax; ) {
    const { tables, line } = await readWaitlist(context, meal);
    const takers = line.filter(({ id }) => !passedOver.has(id));
    const pair = tables
      .filter(({ slot }) => !unsold.has(slot))
      .map((table) => ({ table, entry: nextInWaitlist(takers, table) }))
      .find(({ entry }) => entry !== undefined);
    if (pair?.entry === undefined) return releaseKept(context, meal, tables);
    const outcome = await offerTable(context, meal, pair.table, pair.entry);
    if (outcome === 'unsold') unsold.add(pair.table.slot);
    if (outcome === 'passed over') passedOver.add(pair.entry.id);
    if (outcome === 'lost') lost += 1;
  }
  throw new Error(`The line of ${waitlistKey(meal)} is crowded; it is served again.`);
}

const lostMax = 50;

async function readWaitlist(context: Context, { restaurant, date, period }: Meal) {
  const now = new Date(context.now()).toISOString();
  const tables = await context.pool.query<WaitlistTable & { expired: boolean }>(
    `select s.id as slot, s.time, s.places, coalesce(d.kept, 0) as kept,
       exists (select 1 from orders o where o.slot_id = s.id and o.date = $2 and o.state = 'held' and o.hold_expires_at <= $5) as expired
     from table_slot s left join slot_day d on d.slot_id = s.id and d.date = $2
     where s.restaurant_id = $1 and s.period = $4 and s.day = $3 and (s.retired_at is null or d.kept > 0)
       and (d.kept > 0 or coalesce(d.booked < d.capacity, s.qtd > 0)
         or exists (select 1 from orders o where o.slot_id = s.id and o.date = $2 and o.state = 'held' and o.hold_expires_at <= $5))
     order by d.kept > 0 desc nulls last, s.time, s.places`,
    [restaurant, date, dayOfWeek(date), period, now],
  );
  const ranOut = tables.rows.filter(({ expired }) => expired);
  if (ranOut.length > 0) {
    for (const { slot } of ranOut) await releaseExpiredHolds(context.pool, { slot, date, now: context.now() });
    return readWaitlist(context, { restaurant, date, period });
  }
  const line = await context.pool.query<WaitlistEntry>(
    `select id, line_no as "lineNo", places, time, user_id as "user", people, locale from waiting_entry
     where restaurant_id = $1 and date = $2 and period = $3 and state = 'waiting' and until > $4 order by line_no limit 500`,
    [restaurant, date, period, now],
  );
  return { tables: tables.rows, line: line.rows };
}

async function releaseKept(context: Context, { date }: Meal, tables: WaitlistTable[]): Promise<void> {
  for (const { slot, kept } of tables.filter((table) => table.kept > 0))
    await context.pool.query(
      `update slot_day set booked = booked - least(kept, $3), kept = kept - least(kept, $3)
       where slot_id = $1 and date = $2 and kept > 0`,
      [slot, date, kept],
    );
}

/** After an owner lowered the quantity, tables kept above it no longer exist. */
async function releaseExcess(context: Context, { restaurant, date }: Meal): Promise<void> {
  await context.pool.query(
    `update slot_day set booked = booked - least(kept, booked - capacity), kept = kept - least(kept, booked - capacity),
       overhang = least(overhang, greatest(0, booked - least(kept, booked - capacity) - capacity))
     where restaurant_id = $1 and date = $2 and kept > 0 and booked > capacity`,
    [restaurant, date],
  );
}
