import { useEffect, useSyncExternalStore } from 'react';
import { takeNavigation } from './navigation.tsx';

let said = '';
const listeners = new Set<() => void>();

/**
 * Sets the page's title: "Today · Metade". After a navigation the focus moves to the new screen's heading, or, if it is in the
 * screen already, the title is announced. null: not known yet.
 */
export function useTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return;
    document.title = `${title} · Metade`;
    // A screen that takes the focus itself has done so by now.
    if (takeNavigation()) setTimeout(() => announce(title));
  }, [title]);
}

/** The live region's text for the last navigation. */
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
