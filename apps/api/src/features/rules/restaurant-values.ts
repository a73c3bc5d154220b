import type { Settings } from '@metade/domain/settings.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';

/** Columns of a restaurant that follow a rule unless it has a value of its own. */
const columns = { horizonDays: 'horizon_days', cutoffMinutes: 'cutoff_minutes', toleranceMinutes: 'table_tolerance' };
export type RestaurantRule = keyof typeof columns;
type Step = { from: Settings; to: Settings };

/** Restaurants of a country whose own value new bounds exclude: their number, and the name of one. Null when there are none. */
export async function strandedRestaurants(
  db: Queryable,
  country: string,
  { from, to }: Step,
): Promise<{ count: number; restaurant: string } | null> {
  const bounds = [
    'horizonMin',
    'horizonMax',
    'cutoffMin',
    'cutoffMax',
    'toleranceChoices',
    'ownPriceMin',
    'ownPriceMax',
  ];
  const moved = bounds.filter((name) => String(from[name as keyof Settings]) !== String(to[name as keyof Settings]));
  if (moved.length === 0) return null;
  const { rows } = await db.query<{ count: number; restaurant: string | null }>(
    `select count(*) as count, min(company_name) as restaurant from restaurant
     where country = $1 and state = 'approved' and (
       (horizon_days <> ($2::jsonb ->> 'horizonDays')::int and horizon_days not between ($3::jsonb ->> 'horizonMin')::int and ($3::jsonb ->> 'horizonMax')::int)
       or (cutoff_minutes <> ($2::jsonb ->> 'cutoffMinutes')::int and cutoff_minutes not between ($3::jsonb ->> 'cutoffMin')::int and ($3::jsonb ->> 'cutoffMax')::int)
       or (table_tolerance <> ($2::jsonb ->> 'toleranceMinutes')::int and not $3::jsonb -> 'toleranceChoices' @> to_jsonb(table_tolerance))
       or exists (select 1 from jsonb_array_elements(prices) own
         where (own ->> 'price')::int not between ($3::jsonb ->> 'ownPriceMin')::int and ($3::jsonb ->> 'ownPriceMax')::int))`,
    [country, JSON.stringify(from), JSON.stringify(to)],
  );
  const { count = 0, restaurant = null } = rows[0] ?? {};
  return restaurant === null ? null : { count, restaurant };
}

/** Enqueues the update of the restaurants that follow a changed rule. */
export async function moveRestaurants(trx: Queryable, country: string, { from, to }: Step): Promise<void> {
  for (const rule of Object.keys(columns) as RestaurantRule[])
    if (from[rule] !== to[rule]) await enqueue(trx, 'follow_rule', { country, rule, from: from[rule], to: to[rule] });
}

const batch = 100;

/** In small batches: each restaurant's days are recounted. Idempotent. */
export async function followRule(
  { pool }: Context,
  { country, rule, from, to }: { country: string; rule: RestaurantRule; from: number; to: number },
): Promise<void> {
  const column = columns[rule];
  for (let moved = batch; moved === batch; ) {
    const { rowCount } = await pool.query(
      `update restaurant set ${column} = $3 where id in (select id from restaurant where country = $1 and ${column} = $2 limit ${batch})`,
      [country, from, to],
    );
    moved = rowCount ?? 0;
  }
}
