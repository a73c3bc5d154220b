import { arrivalPoints, pointsWindow } from '@metade/domain/points.ts';
import type { Settings } from '@metade/domain/settings.ts';
import { fromIso } from '@metade/domain/time.ts';
import type { Context } from '../../context.ts';
import { came } from '../../db/order-states.ts';
import type { Queryable } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { addPoints, lockUsers } from './points-ledger.ts';

/** Enqueues the points of a meal for when they are due. Call it in the transaction of the arrival. arrivedAt: epoch ms. */
export async function enqueueMealPoints(
  trx: Queryable,
  order: string,
  arrivedAt: number,
  settings: Settings,
): Promise<void> {
  const { availableAt } = pointsWindow(arrivedAt, settings);
  await enqueue(trx, 'credit_meal', { order }, { at: availableAt, key: `points ${order}` });
}

/** As enqueueMealPoints, for the review of a meal. */
export async function enqueueReviewPoints(
  trx: Queryable,
  order: string,
  arrivedAt: number,
  settings: Settings,
): Promise<void> {
  const { availableAt } = pointsWindow(arrivedAt, settings);
  await enqueue(trx, 'credit_review', { order }, { at: availableAt, key: `review points ${order}` });
}

type Meal = {
  user_id: string;
  came_at: string;
  invited_by: string | null;
  first_visit: boolean;
};

/**
 * Credits the points of a meal, and of an invitation for a friend's first meal, once; nothing for an arrival that was undone or
 * became a no-show.
 */
export async function creditMeal(context: Context, order: string): Promise<void> {
  const settings = await context.markets.settings();
  await transaction(context.pool, async (trx) => {
    const people = await trx.query<{ user_id: string; invited_by: string | null }>(
      'select o.user_id, u.invited_by from orders o join app_user u on u.id = o.user_id where o.id = $1',
      [order],
    );
    const who = people.rows[0];
    if (who === undefined) return;
    const present = await lockUsers(trx, [who.user_id, ...(who.invited_by === null ? [] : [who.invited_by])]);
    if (!present.includes(who.user_id)) return;
    const { rows } = await trx.query<Meal>(mealSql, [order]);
    const meal = rows[0];
    if (meal === undefined) return;
    const window = pointsWindow(fromIso(meal.came_at), settings);
    for (const { reason, points } of arrivalPoints(meal.first_visit, settings))
      await addPoints(trx, { user: meal.user_id, points, reason, order, ...window });
    if (meal.invited_by === null || settings.pointsInvitation === 0) return;
    const reward = { points: settings.pointsInvitation, order, ...window };
    const first = await addPoints(trx, { user: meal.user_id, reason: 'was_invited', ...reward });
    if (first && present.includes(meal.invited_by))
      await addPoints(trx, { user: meal.invited_by, reason: 'invited', ...reward });
  });
}

/** Credits the points of a review, once; nothing for a flagged or removed one. */
export async function creditReview(context: Context, order: string): Promise<void> {
  const settings = await context.markets.settings();
  if (settings.pointsReview === 0) return;
  await transaction(context.pool, async (trx) => {
    const { rows } = await trx.query<{ user_id: string; came_at: string }>(
      `select v.user_id, ${cameAt} as came_at from review v join orders o on o.id = v.order_id
       where v.order_id = $1 and v.active and not v.moderate and v.user_id = o.user_id and o.state in ${came}`,
      [order],
    );
    const review = rows[0];
    if (review === undefined || (await lockUsers(trx, [review.user_id])).length === 0) return;
    const window = pointsWindow(fromIso(review.came_at), settings);
    await addPoints(trx, { user: review.user_id, points: settings.pointsReview, reason: 'review', order, ...window });
  });
}

/** Pending points: those of meals, reviews and first visits whose jobs have not run yet. */
export async function pointsOnTheWay(db: Queryable, userId: string, now: number, settings: Settings): Promise<number> {
  const { rows } = await db.query<{ meal: boolean; first_visit: boolean; review: boolean }>(
    `select not ${brought('arrived')} as meal, ${firstVisit} as first_visit,
       exists (select 1 from review v where v.order_id = o.id and v.active and not v.moderate) and not ${brought('review')} as review
     from orders o where o.user_id = $1 and o.state in ${came}
       and ${cameAt} > $2::timestamptz - make_interval(hours => $3)`,
    [userId, new Date(now).toISOString(), settings.pointsDelayHours],
  );
  const points = rows.flatMap((row) => [
    ...(row.meal ? arrivalPoints(row.first_visit, settings).map((earned) => earned.points) : []),
    row.review ? settings.pointsReview : 0,
  ]);
  return points.reduce((total, more) => total + more, 0);
}

const cameAt = 'coalesce(o.arrived_at, o.starts_at)';

const brought = (reason: string) =>
  `exists (select 1 from points_entry p where p.order_id = o.id and p.user_id = o.user_id and p.reason = '${reason}')`;

// The earliest meal there, unless a later one was credited as first visit already.
const firstVisit = `(not exists (select 1 from orders e where e.user_id = o.user_id and e.restaurant_id = o.restaurant_id
    and e.state in ${came} and (coalesce(e.arrived_at, e.starts_at), e.id) < (${cameAt}, o.id))
  and not exists (select 1 from points_entry p join orders e on e.id = p.order_id
    where p.user_id = o.user_id and p.reason = 'first_visit' and e.restaurant_id = o.restaurant_id))`;

const mealSql = `select o.user_id, ${cameAt} as came_at, u.invited_by, ${firstVisit} as first_visit
  from orders o join app_user u on u.id = o.user_id where o.id = $1 and o.state in ${came}`;
