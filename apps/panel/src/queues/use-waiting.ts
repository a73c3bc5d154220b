import { useCallback } from 'react';
import { useSession } from '../session/session.tsx';
import { useCount } from '../shell/use-count.ts';
import { waitingIn } from './waiting-in.ts';

const everyMs = 30_000;
const none = {};

/** How many entries wait for the admin: by screen, and by area of the navigation. */
export function useWaiting(): Readonly<Record<string, number>> {
  const { call } = useSession();
  const load = useCallback(async () => waitingIn((await call('getDesk', { query: {} })).data.queues), [call]);
  return useCount(load, everyMs) ?? none;
}
