type Kept<Value> = { at: number; value: Promise<Value> };

/**
 * Keeps what was loaded under a key for maxAgeMs since the load began, for each owner (the pool or context it was read
 * through) by itself. Calls for a key that is being loaded share that load; a load that fails is not kept. Of an owner's
 * keys the keysMax last loaded are kept.
 */
export function recentAnswers<Value>(
  maxAgeMs: number,
  keysMax = 2_000,
): (owner: object, key: string, load: () => Promise<Value>, maxAge?: number) => Promise<Value> {
  const byOwner = new WeakMap<object, Map<string, Kept<Value>>>();
  return (owner, key, load, maxAge = maxAgeMs) => {
    const entries = byOwner.get(owner) ?? new Map<string, Kept<Value>>();
    byOwner.set(owner, entries);
    const kept = entries.get(key);
    if (kept !== undefined && performance.now() - kept.at < maxAge) return kept.value;
    const entry = { at: performance.now(), value: load() };
    // Loaded again it is the youngest, and comes last.
    entries.delete(key);
    entries.set(key, entry);
    for (const oldest of entries.keys()) {
      if (entries.size <= keysMax) break;
      entries.delete(oldest);
    }
    entry.value.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
    return entry.value;
  };
}
