import { useEffect } from 'react';
import { useLoaded } from './use-loaded.ts';
import { onWritten } from './written.ts';

/** What waits: read again and again, and after every change made here, which may have been a decision. Null until loaded. */
export function useCount<T>(load: () => Promise<T>, everyMs: number): T | null {
  const { value, again } = useLoaded(load, everyMs);
  useEffect(() => onWritten(again));
  return value;
}
