import { useEffect, useState } from 'react';

/** What a call answers, read again and again while the panel is looked at. A reading that fails leaves the one before. */
export function usePolled<Value>(load: () => Promise<Value>, everyMs: number, first: Value): Value {
  const [value, setValue] = useState(first);
  useEffect(() => {
    let current = true;
    const read = () =>
      load().then(
        (now) => current && setValue(now),
        // The screens say what fails.
        () => {},
      );
    void read();
    const timer = setInterval(() => document.visibilityState === 'visible' && void read(), everyMs);
    return () => {
      current = false;
      clearInterval(timer);
    };
  }, [load, everyMs]);
  return value;
}
