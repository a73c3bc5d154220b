import { useEffect } from 'react';
import { useRootData } from '../shell/root-data.ts';
import { keptSince } from './kept-since.ts';

/** Tells the worker, if there is one, who is signed in: pages that it keeps of anybody else go at once. */
export function useOwnerOfKept(): void {
  const owner = useRootData().user?.id ?? null;
  useEffect(() => {
    // A page that was kept knows only who was signed in then.
    if (keptSince() === null) navigator.serviceWorker?.controller?.postMessage({ owner });
  }, [owner]);
}
