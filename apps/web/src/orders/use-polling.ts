import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Asks for the page's data again every so many milliseconds while somebody looks at it, and at once when they come back. */
export function usePolling(every: number | null): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (every === null) return;
    const ask = () => {
      if (document.visibilityState === 'visible' && navigator.onLine) void revalidate();
    };
    const timer = setInterval(ask, every);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [every, revalidate]);
}
