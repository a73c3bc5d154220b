import { useEffect, useState } from 'react';
import { refusalOf } from '../api.ts';
import { useSession } from '../session/session.tsx';
import type { Restaurant } from './current-restaurant.tsx';
import { keep, readCached } from '../session/device-cache.ts';

const storageKey = 'metade.panel.restaurant';
const rereadMs = 60_000;

/** The restaurants of the caller's teams, and the one selected on this device. */
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
      // Unchanged restaurants keep their identity: a new object would remount the screens.
      if (found) setRestaurants((known) => (JSON.stringify(known) === JSON.stringify(found) ? known : found));
    };
    call('listHostRestaurants', {}).then(
      ({ data }) => {
        keep('restaurants', data);
        settle(data);
      },
      // Offline, the panel starts with what this device saw last.
      (error: unknown) => settle(refusalOf(error) ? null : readCached<Restaurant[]>('restaurants')),
    );
    return () => {
      current = false;
    };
  }, [call, attempt]);

  // A colleague may pause or resume elsewhere: every screen shows it soon.
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
