import type { DeskItem } from '@metade/contracts/desk.ts';
import { urgencyOf, type Urgency } from '@metade/domain/desk.ts';
import { addDays, localDateAt } from '@metade/domain/time.ts';
import type { board } from '@metade/i18n/pt/panel-board.ts';

type Words = Pick<
  typeof board,
  'minutes' | 'hours' | 'days' | 'endsIn' | 'lateBy' | 'until' | 'nextTry' | 'noDeadline' | 'today' | 'tomorrow'
>;
/** Formats an instant for this device and language. */
export type Clock = { zone: string; day: (date: string) => string; time: (instant: string) => string };

const hour = 60;
const day = 24 * hour;

/** A duration in its largest unit, rounded down: minutes below an hour and a half, hours below two days, then days. */
export function spanWords(ms: number, m: Words): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  if (minutes < 1.5 * hour) return m.minutes(minutes);
  return minutes < 2 * day ? m.hours(Math.floor(minutes / hour)) : m.days(Math.floor(minutes / day));
}

/** A deadline in words, with its urgency. now: epoch ms. */
export function deadlineWords(
  item: Pick<DeskItem, 'deadline' | 'next'>,
  now: number,
  endingMinutes: number,
  m: Words,
  clock: Clock,
): { urgency: Urgency; text: string } {
  const urgency = urgencyOf(item, now, endingMinutes);
  if (item.deadline === null)
    return { urgency, text: item.next === null ? m.noDeadline : m.nextTry(clock.time(item.next)) };
  const left = Date.parse(item.deadline) - now;
  if (urgency === 'late') return { urgency, text: m.lateBy(spanWords(-left, m)) };
  if (urgency === 'ending') return { urgency, text: m.endsIn(spanWords(left, m)) };
  return { urgency, text: m.until(dayWords(item.deadline, now, m, clock), clock.time(item.deadline)) };
}

function dayWords(instant: string, now: number, m: Words, { zone, day: written }: Clock): string {
  const date = localDateAt(Date.parse(instant), zone);
  const today = localDateAt(now, zone);
  if (date === today) return m.today;
  return date === addDays(today, 1) ? m.tomorrow : written(date);
}
