import { useCallback, useEffect, useState } from 'react';
import { refusalOf } from '../api.ts';

/**
 * A call's answer: null until loaded, whether it failed (not found or otherwise), and functions to reload it or to set a newer
 * answer.
 */
export function useLoaded<T>(load: () => Promise<T>) {
  const [state, setState] = useState<{ of: unknown; value: T | null; error: unknown }>({
    of: load,
    value: null,
    error: null,
  });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    load().then(
      (value) => current && setState({ of: load, value, error: null }),
      (error: unknown) => current && setState({ of: load, value: null, error }),
    );
    return () => {
      current = false;
    };
  }, [load, attempt]);
  const put = useCallback((value: T) => setState({ of: load, value, error: null }), [load]);
  const fresh = state.of === load;
  return {
    value: fresh ? state.value : null,
    failed: fresh && state.error !== null,
    missing: fresh && refusalOf(state.error)?.status === 404,
    again: () => setAttempt((count) => count + 1),
    put,
  };
}
