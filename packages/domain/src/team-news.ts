import { quietUntil } from './quiet-hours.ts';
import type { Settings } from './settings.ts';
import { hourMs } from './time.ts';

/** What a restaurant's team hears of by mail. */
export const teamNewsKinds = ['request', 'deadline', 'booked', 'changed', 'cancelled', 'late', 'claim'] as const;
export type TeamNewsKind = (typeof teamNewsKinds)[number];

/** At once, in the daily digest, or not at all. */
export const newsWays = ['now', 'digest', 'off'] as const;
export type NewsWay = (typeof newsWays)[number];

/** News that can wait for the digest; anything with a deadline cannot. */
export const digestKinds = ['booked', 'changed', 'cancelled'] as const satisfies readonly TeamNewsKind[];
export type NewsChoices = Record<(typeof digestKinds)[number], NewsWay> &
  Record<Exclude<TeamNewsKind, (typeof digestKinds)[number]>, Exclude<NewsWay, 'digest'>>;

/** Defaults by role: owners and managers get everything; hosts have their list in front of them. */
export function defaultChoices(role: 'owner' | 'manager' | 'host'): NewsChoices {
  const way = role === 'host' ? 'off' : 'now';
  return { request: way, deadline: way, booked: way, changed: way, cancelled: way, late: way, claim: way };
}

/** The news a role may receive: hosts do not answer claims. */
export function newsKindsOf(role: 'owner' | 'manager' | 'host'): readonly TeamNewsKind[] {
  return role === 'host' ? teamNewsKinds.filter((kind) => kind !== 'claim') : teamNewsKinds;
}

type QuietSettings = Pick<Settings, 'quietFromHour' | 'quietToHour' | 'quietMealHours'>;

/**
 * Epoch ms at which news may be sent: now, or at the end of the restaurant's quiet hours. A near meal ends them earlier. News that
 * must be answered before they end is sent now. answerBy: epoch ms or null.
 */
export function noticeTime(
  now: number,
  { mealInstant, answerBy }: { mealInstant: number; answerBy: number | null },
  zone: string,
  settings: QuietSettings,
): number {
  const quietEnd = quietUntil(now, zone, settings);
  if (quietEnd === null || (answerBy !== null && answerBy <= quietEnd)) return now;
  return Math.min(quietEnd, Math.max(now, mealInstant - settings.quietMealHours * hourMs));
}

/** Epoch ms at which a deadline counts as near: the start of the last part of the time to answer. */
export function deadlineNoticeAt(
  now: number,
  answerBy: number,
  { deadlineNoticePercent }: Pick<Settings, 'deadlineNoticePercent'>,
): number {
  return answerBy - Math.round(((answerBy - now) * deadlineNoticePercent) / 100);
}
