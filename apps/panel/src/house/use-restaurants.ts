import { useEffect, useState } from 'react';
import { refusalOf } from '../api.ts';
import { useSession } from '../session/session.tsx';
import type { Restaurant } from './house.tsx';
import { keep, readKept } from './kept.ts';

const storageKey = 'metade.panel.restaurant';

/** The restaurants whose team the caller is in, and the one that this device shows. */
export function useRestaurants() {
  const { call } = useSession();
  const [restaurants, setRestaurants] = useState<Restaurant[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [id, setId] = useState(() => localStorage.getItem(storageKey));

  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    const settle = (found: Restaurant[] | null) => {
      if (!current) return;
      setFailed(found === null);
      if (found) setRestaurants(found);
    };
    call('listHostRestaurants', {}).then(
      ({ data }) => {
        keep('restaurants', data);
        settle(data);
      },
      // Without network the panel opens on what this device saw last.
      (error: unknown) => settle(refusalOf(error) ? null : readKept<Restaurant[]>('restaurants')),
    );
    return () => {
      current = false;
    };
  }, [call, attempt]);

  return {
    restaurants,
    failed,
    load: () => setAttempt((count) => count + 1),
    chosen: restaurants?.find((one) => one._id === id) ?? restaurants?.[0] ?? null,
    choose: (next: string) => {
      localStorage.setItem(storageKey, next);
      setId(next);
    },
  };
}
