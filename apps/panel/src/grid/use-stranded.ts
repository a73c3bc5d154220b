import type { Booking } from '@metade/contracts/host.ts';
import type { OpenCell } from '@metade/domain/grid-change.ts';
import { useEffect, useState } from 'react';
import { refusalText } from '../api.ts';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useSession } from '../session/session.tsx';

const pauseMs = 400;

/** The bookings that the edited week would leave without a table; null while loading or refused (then `refused` says why). */
export function useStranded(
  tables: readonly OpenCell[],
  asks: boolean,
): { stranded: Booking[] | null; refused: string | null; again: () => void } {
  const { call } = useSession();
  const { restaurant } = useRestaurant();
  const told = JSON.stringify(tables);
  const [found, setFound] = useState<{ of: string; stranded: Booking[] | null; refused: string | null } | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!asks) return;
    let current = true;
    const timer = setTimeout(() => {
      const body = { tables: JSON.parse(told) as OpenCell[] };
      call('checkGrid', { params: { id: restaurant._id }, body }).then(
        ({ data }) => current && setFound({ of: told, stranded: data.stranded, refused: null }),
        (error: unknown) => current && setFound({ of: told, stranded: null, refused: refusalText(error) }),
      );
    }, pauseMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [call, restaurant, told, asks, attempt]);
  const known = asks && found?.of === told ? found : null;
  return {
    stranded: known?.stranded ?? null,
    refused: known?.refused ?? null,
    again: () => {
      setFound(null);
      setAttempt((count) => count + 1);
    },
  };
}
