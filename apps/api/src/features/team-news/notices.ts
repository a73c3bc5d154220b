import type { TeamRole } from '@metade/contracts/endpoint.ts';
import type { Notices } from '@metade/contracts/team-news.ts';
import type { NewsChoices } from '@metade/domain/team-news.ts';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { choicesOf } from './members-who-hear.ts';

/** The caller's notification settings for a restaurant of theirs. */
export const getNotices: Handler<'getNotices'> = async (context, { restaurant, session }) => ({
  data: await readNotices(context, restaurant, session.userId),
});

export const saveNotices: Handler<'saveNotices'> = async (context, { body, restaurant, session }) => {
  const { rowCount } = await context.pool.query(
    `insert into team_notice_choice (restaurant_id, user_id, choices)
     select restaurant_id, user_id, $3::jsonb from team_member where restaurant_id = $1 and user_id = $2
     on conflict (restaurant_id, user_id) do update set choices = team_notice_choice.choices || excluded.choices`,
    [restaurant, session.userId, JSON.stringify(body.choices)],
  );
  // An admin may look at a restaurant without being in its team.
  if (rowCount === 0) throw new Refused('not_found');
  return { data: await readNotices(context, restaurant, session.userId) };
};

async function readNotices(context: Context, restaurant: string, user: string): Promise<Notices> {
  const { rows } = await context.pool.query<{
    role: TeamRole;
    email: string;
    country: string;
    choices: Partial<NewsChoices> | null;
  }>(
    `select t.role, u.email, r.country, c.choices
     from team_member t join app_user u on u.id = t.user_id join restaurant r on r.id = t.restaurant_id
       left join team_notice_choice c using (restaurant_id, user_id)
     where t.restaurant_id = $1 and t.user_id = $2`,
    [restaurant, user],
  );
  const row = rows[0];
  if (row === undefined) throw new Refused('not_found');
  const { settings } = await context.markets.market(row.country);
  return {
    choices: choicesOf(row.role, row.choices),
    email: row.email,
    quiet_from: settings.quietFromHour,
    quiet_to: settings.quietToHour,
    quiet_meal_hours: settings.quietMealHours,
    digest_hour: settings.digestHour,
  };
}
