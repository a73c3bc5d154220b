import type { Settings } from './settings.ts';

type ConfirmationSettings = Pick<
  Settings,
  | 'confirmationFarMinutes'
  | 'confirmationNearMinutes'
  | 'confirmationSoonMinutes'
  | 'confirmationFarFromHours'
  | 'confirmationNearFromHours'
>;

/** Epoch ms of the restaurant's deadline to answer a request made now: sooner for a near meal, never after it. */
export function confirmationDeadline(now: number, mealInstant: number, settings: ConfirmationSettings): number {
  return Math.min(mealInstant, now + minutesToAnswer(mealInstant - now, settings) * 60_000);
}

function minutesToAnswer(untilMeal: number, settings: ConfirmationSettings): number {
  if (untilMeal > settings.confirmationFarFromHours * 3_600_000) return settings.confirmationFarMinutes;
  if (untilMeal >= settings.confirmationNearFromHours * 3_600_000) return settings.confirmationNearMinutes;
  return settings.confirmationSoonMinutes;
}
