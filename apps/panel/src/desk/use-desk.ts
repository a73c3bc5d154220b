import type { Answer } from '@metade/api-client/client.ts';
import { useCallback, useEffect, useState } from 'react';
import { useSession } from '../session/session.tsx';
import { holdBack } from './held-back.ts';

type Desk = Answer<'getDesk'>['data'];
type Filter = { country: string | undefined; city: string | undefined };

const everyMs = 15_000;

/** The desk, polled while it is visible: new entries wait until `showFresh`, and nothing jumps. */
export function useDesk({ country, city }: Filter) {
  const { call } = useSession();
  const [desk, setDesk] = useState<{ shown: Desk; read: Desk; of: string } | null>(null);
  const [clockOffset, setOffset] = useState(0);
  const [failed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const of = `${country} ${city}`;
  useEffect(() => {
    let current = true;
    const load = async () => {
      try {
        const { data } = await call('getDesk', { query: { country, city } });
        if (!current) return;
        setFailed(false);
        setOffset(Date.parse(data.now) - Date.now());
        setDesk((before) =>
          before?.of === of
            ? { of, read: data, shown: { ...data, queues: holdBack(before.shown.queues, data.queues).queues } }
            : { of, read: data, shown: data },
        );
      } catch {
        if (current) setFailed(true);
      }
    };
    void load();
    const timer = setInterval(() => document.visibilityState === 'visible' && void load(), everyMs);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [call, country, city, of, attempt]);
  const fresh = desk?.of === of ? desk : null;
  return {
    desk: fresh?.shown ?? null,
    clockOffset,
    fresh: fresh ? holdBack(fresh.shown.queues, fresh.read.queues).fresh : 0,
    failed,
    again: useCallback(() => setAttempt((count) => count + 1), []),
    showFresh: () => setDesk((one) => one && { ...one, shown: one.read }),
  };
}
