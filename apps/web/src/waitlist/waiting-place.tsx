import type { WaitingEntry } from '@metade/contracts/waitlist.ts';
import { useMemo, type ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router';
import type { HeldLine } from '../hold/held-line.server.ts';
import { WaitingPlaceContext } from './use-waiting.ts';

/** Provides a page's waitlist buttons with their place and the diner's entries (loaded by the page as `waiting`) and holds. */
export function WaitingPlaceProvider({ held, children }: { held: HeldLine | null; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const matches = useMatches();
  const place = useMemo(
    () => ({
      here: pathname + search,
      waiting: matches.flatMap(
        ({ loaderData }) => (loaderData as { waiting?: WaitingEntry[] } | undefined)?.waiting ?? [],
      ),
      held,
    }),
    [pathname, search, matches, held],
  );
  return <WaitingPlaceContext value={place}>{children}</WaitingPlaceContext>;
}
