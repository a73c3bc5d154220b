import { LRUCache } from 'lru-cache';

let forgotten = 0;

/** Drops every answer cached in this process, because their source changed. */
export function forgetRecentAnswers(): void {
  forgotten += 1;
}

/**
 * Caches loads by key and owner (the pool or context read through), for maxAgeMs from the start of the load. Concurrent calls for a
 * key share one load; failures are not cached. Each owner keeps its keysMax last used keys.
 */
export function recentAnswers<Value>(
  maxAgeMs: number,
  keysMax = 2_000,
): (owner: object, key: string, load: () => Promise<Value>) => Promise<Value> {
  const byOwner = new WeakMap<object, { since: number; entries: LRUCache<string, Promise<Value>> }>();
  return (owner, key, load) => {
    let answers = byOwner.get(owner);
    if (answers?.since !== forgotten) {
      answers = { since: forgotten, entries: new LRUCache({ max: keysMax, ttl: maxAgeMs, ttlResolution: 0 }) };
      byOwner.set(owner, answers);
    }
    const { entries } = answers;
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
