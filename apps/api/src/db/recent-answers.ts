/**
 * Keeps what `load` answers for maxAgeMs per owner (the pool or context it was read through) and key. Calls for a key that is
 * being loaded share that load; a load that fails is not kept. At most 2,000 keys of an owner are kept.
 */
export function recentAnswers<Owner extends object, Value>(
  maxAgeMs: number,
  load: (owner: Owner, key: string) => Promise<Value>,
): (owner: Owner, key: string) => Promise<Value> {
  const byOwner = new WeakMap<Owner, Map<string, { at: number; value: Promise<Value> }>>();
  return (owner, key) => {
    const entries = byOwner.get(owner) ?? new Map<string, { at: number; value: Promise<Value> }>();
    byOwner.set(owner, entries);
    const kept = entries.get(key);
    if (kept !== undefined && performance.now() - kept.at < maxAgeMs) return kept.value;
    if (entries.size >= keysMax) entries.clear();
    const entry = { at: performance.now(), value: load(owner, key) };
    entries.set(key, entry);
    entry.value.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
    return entry.value;
  };
}

const keysMax = 2_000;
