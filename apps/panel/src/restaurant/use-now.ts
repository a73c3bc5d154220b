import { useEffect, useState } from 'react';

/** Epoch ms by the server's clock, updated every few seconds and when the page becomes visible. */
export function useNow(clockOffset: number, everyMs = 5_000): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const tick = () => setNow(Date.now());
    const timer = setInterval(tick, everyMs);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [everyMs]);
  return now + clockOffset;
}
