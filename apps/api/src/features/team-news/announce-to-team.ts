import type { TeamNewsKind } from '@metade/domain/team-news.ts';
import { deadlineNoticeAt, noticeTime } from '@metade/domain/team-news.ts';
import { fromIso } from '@metade/domain/time.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import { addJobs, enqueue, jobSpecs, type NewJob } from '../../jobs/enqueue.ts';

/** Tells a restaurant's team about an order, in the deciding transaction. jobs: others to add with its own. */
export async function announceToTeam(
  trx: Trx,
  order: string,
  kind: Exclude<TeamNewsKind, 'deadline'>,
  { lateMinutes = null, jobs = [] }: { lateMinutes?: number | null; jobs?: readonly NewJob[] } = {},
): Promise<void> {
  const news = uuidv7();
  await trx.query(
    `with news as (
       insert into team_news (id, restaurant_id, order_id, kind, late_minutes) select $1, restaurant_id, id, $3, $4 from orders where id = $2
     ), ${addJobs('$5')}`,
    [news, order, kind, lateMinutes, jobSpecs([...jobs, { name: 'tell_team', payload: { news } }])],
  );
}

/** Reminds the team shortly before the deadline to answer. answerBy: epoch ms. */
export async function warnOfDeadline(context: Context, trx: Trx, order: string, answerBy: number): Promise<void> {
  const { rows } = await trx.query<{ news: string; starts_at: string; time_zone: string; country: string }>(
    `with news as (
       insert into team_news (restaurant_id, order_id, kind) select restaurant_id, id, 'deadline' from orders where id = $1 returning id)
     select news.id as news, o.starts_at, r.time_zone, r.country
     from news, orders o join restaurant r on r.id = o.restaurant_id where o.id = $1`,
    [order],
  );
  if (rows[0] === undefined) return;
  const { news, starts_at, time_zone, country } = rows[0];
  const { settings } = await context.markets.market(country);
  const near = deadlineNoticeAt(context.now(), answerBy, settings);
  const at = noticeTime(near, { mealInstant: fromIso(starts_at), answerBy }, time_zone, settings);
  await enqueue(trx, 'tell_team_held', { news }, { at });
}
