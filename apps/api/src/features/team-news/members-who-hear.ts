import type { Locale } from '@metade/contracts/catalogue.ts';
import type { TeamRole } from '@metade/contracts/endpoint.ts';
import type { NewsChoices, NewsWay, TeamNewsKind } from '@metade/domain/team-news.ts';
import { defaultChoices, newsKindsOf } from '@metade/domain/team-news.ts';
import type { Queryable } from '../../db/transaction.ts';

export type Hearer = { id: string; email: string; firstName: string; locale: Locale };

/** The members of a team who chose a way to hear of a kind of news by mail, or all who may hear of it, in a fixed order. */
export async function membersWhoHear(
  db: Queryable,
  restaurant: string,
  kind: TeamNewsKind,
  way?: NewsWay,
): Promise<Hearer[]> {
  const { rows } = await db.query<{
    id: string;
    email: string;
    first_name: string;
    locale: Locale;
    role: TeamRole;
    choices: Partial<NewsChoices> | null;
  }>(
    `select u.id, u.email, u.first_name, coalesce(u.locale, m.default_locale, 'pt') as locale, t.role, c.choices
     from team_member t join app_user u on u.id = t.user_id join restaurant r on r.id = t.restaurant_id
       join market m on m.country = r.country left join team_notice_choice c using (restaurant_id, user_id)
     where t.restaurant_id = $1 and u.active and u.deleted_at is null order by u.id`,
    [restaurant],
  );
  return rows
    .filter(
      ({ role, choices }) =>
        newsKindsOf(role).includes(kind) && (way === undefined || choicesOf(role, choices)[kind] === way),
    )
    .map(({ id, email, first_name, locale }) => ({ id, email, firstName: first_name, locale }));
}

/** A member's choices over the role's defaults. */
export function choicesOf(role: TeamRole, chosen: Partial<NewsChoices> | null): NewsChoices {
  return { ...defaultChoices(role), ...chosen };
}
