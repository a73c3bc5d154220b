import type { DeskHealth } from '@metade/contracts/desk.ts';
import { addDays, localDateAt } from '@metade/domain/time.ts';
import { came, sold } from '../../db/order-states.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { Call, Handler } from '../../http/call.ts';

type Day = { date: string; value: number };
type Fill = { date: string; sold: number; offered: number };
type Answers = { date: string | null; recent: boolean | null; minutes: number | null };
type Honour = { week: number; meals: number; claims: number };

const week = 7;
const bookingDays = 14;
/** Thirteen weeks, the last until today. */
const honourWeeks = 13;
const honourDays = honourWeeks * week - 1;
/** The longest booking horizon: orders made earlier cannot have a meal in these weeks. */
const horizonDays = 70;

/** Days by the restaurants' calendars, and by the market's for sign-ups; the newest is the market's today, and not over. */
export const getDeskHealth: Handler<'getDeskHealth'> = async (context, { query }) => {
  const { pool } = context;
  const zone = await zoneOf(pool, query);
  const today = localDateAt(context.now(), zone);
  const ago = (days: number) => addDays(today, -days);
  const of = [query.country, query.city];
  const [bookings, fill, unmet, answers, honour, signUps] = await Promise.all([
    pool.query<Day>(
      `select (o.created_at at time zone r.time_zone)::date as date, count(*) as value
       from orders o join restaurant r on r.id = o.restaurant_id
       where o.created_at >= $3::date - 1 and (o.confirm_by is not null or o.confirmed_at is not null) and ${wanted} group by 1`,
      [...of, ago(bookingDays + week)],
    ),
    pool.query<Fill>(
      `select x.date, sum(x.sold)::integer as sold, sum(x.offered)::integer as offered from (
         select f.date, 0 as sold, f.tables as offered from offered_day f join restaurant r on r.id = f.restaurant_id
         where f.date >= $3 and f.date < $4 and ${wanted}
         union all
         select o.date, 1, 0 from orders o join restaurant r on r.id = o.restaurant_id
         where o.date >= $3 and o.date < $4 and o.created_at >= $3::date - ${horizonDays} and o.state in ${sold} and ${wanted}
       ) x group by x.date`,
      [...of, ago(2 * week), today],
    ),
    pool.query<{ name: string; value: number }>(
      // In cities without restaurants there is none that could have had a table.
      `select c.name, sum(x.visitors)::integer as value from (
         select r.city_id, d.visitors from unmet_demand d join restaurant r on r.id = d.restaurant_id
         where d.looked_on > $3 and d.time is null and ${wanted}
         union all
         select d.city_id, d.visitors from city_demand d join city r on r.id = d.city_id
         where d.looked_on > $3 and ($1::text is null or r.country = $1) and ($2::text is null or d.city_id = $2)
       ) x join city c on c.id = x.city_id group by c.id, c.name order by 2 desc, 1`,
      [...of, ago(week)],
    ),
    pool.query<Answers>(
      `select a.date, a.recent, percentile_cont(0.5) within group (order by a.minutes) as minutes from (
         select (e.answered_at at time zone r.time_zone)::date as date, e.answered_at >= $4::timestamp at time zone r.time_zone as recent,
           extract(epoch from e.answered_at - e.asked_at) / 60 as minutes
         from orders o join restaurant r on r.id = o.restaurant_id cross join lateral (
           select min(at) filter (where to_state = 'awaiting_restaurant') as asked_at,
             min(at) filter (where from_state = 'awaiting_restaurant' and to_state in ('confirmed', 'declined') and actor in ('restaurant', 'admin')) as answered_at
           from order_event where order_id = o.id
         ) e
         where o.created_at >= $3::date - 1 and o.confirm_by is not null and e.answered_at >= $3::timestamp at time zone r.time_zone and ${wanted}
       ) a group by grouping sets ((a.date), (a.recent))`,
      [...of, ago(2 * week), ago(week)],
    ),
    pool.query<Honour>(
      `select greatest($4::date - o.date, 0) / ${week} as week, count(*) as meals, count(d.order_id) as claims from orders o join restaurant r on r.id = o.restaurant_id
       left join discount_claim d on d.order_id = o.id and d.state = 'accepted'
       where o.state in ${came} and o.date >= $3 and o.created_at >= $3::date - ${horizonDays} and ${wanted} group by 1`,
      [...of, ago(honourDays), today],
    ),
    pool.query<Day>(
      `select (u.created_at at time zone $4)::date as date, count(*) as value from app_user u left join city c on c.id = u.city_id
       where u.created_at >= $3::timestamp at time zone $4 and u.user_group = 'user'
         and ($1::text is null or coalesce(c.country, left(u.region_iso, 2)) = $1) and ($2::text is null or u.city_id = $2) group by 1`,
      [...of, ago(bookingDays + week), zone],
    ),
  ]);
  const daysOf = (count: number, skip: number) =>
    Array.from({ length: count }, (_, nth) => ago(count - 1 - nth + skip));
  const compared = <Value>(dates: string[], valueOf: (date: string) => Value) =>
    dates.map((date) => ({ date, value: valueOf(date), before: valueOf(addDays(date, -week)) }));
  const counted = (rows: Day[]) => {
    const byDate = new Map(rows.map(({ date, value }) => [date, value]));
    return compared(daysOf(bookingDays + 1, 0), (date) => byDate.get(date) ?? 0);
  };
  const filled = new Map(fill.rows.map((row) => [row.date, row]));
  const recent = fill.rows.filter(({ date }) => date >= ago(week));
  const minutes = new Map(answers.rows.map((row) => [row.date ?? (row.recent ? 'recent' : 'before'), row.minutes]));
  const meals = honour.rows.reduce((all, one) => all + one.meals, 0);
  const claims = honour.rows.reduce((all, one) => all + one.claims, 0);
  const honoured = new Map(honour.rows.map((one) => [one.week, one]));
  const data: DeskHealth = {
    today,
    bookings: counted(bookings.rows),
    fill: {
      sold: recent.reduce((all, one) => all + one.sold, 0),
      offered: recent.reduce((all, one) => all + one.offered, 0),
      days: compared(daysOf(week, 1), (date) => percentOf(filled.get(date))),
    },
    unmet: { total: unmet.rows.reduce((all, { value }) => all + value, 0), cities: unmet.rows.slice(0, citiesMax) },
    answer: {
      minutes: minutes.get('recent') ?? null,
      before: minutes.get('before') ?? null,
      days: compared(daysOf(week, 0), (date) => minutes.get(date) ?? null),
    },
    sign_ups: counted(signUps.rows),
    honour: {
      percent: honourOf({ meals, claims }),
      meals,
      claims,
      weeks: Array.from({ length: honourWeeks }, (_, nth) => {
        const before = honourWeeks - 1 - nth;
        return { from: ago((before + 1) * week - 1), percent: honourOf(honoured.get(before)) };
      }),
    },
  };
  return { data };
};

/** The time zone in which most restaurants of what is looked at are. */
async function zoneOf(db: Queryable, { country, city }: Call<'getDeskHealth'>['query']): Promise<string> {
  const { rows } = await db.query<{ zone: string }>(
    `select r.time_zone as zone from restaurant r where r.state = 'approved' and ${wanted} group by r.time_zone order by count(*) desc, 1 limit 1`,
    [country, city],
  );
  return rows[0]?.zone ?? 'UTC';
}

const citiesMax = 20;
const wanted = '($1::text is null or r.country = $1) and ($2::text is null or r.city_id = $2)';

function percentOf(day: Fill | undefined): number | null {
  return day === undefined || day.offered === 0 ? null : Math.round((1000 * day.sold) / day.offered) / 10;
}

function honourOf(found: Pick<Honour, 'meals' | 'claims'> | undefined): number | null {
  return found === undefined || found.meals === 0
    ? null
    : Math.floor((100 * (found.meals - found.claims)) / found.meals);
}
