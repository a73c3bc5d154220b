import type { WaitingEntry } from '@metade/contracts/waiting-list.ts';
import { createContext, use } from 'react';

/** Where a bell stands: the page's own path and query, to come back to, and what the diner waits for as its loader read it. */
export interface WaitingPlace {
  here: string;
  waiting: readonly WaitingEntry[];
}

export const WaitingPlaceContext = createContext<WaitingPlace>({ here: '/', waiting: [] });

export function useHere(): string {
  return use(WaitingPlaceContext).here;
}

/** What the diner waits for of one meal. */
export function useWaiting(meal: { restaurant: string; date: string; period: string }): WaitingEntry | undefined {
  return use(WaitingPlaceContext).waiting.find(
    (entry) =>
      entry.restaurant._id === meal.restaurant &&
      entry.date === meal.date &&
      entry.period === meal.period &&
      entry.state !== 'passed',
  );
}
