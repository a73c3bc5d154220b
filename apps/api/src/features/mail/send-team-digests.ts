import type { Locale } from '@metade/contracts/catalogue.ts';
import type { TeamNewsKind } from '@metade/domain/team-news.ts';
import { formatDate, formatMealTime } from '@metade/i18n/format-date.ts';
import { teamDigestMail } from '@metade/i18n/mail/team-digest-mail.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import { writeMailIn } from './write-mail.ts';

type Due = {
  restaurant_id: string;
  user_id: string;
  email: string;
  first_name: string;
  locale: Locale;
  restaurant: string;
  today: string;
  until: string;
};

/**
 * Sends the daily digest to every member whose restaurant's morning has come. A digest and its lines are one transaction, one per
 * day: no line is lost or sent twice, even if a process ends. Later lines wait for the next digest.
 */
export async function sendTeamDigests(context: Context): Promise<void> {
  const { digestHour } = await context.markets.settings();
  const { rows } = await context.pool.query<Due>(
    `select distinct l.restaurant_id, l.user_id, u.email, u.first_name, coalesce(u.locale, m.default_locale, 'pt') as locale,
       r.company_name as restaurant, to_char(d.morning, 'YYYY-MM-DD') as today, d.morning at time zone r.time_zone as until
     from team_digest_line l join team_news n on n.id = l.news_id join restaurant r on r.id = l.restaurant_id
       join market m on m.country = r.country join app_user u on u.id = l.user_id,
       lateral (select date_trunc('day', $1::timestamptz at time zone r.time_zone) + make_interval(hours => $2) as morning) d
     where l.told_at is null and u.active and u.deleted_at is null
       and d.morning at time zone r.time_zone <= $1 and n.at < d.morning at time zone r.time_zone
       and not exists (select 1 from mail
         where key = format('digest %s %s %s', l.restaurant_id, l.user_id, to_char(d.morning, 'YYYY-MM-DD')))`,
    [new Date(context.now()).toISOString(), digestHour],
  );
  for (const due of rows) await transaction(context.pool, (trx) => sendDigest(trx, context, due));
}

async function sendDigest(trx: Trx, context: Context, due: Due): Promise<void> {
  await trx.query('select 1 from team_member where restaurant_id = $1 and user_id = $2 for no key update', [
    due.restaurant_id,
    due.user_id,
  ]);
  const key = `digest ${due.restaurant_id} ${due.user_id} ${due.today}`;
  const { rows } = await trx.query<{
    kind: TeamNewsKind;
    number: string;
    date: string;
    time: string;
    people: number;
  }>(
    `with told as (
       update team_digest_line l set told_at = $4 from team_news n
       where n.id = l.news_id and l.restaurant_id = $1 and l.user_id = $2 and l.told_at is null and n.at < $3
         and not exists (select 1 from mail where key = $5) returning n.*)
     select told.kind, o.number, o.date, o.time, o.people from told join orders o on o.id = told.order_id
     order by o.starts_at, told.at`,
    [due.restaurant_id, due.user_id, due.until, new Date(context.now()).toISOString(), key],
  );
  if (rows.length === 0) return;
  const { locale } = due;
  const panel = `${context.config.publicUrl}/panel/`;
  const content = teamDigestMail(
    {
      firstName: due.first_name,
      restaurant: due.restaurant,
      day: formatDate(due.today, locale),
      lines: rows.map(({ kind, number, date, time, people }) => ({
        kind,
        number,
        people,
        when: `${formatDate(date, locale)}, ${formatMealTime(date, time, locale)}`,
      })),
      link: panel,
      choices: `${panel}notices`,
    },
    locale,
  );
  await writeMailIn(trx, context, { key, kind: 'team_digest', to: due.email, locale, content });
}
