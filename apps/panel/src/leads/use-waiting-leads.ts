import { useCallback } from 'react';
import { useSession } from '../session/session.tsx';
import { useCount } from '../shell/use-count.ts';
import { waitingLeads } from './lead-due.ts';

const everyMs = 15_000;
const none = { late: 0, due: 0 };

/** How many leads of a licensee are past their day or due. */
export function useWaitingLeads(): { late: number; due: number } {
  const { call } = useSession();
  const load = useCallback(async () => waitingLeads((await call('listLeads', { query: {} })).data), [call]);
  return useCount(load, everyMs) ?? none;
}
