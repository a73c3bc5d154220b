import type { Locale } from '@metade/contracts/catalogue.ts';
import type { TeamRole } from '@metade/contracts/endpoint.ts';
import type { NewsChoices, NewsWay, TeamNewsKind } from '@metade/domain/team-news.ts';
import { defaultChoices, newsKindsOf } from '@metade/domain/team-news.ts';
import type { Queryable } from '../../db/transaction.ts';

export type Hearer = {
  id: string;
  email: string;
  firstName: string;
  locale: Locale;
  way: NewsWay;
  hasDevices: boolean;
};

/** The members of a team who may hear of a kind of news, with the way that each chose for its mail, in a fixed order. */
export async function membersWhoHear(db: Queryable, restaurant: string, kind: TeamNewsKind): Promise<Hearer[]> {
  const { rows } = await db.query<{
    id: string;
    email: string;
    first_name: string;
    locale: Locale;
    role: TeamRole;
    choices: Partial<NewsChoices> | null;
    has_devices: boolean;
  }>(
    `select u.id, u.email, u.first_name, coalesce(u.locale, m.default_locale, 'pt') as locale, t.role, c.choices,
       exists (select 1 from push_device d where d.user_id = u.id) as has_devices
     from team_member t join app_user u on u.id = t.user_id join restaurant r on r.id = t.restaurant_id
       join market m on m.country = r.country left join team_notice_choice c using (restaurant_id, user_id)
     where t.restaurant_id = $1 and u.active and u.deleted_at is null order by u.id`,
    [restaurant],
  );
  return rows
    .filter(({ role }) => newsKindsOf(role).includes(kind))
    .map(({ id, email, first_name, locale, role, choices, has_devices }) => {
      return { id, email, firstName: first_name, locale, way: choicesOf(role, choices)[kind], hasDevices: has_devices };
    });
}

/** A member's choices over the role's defaults. */
export function choicesOf(role: TeamRole, chosen: Partial<NewsChoices> | null): NewsChoices {
  return { ...defaultChoices(role), ...chosen };
}
