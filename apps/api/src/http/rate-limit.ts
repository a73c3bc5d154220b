import type { Settings } from '@metade/domain/settings.ts';
import { Refused } from '../refused.ts';

type Window = { startedAt: number; count: number };

/**
 * Counts calls in fixed windows, in memory: a brake on floods, not a guarantee. Limits across processes are counted in the
 * database.
 */
export class RateLimiter {
  readonly #windows = new Map<string, Window>();
  #sweptAt = 0;

  /** Throws too_many_requests with the seconds to wait once `key` was used more than `max` times within `windowMs`. */
  use(key: string, max: number, windowMs: number, now: number): void {
    if (now - this.#sweptAt > windowMs) this.#sweep(now, windowMs);
    const window = this.#windows.get(key);
    if (window === undefined || now - window.startedAt >= windowMs) {
      this.#windows.set(key, { startedAt: now, count: 1 });
      return;
    }
    window.count += 1;
    if (window.count > max) {
      throw new Refused('too_many_requests', {
        retryAfter: Math.max(1, Math.ceil((window.startedAt + windowMs - now) / 1000)),
      });
    }
  }

  #sweep(now: number, windowMs: number): void {
    this.#sweptAt = now;
    for (const [key, window] of this.#windows) if (now - window.startedAt >= windowMs) this.#windows.delete(key);
  }
}

/** A caller's calls per minute: reads and writes are counted separately. */
export function limitCaller(
  limiter: RateLimiter,
  network: string,
  write: boolean,
  settings: Settings,
  now: number,
): void {
  limiter.use(
    `${write ? 'w' : 'r'} ${network}`,
    write ? settings.writesPerMinutePerAddress : settings.readsPerMinutePerAddress,
    60_000,
    now,
  );
}
