import type { Locale } from '@metade/contracts/catalogue.ts';
import type { TeamNewsKind } from '@metade/domain/team-news.ts';
import { digestKinds, noticeTime } from '@metade/domain/team-news.ts';
import type { Settings } from '@metade/domain/settings.ts';
import { fromIso, hourMs, toIso } from '@metade/domain/time.ts';
import { formatDate, formatMealTime, formatTime, localDateOf } from '@metade/i18n/format-date.ts';
import { requestMail } from '@metade/i18n/mail/request-mail.ts';
import type { TeamNewsFacts } from '@metade/i18n/mail/team-news-mail.ts';
import { teamNewsMail } from '@metade/i18n/mail/team-news-mail.ts';
import type { Context } from '../../context.ts';
import { came } from '../../db/order-states.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { type Hearer, membersWhoHear } from '../team-news/index.ts';
import { pushTeamNews } from './push-team-news.ts';
import { writeMail } from './write-mail.ts';

type Row = {
  kind: TeamNewsKind;
  late_minutes: number | null;
  order: string;
  number: string;
  date: string;
  time: string;
  starts_at: string;
  people: number;
  places: number;
  note: string;
  confirm_by: string | null;
  claimed_at: string | null;
  restaurant_id: string;
  restaurant: string;
  time_zone: string;
  country: string;
  old_date: string | null;
  old_time: string | null;
  old_people: number | null;
};

/** Adds a line to the digest of members who chose it, and mails the others now or after their quiet hours. */
export async function tellTeam(context: Context, id: string): Promise<void> {
  const news = await readNews(context, id);
  if (news === undefined) return;
  const members = await membersWhoHear(context.pool, news.restaurant_id, news.kind);
  if ((digestKinds as readonly TeamNewsKind[]).includes(news.kind))
    for (const member of members.filter(({ way }) => way === 'digest'))
      await context.pool.query(
        `insert into team_digest_line (news_id, restaurant_id, user_id)
         select $1, restaurant_id, user_id from team_member where restaurant_id = $2 and user_id = $3 on conflict do nothing`,
        [id, news.restaurant_id, member.id],
      );
  const { settings } = await context.markets.market(news.country);
  const meal = {
    // A claim concerns a past meal, so no upcoming meal ends the quiet hours.
    mealInstant: news.kind === 'claim' ? Number.POSITIVE_INFINITY : fromIso(news.starts_at),
    answerBy: news.kind === 'request' || news.kind === 'claim' ? answerByOf(news, settings) : null,
  };
  const now = context.now();
  const at = noticeTime(now, meal, news.time_zone, settings);
  if (at > now) await enqueue(context.pool, 'tell_team_held', { news: id }, { at, key: `news ${id}` });
  else await mailNews(context, id, news, members);
}

/**
 * Mails news at once to the members who chose that, each in their language and once, and tells the devices of all who may hear of
 * it; unless it is outdated.
 */
export async function sendTeamNews(context: Context, id: string): Promise<void> {
  const news = await readNews(context, id);
  if (news === undefined) return;
  await mailNews(context, id, news, await membersWhoHear(context.pool, news.restaurant_id, news.kind));
}

async function mailNews(context: Context, id: string, news: Row, members: readonly Hearer[]): Promise<void> {
  const { settings } = await context.markets.market(news.country);
  const answerBy = answerByOf(news, settings);
  await pushTeamNews(context, id, news, members);
  for (const member of members.filter(({ way }) => way === 'now')) {
    const content = contentFor(
      { ...news, answerBy },
      member.firstName,
      member.locale,
      `${context.config.publicUrl}/panel/`,
    );
    await writeMail(context, {
      key: `team ${id} ${member.id}`,
      kind: news.kind === 'request' ? 'request' : `team_${news.kind}`,
      to: member.email,
      locale: member.locale,
      order: news.order,
      content,
    });
  }
}

/** Epoch ms of the team's deadline to answer; null when no answer is needed. */
function answerByOf({ kind, confirm_by, claimed_at }: Row, { claimAnswerHours }: Settings): number | null {
  if (kind === 'claim') return claimed_at === null ? null : fromIso(claimed_at) + claimAnswerHours * hourMs;
  return confirm_by === null ? null : fromIso(confirm_by);
}

function contentFor(news: Row & { answerBy: number | null }, firstName: string, locale: Locale, panel: string) {
  const { kind, note, restaurant, number, people, places, time_zone: zone } = news;
  const when = (date: string, time: string) => `${formatDate(date, locale)}, ${formatMealTime(date, time, locale)}`;
  const answerBy = news.answerBy === null ? '' : dayAndTime(toIso(news.answerBy), zone, locale);
  const facts: TeamNewsFacts = {
    firstName,
    restaurant,
    when: when(news.date, news.time),
    people,
    places,
    number,
    answerBy,
    lateMinutes: news.late_minutes ?? 0,
    before:
      news.old_date === null || news.old_time === null || news.old_people === null
        ? null
        : { when: when(news.old_date, news.old_time), people: news.old_people },
    link: kind === 'claim' ? `${panel}house-claims` : `${panel}?date=${news.date}`,
    choices: `${panel}notices`,
  };
  return kind === 'request' ? requestMail({ ...facts, note }, locale) : teamNewsMail(kind, facts, locale);
}

function dayAndTime(instant: string, zone: string, locale: Locale): string {
  return `${formatDate(localDateOf(instant, zone), locale)}, ${formatTime(instant, zone)}`;
}

/** Outdated news is not sent: an answered request, a cancelled booking, a revoked delay. */
async function readNews({ pool, now }: Context, id: string): Promise<Row | undefined> {
  const { rows } = await pool.query<Row>(
    `select n.kind, n.late_minutes, o.id as order, o.number, o.date, o.time, o.starts_at, o.people, o.places, o.note, o.confirm_by,
       d.created_at as claimed_at,
       r.id as restaurant_id, r.company_name as restaurant, r.time_zone, r.country,
       f.date as old_date, f.time as old_time, f.people as old_people
     from team_news n join orders o on o.id = n.order_id join restaurant r on r.id = n.restaurant_id
       left join orders f on f.id = o.changes_order_id left join discount_claim d on d.order_id = o.id
     where n.id = $1 and case
       when n.kind in ('request', 'deadline') then o.state = 'awaiting_restaurant' and o.confirm_by > $2
       when n.kind = 'late' then o.state = 'confirmed' and o.late_minutes = n.late_minutes
       when n.kind = 'claim' then d.state = 'open' and d.house_at is null
       when n.kind = 'cancelled' then o.state = 'cancelled'
       else o.state = 'confirmed' or o.state in ${came} end`,
    [id, new Date(now()).toISOString()],
  );
  return rows[0];
}
