import { ApiRefusal } from '@metade/api-client/client.ts';
import { joinWaiting, type WaitingWish } from '@metade/booking-flow/waiting.ts';
import { router, useFocusEffect } from 'expo-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useApi, useLoaded } from '../api/api';
import { useSession } from '../session/session';
import { useWords } from '../words/words';

/** A turn lasts minutes, so that the list is asked for again while it is in sight. */
const againMs = 20_000;

/** What the diner waits for, and joining and leaving a line. A guest signs in first, and joins then. */
export function useWaiting(onMoved: () => void = nothing) {
  const { app } = useWords();
  const api = useApi();
  const { token } = useSession();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ text: string; free: boolean } | null>(null);
  const wished = useRef<WaitingWish | null>(null);
  const { value, failure, loading, again } = useLoaded(
    useCallback(async (signal) => (token ? (await api.call('listWaiting', {}, { signal })).data : []), [api, token]),
  );
  useFocusEffect(
    useCallback(() => {
      again();
      const every = setInterval(again, againMs);
      return () => clearInterval(every);
    }, [again]),
  );
  const running = useRef(false);
  const act = useCallback(
    async (what: () => Promise<unknown>) => {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      try {
        await what();
        // Not before the answer: what moves up under a finger is pressed by its second tap.
        setSaid(null);
      } catch (error) {
        const problem = error instanceof ApiRefusal ? error.problem : null;
        setSaid({ text: problem?.message ?? app.needsNetwork, free: problem?.code === 'waiting_table_free' });
      } finally {
        running.current = false;
        setBusy(false);
        again();
        onMoved();
      }
    },
    [app, again, onMoved],
  );
  const join = (wish: WaitingWish) => {
    if (token) return void act(() => joinWaiting(api, wish));
    wished.current = wish;
    router.push('/sign-in');
  };
  useEffect(() => {
    const wish = wished.current;
    if (!token || !wish) return;
    wished.current = null;
    void act(() => joinWaiting(api, wish));
  }, [token, api, act]);
  const leave = (entry: string) => void act(() => api.call('leaveWaiting', { params: { id: entry } }));
  return { entries: value, failure, loading, again, join, leave, busy, said };
}

export type Waiting = ReturnType<typeof useWaiting>;

function nothing(): void {}
