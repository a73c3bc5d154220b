/** Major, minor and patch of `1.4.0`; null for anything else. */
export function parseVersion(text: string): [number, number, number] | null {
  const parts = /^(\d{1,5})\.(\d{1,5})\.(\d{1,5})$/.exec(text);
  return parts && [Number(parts[1]), Number(parts[2]), Number(parts[3])];
}

/** Whether a version comes before another. False when either is none. */
export function isOlder(version: string, than: string): boolean {
  const [one, other] = [parseVersion(version), parseVersion(than)];
  if (!one || !other) return false;
  const differs = one.findIndex((part, at) => part !== other[at]);
  return differs >= 0 && (one[differs] ?? 0) < (other[differs] ?? 0);
}
