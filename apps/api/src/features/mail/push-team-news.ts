import type { TeamNewsKind } from '@metade/domain/team-news.ts';
import { fromIso } from '@metade/domain/time.ts';
import type { Context } from '../../context.ts';
import { type NewPush, writePush } from '../push/index.ts';
import type { Hearer } from '../team-news/index.ts';

type News = {
  kind: TeamNewsKind;
  restaurant: string;
  date: string;
  time: string;
  people: number;
  starts_at: string;
  confirm_by: string | null;
  time_zone: string;
};

/** Tells the devices of a team of a new booking or its deadline, whatever its members chose for their mails. */
export async function pushTeamNews(
  context: Context,
  id: string,
  news: News,
  members: readonly Hearer[],
): Promise<void> {
  const push = pushOf(news);
  if (push === null) return;
  for (const member of members.filter(({ hasDevices }) => hasDevices))
    await writePush(context, { ...push, key: `team ${id} ${member.id}`, user: member.id });
}

function pushOf(news: News): Omit<NewPush, 'key' | 'user'> | null {
  const { kind, restaurant, date, time, people, time_zone: zone, confirm_by: answerBy } = news;
  const booked = { restaurant, date, time, people };
  const mealAt = fromIso(news.starts_at);
  const common = { link: `/panel/?date=${date}`, zone, mealAt };
  if (kind === 'booked')
    return { ...common, kind: 'team_booking', notice: { notice: 'team_booked', ...booked }, staleAt: mealAt };
  if (answerBy === null) return null;
  const staleAt = fromIso(answerBy);
  if (kind === 'request') {
    const notice = { notice: 'team_request', ...booked, answerBy, zone } as const;
    return { ...common, kind: 'team_booking', notice, staleAt };
  }
  if (kind !== 'deadline') return null;
  const notice = { notice: 'team_deadline', ...booked, answerBy, zone } as const;
  return { ...common, kind: 'team_deadline', notice, urgent: true, staleAt };
}
