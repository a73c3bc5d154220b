import { quietUntil } from './quiet-hours.ts';
import type { Settings } from './settings.ts';
import { hourMs } from './time.ts';

/** Mails that no booking needs, by what they are about: each may be switched off. */
export const optionalMails = ['reminder', 'rating', 'waiting', 'points', 'news'] as const;
export type OptionalMail = (typeof optionalMails)[number];

/**
 * When a mail may go out, in epoch ms: now, or once the quiet hours of a clock are over. What concerns a meal within the next hours
 * is never held back.
 */
export function afterQuietHours(
  now: number,
  zone: string,
  mealAt: number | null,
  settings: Pick<Settings, 'quietFromHour' | 'quietToHour' | 'quietMealHours'>,
): number {
  if (mealAt !== null && mealAt >= now && mealAt - now <= settings.quietMealHours * hourMs) return now;
  return quietUntil(now, zone, settings) ?? now;
}
