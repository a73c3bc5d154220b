import { useEffect, useState } from 'react';

/** Epoch ms on the server's clock, renewed every few seconds and when the page comes to the front. */
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
