import { LRUCache } from 'lru-cache';

/**
 * Caches reads by key, for freshMs from the start of the read; concurrent calls share one, failures are not cached. Keeps the
 * `limit` last used keys.
 */
export function remember(freshMs: number, limit: number): <T>(key: string, read: () => Promise<T>) => Promise<T> {
  const kept = new LRUCache<string, Promise<unknown>>({ max: limit, ttl: freshMs });
  return <T>(key: string, read: () => Promise<T>) => {
    const known = kept.get(key);
    if (known) return known as Promise<T>;
    const value = read();
    kept.set(key, value);
    value.catch(() => {
      if (kept.peek(key) === value) kept.delete(key);
    });
    return value;
  };
}

/**
 * The clock's second, part of the key of everything with free tables. The API caches its lists until it ends, so that both caches
 * together are no older than one.
 */
export const second = () => Math.floor(Date.now() / 1_000);
