import { LRUCache } from 'lru-cache';

/**
 * Keeps what was read under a key for freshMs since the reading began; those who ask meanwhile share it, and a failure is not
 * kept. Of the keys the `limit` last used are kept.
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
 * The clock's second, for the key of what shows free tables. The API keeps its lists until it ends, so what is made of them and
 * kept until then as well is together no older than a list may be.
 */
export const second = () => Math.floor(Date.now() / 1_000);
