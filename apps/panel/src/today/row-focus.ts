import { useEffect, useState } from 'react';

/** The id of a booking's row in the day's list. */
export const rowId = (booking: string): string => `row-${booking}`;

/**
 * After a step was taken back, the button that was pressed is gone with its message: a keyboard goes on from the booking's
 * row, as soon as it can be pressed again and also when the list moves the row afterwards, until the next key or tap.
 */
export function useBackToRow(busy: ReadonlySet<string>): (booking: string) => void {
  const [row, setRow] = useState<string | null>(null);
  useEffect(() => {
    if (row === null || busy.has(row) || document.activeElement !== document.body) return;
    document.getElementById(rowId(row))?.querySelector('button')?.focus();
  });
  useEffect(() => {
    if (row === null) return;
    const goesOn = new AbortController();
    for (const type of ['keydown', 'pointerdown'] as const)
      addEventListener(type, () => setRow(null), { signal: goesOn.signal });
    return () => goesOn.abort();
  }, [row]);
  return setRow;
}
