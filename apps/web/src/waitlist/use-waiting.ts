import type { WaitingEntry } from '@metade/contracts/waitlist.ts';
import { createContext, use } from 'react';
import type { HeldLine } from '../hold/held-line.server.ts';

/** Where times of cards stand: the page's own path and query, to come back to, and what the diner waits for and holds. */
export interface WaitingPlace {
  here: string;
  waiting: readonly WaitingEntry[];
  held?: Pick<HeldLine, 'order' | 'slot' | 'date'> | null;
}

export const WaitingPlaceContext = createContext<WaitingPlace>({ here: '/', waiting: [] });

export function useHere(): string {
  return use(WaitingPlaceContext).here;
}

/** The order by which the diner holds a table of a slot himself; undefined when he does not. */
export function useOwnHold({ slot, date }: { slot: string; date: string }): string | undefined {
  const { held } = use(WaitingPlaceContext);
  return held?.slot === slot && held.date === date ? held.order : undefined;
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
