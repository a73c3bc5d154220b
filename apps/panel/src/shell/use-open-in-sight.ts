import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Scrolls a row's current link into view, and keeps it there when the row narrows. open: the current link. */
export function useOpenInSight<Row extends HTMLElement>(open: string): RefObject<Row | null> {
  const row = useRef<Row>(null);
  useEffect(() => {
    const show = () =>
      row.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'center', block: 'nearest' });
    show();
    const sizes = new ResizeObserver(show);
    if (row.current) sizes.observe(row.current);
    return () => sizes.disconnect();
  }, [open]);
  return row;
}
