import { useCallback, useEffect, useState } from 'react';
import { refusalOf } from '../api.ts';

/**
 * What a call answers: null until it has, with whether it failed, because there is no such thing or otherwise, and how to ask
 * again or to put a newer answer in.
 */
export function useLoaded<T>(load: () => Promise<T>) {
  const [state, setState] = useState<{ of: unknown; value: T | null; failed: boolean; missing: boolean }>({
    of: load,
    value: null,
    failed: false,
    missing: false,
  });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    load().then(
      (value) => current && setState({ of: load, value, failed: false, missing: false }),
      (error: unknown) =>
        current && setState({ of: load, value: null, failed: true, missing: refusalOf(error)?.status === 404 }),
    );
    return () => {
      current = false;
    };
  }, [load, attempt]);
  const put = useCallback((value: T) => setState({ of: load, value, failed: false, missing: false }), [load]);
  const fresh = state.of === load;
  return {
    value: fresh ? state.value : null,
    failed: fresh && state.failed,
    missing: fresh && state.missing,
    again: () => setAttempt((count) => count + 1),
    put,
  };
}
