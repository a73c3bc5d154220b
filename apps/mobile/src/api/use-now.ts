import { useEffect, useState } from 'react';
import { clockAhead } from './server-clock';

/** The device's time in epoch ms, anew every so many ms. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const every = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(every);
  }, [everyMs]);
  return now;
}

/** The API's time, whatever the device's clock says. */
export function useServerNow(everyMs: number): number {
  return useNow(everyMs) + clockAhead();
}
