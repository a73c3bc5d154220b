import { useEffect, useState } from 'react';
import { refusalOf } from '../api.ts';
import { useSession } from '../session/session.tsx';
import type { Restaurant } from './current-restaurant.tsx';
import { keep, readCached } from '../session/device-cache.ts';

const storageKey = 'metade.panel.restaurant';
const rereadMs = 60_000;

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
      // What has not changed stays the same object: the restaurant's screens are made anew for another.
      if (found) setRestaurants((known) => (JSON.stringify(known) === JSON.stringify(found) ? known : found));
    };
    call('listHostRestaurants', {}).then(
      ({ data }) => {
        keep('restaurants', data);
        settle(data);
      },
      // Without network the panel opens on what this device saw last.
      (error: unknown) => settle(refusalOf(error) ? null : readCached<Restaurant[]>('restaurants')),
    );
    return () => {
      current = false;
    };
  }, [call, attempt]);

  // A colleague pauses or resumes elsewhere: every screen says so soon.
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && setAttempt((count) => count + 1);
    const timer = setInterval(look, rereadMs);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

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
