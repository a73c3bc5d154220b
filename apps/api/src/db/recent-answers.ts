import { LRUCache } from 'lru-cache';

let forgotten = 0;

/** Drops every answer that is kept in this process: what they were made of has changed. */
export function forgetRecentAnswers(): void {
  forgotten += 1;
}

/**
 * Keeps what was loaded under a key for maxAgeMs since the load began, for each owner (the pool or context it was read
 * through) by itself. Calls for a key that is being loaded share that load; a load that fails is not kept. Of an owner's
 * keys the keysMax last used are kept.
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
