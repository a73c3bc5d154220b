import type { Queryable } from './transaction.ts';

/** The database's time as estimated by this process. One clock decides what has expired, even when a machine's own is wrong. */
export type DatabaseClock = {
  /** Epoch ms. Jumps of the machine's clock do not affect it. */
  now(): number;
  /** Asks the database now. Throws when it cannot be asked. */
  synchronise(): Promise<void>;
  /** A sentence when the database could not be asked for too long, else null. */
  trouble(): string | null;
  close(): void;
};

const everyMs = 5_000;
const staleMs = 60_000;

/** Follows the database's clock until closed; correct after the first synchronise. */
export function followDatabaseClock(db: Queryable): DatabaseClock {
  let offset: number | undefined;
  let uncertainty = Number.POSITIVE_INFINITY;
  let askedAt = Number.NEGATIVE_INFINITY;

  const measure = async () => {
    const before = performance.now();
    const { rows } = await db.query<{ at: number }>('select extract(epoch from clock_timestamp()) * 1000 as at');
    const after = performance.now();
    const found = Number(rows[0]?.at) - (before + after) / 2;
    const slack = (after - before) / 2;
    // A slow answer is less precise than the known offset, unless it contradicts it.
    if (offset === undefined || slack <= uncertainty || Math.abs(found - offset) > slack + uncertainty) {
      offset = found;
      uncertainty = slack;
    }
    // Clocks drift apart, so the known offset becomes less certain with time.
    uncertainty += 1;
    askedAt = after;
  };
  // The first answer includes connecting, which skews it by half of that; the next ones are exact.
  const synchronise = async () => {
    for (let asked = offset === undefined ? 0 : 2; asked < 3; asked += 1) await measure();
  };
  const timer = setInterval(() => void synchronise().catch(() => {}), everyMs).unref();
  return {
    now: () => (offset === undefined ? Date.now() : Math.floor(performance.now() + offset)),
    synchronise,
    trouble: () =>
      performance.now() - askedAt > staleMs ? 'The clock of the database could not be asked for a minute.' : null,
    close: () => clearInterval(timer),
  };
}
