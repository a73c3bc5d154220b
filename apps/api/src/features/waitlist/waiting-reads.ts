import type { WaitingEntry } from '@metade/contracts/waitlist.ts';
import type { Period, Places } from '@metade/domain/grid.ts';
import type { Waiting, WaitingState } from '@metade/domain/waitlist.ts';
import { positionInLine } from '@metade/domain/waitlist.ts';
import { pictureOf } from '../../adapters/pictures.ts';
import type { Queryable } from '../../db/transaction.ts';

export type MealRow = {
  restaurant_id: string;
  slug: string;
  company_name: string;
  time_zone: string;
  photos: { kind: string; src: string; alt: string }[];
  date: string;
  period: Period;
  time: string | null;
  people: number;
};

type Row = MealRow & {
  id: string;
  line_no: number;
  places: Places;
  state: WaitingState;
  until: string;
  order_id: string | null;
  offer_expires_at: string | null;
  created_at: string;
  line: Waiting[];
};

const entriesSql = `
select w.id, w.line_no, w.restaurant_id, r.slug, r.company_name, r.time_zone, r.photos, w.date, w.period, w.time, w.places, w.people,
  w.state, w.until, w.order_id, coalesce(o.hold_expires_at, w.offer_expires_at) as offer_expires_at, w.created_at,
  coalesce((select json_agg(json_build_object('lineNo', l.line_no, 'places', l.places, 'time', l.time)) from waiting_entry l
    where w.state = 'waiting' and l.state = 'waiting' and l.restaurant_id = w.restaurant_id and l.date = w.date and l.period = w.period
      and l.line_no < w.line_no), '[]') as line
from waiting_entry w join restaurant r on r.id = w.restaurant_id left join orders o on o.id = w.order_id and w.state = 'offered'
where w.user_id = $1`;

/** A diner's waitlist entries, nearest meal first, and passed offers while the meal is still ahead (now: epoch ms). */
export async function readWaiting(db: Queryable, userId: string, now: number): Promise<WaitingEntry[]> {
  const { rows } = await db.query<Row>(
    `${entriesSql} and (w.state in ('waiting', 'offered') or w.state = 'passed') and w.until > $2
       and not (w.state = 'passed' and exists (select 1 from waiting_entry later where later.user_id = w.user_id and later.line_no > w.line_no
         and (later.restaurant_id, later.date, later.period) = (w.restaurant_id, w.date, w.period)))
     order by w.date, array_position(array['morning', 'afternoon', 'night'], w.period), w.line_no limit 100`,
    [userId, new Date(now).toISOString()],
  );
  return rows.map((row) => entryView(row, now));
}

/** One of a diner's entries; others are not found. */
export async function readEntry(
  db: Queryable,
  userId: string,
  id: string,
  now: number,
): Promise<WaitingEntry | undefined> {
  const { rows } = await db.query<Row>(`${entriesSql} and w.id = $2`, [userId, id]);
  return rows[0] && entryView(rows[0], now);
}

function entryView(row: Row, now: number): WaitingEntry {
  const over = row.state === 'offered' && Date.parse(row.offer_expires_at ?? '') <= now;
  // An expired offer reads as passed even before the job has marked it.
  const state = over ? 'passed' : row.state;
  return {
    _id: row.id,
    ...mealOf(row),
    places: row.places,
    state,
    position:
      state === 'waiting'
        ? positionInLine({ lineNo: row.line_no, places: row.places, time: row.time }, row.line)
        : null,
    offer:
      state === 'offered' && row.order_id !== null && row.offer_expires_at !== null
        ? { order: row.order_id, expires_at: row.offer_expires_at }
        : null,
    until: row.until,
    created: row.created_at,
  };
}

/** The meal of an entry. */
export function mealOf({
  restaurant_id: _id,
  slug,
  company_name,
  time_zone,
  photos,
  date,
  period,
  time,
  people,
}: MealRow) {
  const restaurant = { _id, slug, company_name, time_zone, cover: pictureOf(photos, 'cover') };
  return { restaurant, date, period, time, people };
}
