/**
 * Keeps what was read under a key for freshMs since the reading began; those who ask meanwhile share it, and a failure is not
 * kept. Of the keys the `limit` last read are kept.
 */
export function remember(freshMs: number, limit: number): <T>(key: string, read: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, { until: number; value: Promise<unknown> }>();
  return <T>(key: string, read: () => Promise<T>) => {
    const known = kept.get(key);
    if (known && known.until > Date.now()) return known.value as Promise<T>;
    const entry = { until: Date.now() + freshMs, value: read() };
    // Read again it is the youngest, and comes last.
    kept.delete(key);
    kept.set(key, entry);
    if (kept.size > limit) kept.delete(kept.keys().next().value ?? key);
    entry.value.catch(() => {
      if (kept.get(key) === entry) kept.delete(key);
    });
    return entry.value;
  };
}
