import { useEffect, useState } from 'react';
import type { HeldLine } from './held-line.server.ts';

/**
 * The table that is held, null once its time is over. The time runs from when the shell heard of it: the page on show then,
 * checkout's own for one, need not be the one that tells it.
 */
export function useHeld(held: HeldLine | null): HeldLine | null {
  const [over, setOver] = useState<HeldLine | null>(null);
  useEffect(() => {
    if (!held) return undefined;
    const timer = setTimeout(() => setOver(held), Date.parse(held.until) - Date.parse(held.now));
    return () => clearTimeout(timer);
  }, [held]);
  return over === held ? null : held;
}
