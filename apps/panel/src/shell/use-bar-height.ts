import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Publishes the save bar's height, so that toasts stay above it. */
export function useBarHeight(): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { style } = document.documentElement;
    const sizes = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      style.setProperty('--save-bar', `${Math.ceil(height)}px`);
    });
    if (bar.current) sizes.observe(bar.current);
    return () => {
      sizes.disconnect();
      style.removeProperty('--save-bar');
    };
  }, []);
  return bar;
}
