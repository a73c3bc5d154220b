const controlsOf = (row: Element, of: string) =>
  [...row.querySelectorAll<HTMLElement>(of)].filter((one) => one.offsetParent !== null);
const all = 'a[href], button:not(:disabled)';

/** Moves the focus by rows in the content's lists, to each row's link; in rows without one to their last control. */
export function focusRow(by: 1 | -1 | 0): void {
  const rows = [...document.querySelectorAll('main li')].filter((row) => controlsOf(row, all).length > 0);
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  if (by === 0) {
    const row = rows[at];
    if (row) controlsOf(row, all).at(-1)?.focus();
    return;
  }
  const next = at < 0 ? (by === 1 ? 0 : rows.length - 1) : at + by;
  const row = rows[Math.min(rows.length - 1, Math.max(0, next))];
  if (!row) return;
  (controlsOf(row, 'a[href]')[0] ?? controlsOf(row, all)[0])?.focus();
  row.scrollIntoView({ block: 'nearest' });
}

export function focusSearch(): void {
  document.querySelector<HTMLElement>('main search input')?.focus();
}
