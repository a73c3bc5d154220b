import { startTransition, useEffect, useState } from 'react';

const first = 15;
const step = 20;

/**
 * How many rows of a long list are drawn: more than a screen shows, then the others little by little between what the person does,
 * so that a press need not wait for five hundred rows. `of`: the list's subject; another one begins anew.
 */
export function useGrowing(length: number, of: string): number {
  const [drawn, setDrawn] = useState({ of, count: first });
  const count = drawn.of === of ? drawn.count : first;
  useEffect(() => {
    if (count >= length) return;
    const timer = setTimeout(() => startTransition(() => setDrawn({ of, count: count + step })));
    return () => clearTimeout(timer);
  }, [count, length, of]);
  return count;
}
