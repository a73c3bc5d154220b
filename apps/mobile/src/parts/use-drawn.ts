import { startTransition, useEffect, useState } from 'react';

/** Whether the first drawing is in sight: what lies outside of it is drawn only then. */
export function useDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    const next = requestAnimationFrame(() => startTransition(() => setDrawn(true)));
    return () => cancelAnimationFrame(next);
  }, []);
  return isDrawn;
}
