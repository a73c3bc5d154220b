type Bounds = Readonly<Record<string, unknown>>;

/** The bounds in `min` and `max` between words, or nothing when there are none. */
export function bounds({ min, max }: Bounds, before: string, between: string, after = ''): string {
  return min === undefined || max === undefined ? '' : `${before}${String(min)}${between}${String(max)}${after}`;
}
