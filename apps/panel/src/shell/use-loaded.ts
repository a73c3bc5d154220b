import { useCallback, useEffect, useState } from 'react';
import { refusalOf } from '../api.ts';

/**
 * A call's answer: null until loaded, whether it failed (not found or otherwise), and functions to reload it or to set a newer
 * answer. everyMs: reads it again and again while the panel is looked at; a reading that fails leaves the one before, which is then
 * stale.
 */
export function useLoaded<T>(load: () => Promise<T>, everyMs?: number) {
  const [state, setState] = useState<{ of: unknown; value: T | null; error: unknown }>({
    of: load,
    value: null,
    error: null,
  });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    const read = (isAgain: boolean) =>
      load().then(
        (value) => current && setState({ of: load, value, error: null }),
        (error: unknown) =>
          current && setState(({ of, value }) => ({ of: load, value: isAgain && of === load ? value : null, error })),
      );
    void read(false);
    const readAgain = () => document.visibilityState === 'visible' && void read(true);
    const timer = everyMs === undefined ? undefined : setInterval(readAgain, everyMs);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [load, everyMs, attempt]);
  const put = useCallback((value: T) => setState({ of: load, value, error: null }), [load]);
  const fresh = state.of === load;
  return {
    value: fresh ? state.value : null,
    failed: fresh && state.error !== null && state.value === null,
    stale: fresh && state.error !== null && state.value !== null,
    missing: fresh && refusalOf(state.error)?.status === 404,
    again: () => setAttempt((count) => count + 1),
    put,
  };
}
