import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Reloads the page's data at an interval while it is visible, and at once when it becomes visible. */
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
