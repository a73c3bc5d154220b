import { useSyncExternalStore } from 'react';

/** When the displayed document was cached (epoch ms); null when it came over the network. */
export function cachedSince(): number | null {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const kept = entry?.serverTiming?.find(({ name }) => name === 'kept');
  if (kept === undefined) return null;
  const at = Date.parse(kept.description);
  return Number.isNaN(at) ? 0 : at;
}

/** As cachedSince, safe for server rendering. */
export function useCachedSince(): number | null {
  return useSyncExternalStore(never, cachedSince, () => null);
}

const never = () => () => undefined;
