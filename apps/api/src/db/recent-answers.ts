import { LRUCache } from 'lru-cache';

/**
 * Keeps what was loaded under a key for maxAgeMs since the load began, for each owner (the pool or context it was read
 * through) by itself. Calls for a key that is being loaded share that load; a load that fails is not kept. Of an owner's
 * keys the keysMax last used are kept.
 */
export function recentAnswers<Value>(
  maxAgeMs: number,
  keysMax = 2_000,
): (owner: object, key: string, load: () => Promise<Value>) => Promise<Value> {
  const byOwner = new WeakMap<object, LRUCache<string, Promise<Value>>>();
  return (owner, key, load) => {
    const entries = byOwner.get(owner) ?? new LRUCache({ max: keysMax, ttl: maxAgeMs, ttlResolution: 0 });
    byOwner.set(owner, entries);
    const kept = entries.get(key);
    if (kept !== undefined) return kept;
    const value = load();
    entries.set(key, value);
    value.catch(() => {
      if (entries.peek(key) === value) entries.delete(key);
    });
    return value;
  };
}
