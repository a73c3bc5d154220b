import type { WaitingEntry } from '@metade/contracts/waitlist.ts';

/** The diner's place in a meal's line, as long as they stand in it. */
export function standingIn(
  entries: readonly WaitingEntry[],
  meal: { restaurant: string; date: string; period: string },
): WaitingEntry | undefined {
  return entries.find(
    (entry) =>
      entry.restaurant._id === meal.restaurant &&
      entry.date === meal.date &&
      entry.period === meal.period &&
      entry.state !== 'passed',
  );
}
