import type { Booking } from '@metade/contracts/host.ts';
import { useEffect, useState } from 'react';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useSession } from '../session/session.tsx';
import type { ReservationFilter } from './reservation-filter.ts';

type Found = { rows: readonly Booking[]; next: string | null };

/** The filtered reservations loaded so far; `more` adds the next page. */
export function useReservations(filter: ReservationFilter) {
  const { call } = useSession();
  const { restaurant } = useRestaurant();
  const key = JSON.stringify([restaurant._id, filter]);
  const [state, setState] = useState<{ key: string; found: Found | null; failed: boolean }>({
    key,
    found: null,
    failed: false,
  });
  const [asked, setAsked] = useState<{ key: string; after: string | null; attempt: number }>({
    key,
    after: null,
    attempt: 0,
  });
  const after = asked.key === key ? asked.after : null;
  useEffect(() => {
    let current = true;
    const [id, query] = JSON.parse(key) as [string, ReservationFilter];
    call('listReservations', { params: { id }, query: { ...query, after: after ?? undefined } }).then(
      ({ data, next }) =>
        current &&
        setState((last) => ({
          key,
          found: { rows: after && last.key === key ? [...(last.found?.rows ?? []), ...data] : data, next },
          failed: false,
        })),
      () => current && setState((last) => ({ key, found: last.key === key ? last.found : null, failed: true })),
    );
    return () => {
      current = false;
    };
  }, [call, key, after, asked.attempt]);
  const fresh = state.key === key;
  const found = fresh ? state.found : null;
  return {
    found,
    failed: fresh && state.failed,
    loadingMore: found !== null && after !== null && found.next === after && !state.failed,
    more: () => setAsked((last) => ({ key, after: found?.next ?? null, attempt: last.attempt + 1 })),
    again: () => setAsked((last) => ({ key, after, attempt: last.attempt + 1 })),
  };
}
