import { createHash } from 'node:crypto';
import type { Settings } from '@metade/domain/settings.ts';
import { toIso } from '@metade/domain/time.ts';
import type pg from 'pg';
import { batchReads } from '../db/batches.ts';
import { Refused } from '../refused.ts';

/** A process's part of a window. startedAt: epoch ms; had: calls it was given in all; left: those not used yet. */
type Share = { startedAt: number; had: number; left: number; full: boolean; asking: Promise<void> | null };

const windowMs = 60_000;
/** Parts of a limit that a process takes at once: as few statements as that, and as little that lies unused in other processes. */
const partsOfLimit = 20;

/**
 * Counts calls by key in windows of a minute that all processes share. A process takes a twentieth of the limit at a time from the
 * database, so most calls ask nothing. The first calls of a window do not wait for their part; without a database each process
 * counts alone.
 */
export class RateLimiter {
  readonly #pool: pg.Pool;
  readonly #shares = new Map<string, Share>();
  #sweptAt = 0;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** Throws too_many_requests with the seconds to wait once `key` was used more than `max` times within its minute. */
  async use(key: string, max: number, now: number): Promise<void> {
    if (now - this.#sweptAt > windowMs) this.#sweep(now);
    const size = Math.ceil(max / partsOfLimit);
    let share = this.#shares.get(key);
    if (share === undefined || now - share.startedAt >= windowMs) {
      share = { startedAt: now, had: size, left: size, full: false, asking: null };
      this.#shares.set(key, share);
      this.#ask(share, { key, size, max, now }, size);
    }
    while (share.left <= 0) {
      if (share.full)
        throw new Refused('too_many_requests', {
          retryAfter: Math.max(1, Math.ceil((share.startedAt + windowMs - now) / 1000)),
        });
      await (share.asking ?? this.#ask(share, { key, size, max, now }, 0));
    }
    share.left -= 1;
  }

  /** lent: what callers may use before the answer is here. */
  #ask(share: Share, wish: Wish, lent: number): Promise<void> {
    const { size, max } = wish;
    const add = (part: number) => {
      share.had += part - lent;
      share.left += part - lent;
      share.full = part < size;
    };
    share.asking = takePart(this.#pool, wish)
      .then(
        ({ startedAt, part }) => {
          share.startedAt = startedAt;
          add(part);
        },
        () => add(Math.max(0, Math.min(size, max - share.had + lent))),
      )
      .finally(() => {
        share.asking = null;
      });
    return share.asking;
  }

  #sweep(now: number): void {
    this.#sweptAt = now;
    for (const [key, share] of this.#shares) if (now - share.startedAt >= windowMs) this.#shares.delete(key);
  }
}

type Wish = { key: string; size: number; max: number; now: number };

/** Takes `size` calls of a window, or what is left of it. */
const takePart = batchReads(async (pool: pg.Pool, wishes: Wish[]) => {
  const keys = wishes.map(({ key }) => createHash('sha256').update(key).digest());
  const { rows } = await pool.query<{ key: Buffer; started_at: string; taken: number }>(
    `insert into call_window as w (key, started_at, taken)
     select * from unnest($1::bytea[], $2::timestamptz[], $3::bigint[]) wish (key, now, size) order by key
     on conflict (key) do update set
       started_at = case when w.started_at <= excluded.started_at - $4::integer * interval '1 ms' then excluded.started_at else w.started_at end,
       taken = case when w.started_at <= excluded.started_at - $4::integer * interval '1 ms' then excluded.taken else w.taken + excluded.taken end
     returning key, started_at, taken`,
    [keys, wishes.map(({ now }) => toIso(now)), wishes.map(({ size }) => size), windowMs],
  );
  return wishes.map(({ size, max }, index) => {
    const row = rows.find((one) => one.key.equals(keys[index] as Buffer));
    if (row === undefined) throw new Error('A window was not counted.');
    // What was taken beyond the limit counts for nobody.
    return {
      startedAt: Date.parse(row.started_at),
      part: Math.max(0, Math.min(size, max - (row.taken - size))),
    };
  });
});

/** A caller's calls per minute: reads and writes are counted separately. */
export async function limitCaller(
  limiter: RateLimiter,
  network: string,
  write: boolean,
  settings: Settings,
  now: number,
): Promise<void> {
  await limiter.use(
    `${write ? 'w' : 'r'} ${network}`,
    write ? settings.writesPerMinutePerAddress : settings.readsPerMinutePerAddress,
    now,
  );
}
