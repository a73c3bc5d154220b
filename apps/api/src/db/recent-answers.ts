/**
 * Keeps what was loaded under a key for maxAgeMs, for each owner (the pool or context it was read through) by itself. Calls
 * for a key that is being loaded share that load; a load that fails is not kept. At most 2,000 keys of an owner are kept.
 */
export function recentAnswers<Value>(
  maxAgeMs: number,
): (owner: object, key: string, load: () => Promise<Value>) => Promise<Value> {
  const byOwner = new WeakMap<object, Map<string, { at: number; value: Promise<Value> }>>();
  return (owner, key, load) => {
    const entries = byOwner.get(owner) ?? new Map<string, { at: number; value: Promise<Value> }>();
    byOwner.set(owner, entries);
    const kept = entries.get(key);
    if (kept !== undefined && performance.now() - kept.at < maxAgeMs) return kept.value;
    if (entries.size >= keysMax) entries.clear();
    const entry = { at: performance.now(), value: load() };
    entries.set(key, entry);
    entry.value.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
    return entry.value;
  };
}

const keysMax = 2_000;
