import { holdLasts } from '@metade/booking-flow/hold-time.ts';
import { useEffect, useState } from 'react';
import type { HeldLine } from './held-line.server.ts';

/** The held table; null once its time is over. The time counts from when the shell loaded it, so it applies on every page. */
export function useHeld(held: HeldLine | null): HeldLine | null {
  const [over, setOver] = useState<HeldLine | null>(null);
  useEffect(() => {
    if (!held) return undefined;
    const timer = setTimeout(() => setOver(held), holdLasts({ now: held.now, expires_at: held.until }));
    return () => clearTimeout(timer);
  }, [held]);
  return over === held ? null : held;
}
