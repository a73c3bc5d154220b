import type { Booking } from '@metade/contracts/host.ts';
import type { OpenCell } from '@metade/domain/grid-change.ts';
import { useEffect, useState } from 'react';
import { useHouse } from '../house/house.tsx';
import { useSession } from '../session/session.tsx';

const pauseMs = 400;

/** The bookings that a week being typed would leave without a table; null while it is being found out, or cannot be. */
export function useStranded(
  tables: readonly OpenCell[],
  asks: boolean,
): { stranded: Booking[] | null; again: () => void } {
  const { call } = useSession();
  const { restaurant } = useHouse();
  const told = JSON.stringify(tables);
  const [found, setFound] = useState<{ of: string; stranded: Booking[] } | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!asks) return;
    let current = true;
    const timer = setTimeout(() => {
      const body = { tables: JSON.parse(told) as OpenCell[] };
      call('checkGrid', { params: { id: restaurant._id }, body }).then(
        ({ data }) => current && setFound({ of: told, stranded: data.stranded }),
        () => current && setFound(null),
      );
    }, pauseMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [call, restaurant, told, asks, attempt]);
  return {
    stranded: asks && found?.of === told ? found.stranded : null,
    again: () => {
      setFound(null);
      setAttempt((count) => count + 1);
    },
  };
}
