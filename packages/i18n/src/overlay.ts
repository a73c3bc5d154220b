/** What a variant of a language overrides: any part of the base, and nothing that the base lacks. */
export type Overlay<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends readonly unknown[]
    ? T
    : T extends object
      ? { readonly [K in keyof T]?: Overlay<T[K]> }
      : T;

/** The base with the overlay merged in. Functions and lists are replaced as a whole. */
export function overlaid<T>(base: T, overlay: Overlay<NoInfer<T>>): T {
  if (!isTree(base) || !isTree(overlay)) return overlay as T;
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(overlay))
    if (value !== undefined) merged[key] = overlaid(merged[key], value as Overlay<unknown>);
  return merged as T;
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
