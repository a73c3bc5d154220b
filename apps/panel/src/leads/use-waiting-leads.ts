import { useEffect, useState } from 'react';
import { useSession } from '../session/session.tsx';
import { waitingLeads } from './lead-due.ts';

const everyMs = 15_000;

/** How many leads of a licensee are past their day or due, read again and again while the panel is looked at. */
export function useWaitingLeads(): { late: number; due: number } {
  const { call } = useSession();
  const [waiting, setWaiting] = useState({ late: 0, due: 0 });
  useEffect(() => {
    let current = true;
    const load = () =>
      call('listLeads', { query: {} }).then(
        ({ data }) => current && setWaiting(waitingLeads(data)),
        // The count of before stays until it can be read again; the screens say what fails.
        () => {},
      );
    void load();
    const timer = setInterval(() => document.visibilityState === 'visible' && void load(), everyMs);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [call]);
  return waiting;
}
