import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Takes what the address carries for one notice alone (`?moved=1`) out of it, so that a reload or a link kept of this page
 * does not say it again. The router goes on knowing it: the notice stays for as long as the page does.
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
