import type { Answer } from '@metade/api-client/client.ts';
import { useCallback, useState } from 'react';
import { useSession } from '../session/session.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { holdBack } from './held-back.ts';

type Desk = Answer<'getDesk'>['data'] & { clockOffset: number };
type Filter = { country: string | undefined; city: string | undefined };

const everyMs = 15_000;

/** The desk, read again while it is visible: new entries wait until `showFresh`, and nothing jumps. */
export function useDesk({ country, city }: Filter) {
  const { call } = useSession();
  const load = useCallback(async (): Promise<Desk> => {
    const { data } = await call('getDesk', { query: { country, city } });
    return { ...data, clockOffset: Date.parse(data.now) - Date.now() };
  }, [call, country, city]);
  const { value: read, failed, stale, again } = useLoaded(load, everyMs);
  const [desk, setDesk] = useState<{ shown: Desk; read: Desk; of: typeof load } | null>(null);
  const before = desk?.of === load ? desk : null;
  if (read && before?.read !== read)
    setDesk({
      of: load,
      read,
      shown: before ? { ...read, queues: holdBack(before.shown.queues, read.queues).queues } : read,
    });
  return {
    desk: before?.shown ?? null,
    clockOffset: before?.read.clockOffset ?? 0,
    fresh: before ? holdBack(before.shown.queues, before.read.queues).fresh : 0,
    failed: failed || stale,
    again,
    showFresh: () => setDesk((one) => one && { ...one, shown: one.read }),
  };
}
