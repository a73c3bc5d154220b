import { standingIn } from '@metade/booking-flow/waiting-place.ts';
import type { WaitingEntry } from '@metade/contracts/waitlist.ts';
import { createContext, use } from 'react';
import type { HeldLine } from '../hold/held-line.server.ts';

/** Context of a page's times: its path and query as return path, and the diner's waitlist entries and holds. */
export interface WaitingPlace {
  here: string;
  waiting: readonly WaitingEntry[];
  held?: Pick<HeldLine, 'order' | 'slot' | 'date'> | null;
}

export const WaitingPlaceContext = createContext<WaitingPlace>({ here: '/', waiting: [] });

export function useHere(): string {
  return use(WaitingPlaceContext).here;
}

/** The diner's order that holds a table of a slot; undefined when there is none. */
export function useOwnHold({ slot, date }: { slot: string; date: string }): string | undefined {
  const { held } = use(WaitingPlaceContext);
  return held?.slot === slot && held.date === date ? held.order : undefined;
}

/** The diner's waitlist entry for a meal. */
export function useWaiting(meal: { restaurant: string; date: string; period: string }): WaitingEntry | undefined {
  return standingIn(use(WaitingPlaceContext).waiting, meal);
}
