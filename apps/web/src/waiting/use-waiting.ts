import type { WaitingEntry } from '@metade/contracts/waiting-list.ts';
import { useMatches } from 'react-router';

/** What the diner waits for of one meal, as the page's loader read it under `waiting`. */
export function useWaiting(meal: { restaurant: string; date: string; period: string }): WaitingEntry | undefined {
  return useMatches()
    .flatMap(({ loaderData }) => (loaderData as { waiting?: WaitingEntry[] } | undefined)?.waiting ?? [])
    .find(
      (entry) =>
        entry.restaurant._id === meal.restaurant &&
        entry.date === meal.date &&
        entry.period === meal.period &&
        entry.state !== 'passed',
    );
}
