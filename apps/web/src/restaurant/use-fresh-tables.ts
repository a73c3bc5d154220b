import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Reloads the free tables every half minute while the page is visible, and when it becomes visible. */
export function useFreshTables(): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState === 'visible' && state === 'idle') void revalidate();
    };
    const timer = setInterval(refresh, 30_000);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [revalidate, state]);
}
