import { useEffect, useState } from 'react';

/** The id of a booking's row in the day's list. */
export const rowId = (booking: string): string => `row-${booking}`;

/**
 * After a step was taken back, the button that was pressed is gone with its message: a keyboard goes on from the booking's
 * row, as soon as it can be pressed again.
 */
export function useBackToRow(busy: ReadonlySet<string>): (booking: string) => void {
  const [row, setRow] = useState<{ booking: string } | null>(null);
  useEffect(() => {
    if (row === null || busy.has(row.booking) || document.activeElement !== document.body) return;
    document.getElementById(rowId(row.booking))?.querySelector('button')?.focus();
  }, [row, busy]);
  return (booking) => setRow({ booking });
}
