import { useCallback, useEffect, useState } from 'react';

/** What a call answers: null until it has, with whether it failed, and how to ask again or to put a newer answer in. */
export function useLoaded<T>(load: () => Promise<T>) {
  const [state, setState] = useState<{ of: unknown; value: T | null; failed: boolean }>({
    of: load,
    value: null,
    failed: false,
  });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let current = true;
    load().then(
      (value) => current && setState({ of: load, value, failed: false }),
      () => current && setState({ of: load, value: null, failed: true }),
    );
    return () => {
      current = false;
    };
  }, [load, attempt]);
  const put = useCallback((value: T) => setState({ of: load, value, failed: false }), [load]);
  const fresh = state.of === load;
  return {
    value: fresh ? state.value : null,
    failed: fresh && state.failed,
    again: () => setAttempt((count) => count + 1),
    put,
  };
}
