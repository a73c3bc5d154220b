import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Removes a one-time notice's parameter (`?moved=1`) from the address, so that a reload or copied link does not repeat it. The
 * router keeps it: the notice stays as long as the page.
 */
export function useSaidOnce(...names: string[]): void {
  const { key } = useLocation();
  const asked = names.join();
  useEffect(() => {
    const url = new URL(window.location.href);
    const said = asked.split(',').filter((name) => url.searchParams.has(name));
    for (const name of said) url.searchParams.delete(name);
    if (said.length > 0) window.history.replaceState(window.history.state, '', url);
  }, [asked, key]);
}
