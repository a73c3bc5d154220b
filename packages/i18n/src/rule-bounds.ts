type Bounds = Readonly<Record<string, unknown>>;

/** `min` and `max` within a text, or nothing without bounds. */
export function bounds({ min, max }: Bounds, before: string, between: string, after = ''): string {
  return min === undefined || max === undefined ? '' : `${before}${String(min)}${between}${String(max)}${after}`;
}
