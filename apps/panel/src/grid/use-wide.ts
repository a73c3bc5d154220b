import { useSyncExternalStore } from 'react';

const wide = matchMedia('(min-width: 78.375rem)');

/** Whether there is room for the editor beside the grid. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      wide.addEventListener('change', listener);
      return () => wide.removeEventListener('change', listener);
    },
    () => wide.matches,
  );
}
