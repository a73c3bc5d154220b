import { afterQuietHours } from './optional-mail.ts';
import type { Settings } from './settings.ts';

/** What devices are told of; each kind can be switched off. */
export const pushKinds = [
  'booking',
  'waiting',
  'reminder',
  'voucher',
  'rating',
  'points',
  'team_booking',
  'team_deadline',
] as const;
export type PushKind = (typeof pushKinds)[number];

/** Whole hours of the person's clock; equal ones: no quiet hours. */
export type QuietHours = { from: number; to: number; zone: string };

/**
 * When a device is told, in epoch ms: now, or at the end of the quiet hours. Null: by then it would be too late. Urgent: worth nothing
 * later, so it never waits. mealAt: of a meal that is near, as for mails.
 */
export function pushTime(
  now: number,
  { from, to, zone }: QuietHours,
  { urgent, mealAt, staleAt }: { urgent: boolean; mealAt: number | null; staleAt: number },
  { quietMealHours }: Pick<Settings, 'quietMealHours'>,
): number | null {
  const at = urgent
    ? now
    : afterQuietHours(now, zone, mealAt, { quietFromHour: from, quietToHour: to, quietMealHours });
  return at < staleAt ? at : null;
}
