import { startTransition, useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

const first = 15;
const step = 20;

/**
 * How many rows of a long list are drawn: more than a screen shows, and others as `rest`, which stands for those that are not drawn,
 * comes within half a screen of what is seen. So a press waits for no more of five hundred rows than somebody has scrolled to. A printed
 * list is whole. `of`: the list's subject; another one begins anew.
 */
export function useGrowing(length: number, of: string): { count: number; rest: RefObject<HTMLDivElement | null> } {
  const [drawn, setDrawn] = useState({ of, count: first });
  const count = drawn.of === of ? drawn.count : first;
  const rest = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!rest.current) return;
    const near = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) startTransition(() => setDrawn({ of, count: count + step }));
      },
      { rootMargin: '50% 0px' },
    );
    near.observe(rest.current);
    return () => near.disconnect();
  }, [count, length, of]);
  useEffect(() => {
    const drawAll = () => flushSync(() => setDrawn({ of, count: length }));
    addEventListener('beforeprint', drawAll);
    return () => removeEventListener('beforeprint', drawAll);
  }, [length, of]);
  return { count, rest };
}
