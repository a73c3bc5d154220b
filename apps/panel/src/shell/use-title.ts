import { useEffect, useSyncExternalStore } from 'react';
import { takeNavigation } from './navigation.tsx';

let said = '';
const listeners = new Set<() => void>();

/**
 * Names the page in the tab: "Today · Metade". After a navigation the new screen is announced: the focus goes to its heading,
 * or, where it is in the screen already, the name is said. null: not known yet.
 */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    document.title = `${title} · Metade`;
    // A screen that takes the focus itself has done so by then.
    if (takeNavigation()) setTimeout(() => announce(title));
  }, [title]);
}

/** What a live region says of the screen that was gone to last. */
export function useSaidTitle(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => said,
  );
}

function announce(title: string): void {
  const content = document.getElementById('content');
  const heading = content?.querySelector('h1');
  const inside = content?.contains(document.activeElement) ?? false;
  if (heading && !inside) {
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  } else {
    said = title;
    for (const listener of listeners) listener();
  }
}
