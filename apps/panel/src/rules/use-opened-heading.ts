import { useEffect, useRef } from 'react';

/** The heading of what has just been opened: it takes the focus and comes into sight, which on a phone lies below the list. */
export function useOpenedHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return { ref: heading, tabIndex: -1, className: 'scroll-mt-4 text-dsm outline-none' };
}
