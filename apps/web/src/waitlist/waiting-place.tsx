import type { WaitingEntry } from '@metade/contracts/waitlist.ts';
import { useMemo, type ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { HeldLine } from '../hold/held-line.server.ts';
import { WaitingPlaceContext } from './use-waiting.ts';

/** Tells the bells on a page where they are, and what their diner waits for: what the page's loader read under `waiting`. */
export function WaitingPlaceProvider({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  const place = useMemo(
    () => ({
      here: pathname + search,
      waiting: matches.flatMap(
        ({ loaderData }) => (loaderData as { waiting?: WaitingEntry[] } | undefined)?.waiting ?? [],
      ),
      held: (matches[0]?.loaderData as { held?: HeldLine | null } | undefined)?.held,
    }),
    [pathname, search, matches],
  );
  return <WaitingPlaceContext value={place}>{children}</WaitingPlaceContext>;
}
