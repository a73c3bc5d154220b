import { useSyncExternalStore } from 'react';

/** When the document that shows was kept (epoch ms), null when it came over the network. */
export function keptSince(): number | null {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const kept = entry?.serverTiming?.find(({ name }) => name === 'kept');
  if (kept === undefined) return null;
  const at = Date.parse(kept.description);
  return Number.isNaN(at) ? 0 : at;
}

/** As keptSince, for what is rendered on the server first. */
export function useKeptSince(): number | null {
  return useSyncExternalStore(never, keptSince, () => null);
}

const never = () => () => undefined;
