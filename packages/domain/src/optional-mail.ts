import { quietUntil } from './quiet-hours.ts';
import type { Settings } from './settings.ts';
import { hourMs } from './time.ts';

/** Mails that can be switched off, by subject. */
export const optionalMails = ['reminder', 'rating', 'waiting', 'points', 'news'] as const;
export type OptionalMail = (typeof optionalMails)[number];

/**
 * When a mail may be sent, in epoch ms: now, or after quiet hours. Mails about a meal within the next hours are never held back.
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
