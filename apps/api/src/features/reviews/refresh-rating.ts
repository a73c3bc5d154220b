import type { Trx } from '../../db/transaction.ts';

/** Serializes changes of a restaurant's reviews: its rating is counted from all of them. */
export async function lockRating(trx: Trx, restaurantId: string): Promise<void> {
  await trx.query('select 1 from restaurant where id = $1 for no key update', [restaurantId]);
}

/**
 * Recalculates a restaurant's rating from its public reviews. The rank is the average with five additional votes of 4; null without
 * reviews.
 */
export async function refreshRating(trx: Trx, restaurantId: string): Promise<void> {
  await trx.query(
    `update restaurant r set
       rating_average = p.average, rating_count = p.count, rating_scores = p.scores,
       rank = case when p.count = 0 then 0 else round((p.average * p.count + 4 * 5) / (p.count + 5), 3) end
     from (
       select count(*)::integer as count, round(avg(average), 2) as average,
         case when count(*) = 0 then '{}'::jsonb else jsonb_build_object('food', round(avg(food), 2), 'service', round(avg(service), 2),
           'place', round(avg(place), 2), 'value', round(avg(value), 2)) end as scores
       from review where restaurant_id = $1 and active and not private and not moderate
     ) p
     where r.id = $1`,
    [restaurantId],
  );
}
