import { useEffect, useState } from 'react';

/** The id of a booking's row in the day's list. */
export const rowId = (booking: string): string => `row-${booking}`;

/**
 * After an undo the pressed button is gone with its toast: focuses the booking's row as soon as it is enabled again, also when the
 * list moves the row, until the next key or tap.
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
