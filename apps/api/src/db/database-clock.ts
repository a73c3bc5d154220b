import type { Queryable } from './transaction.ts';

/** The database's time as estimated by this process. One clock decides what has expired, even when a machine's own is wrong. */
export type DatabaseClock = {
  /** Epoch ms. Jumps of the machine's clock do not affect it. */
  now(): number;
  /** Asks the database now. Throws when it cannot be asked. */
  synchronise(): Promise<void>;
  /** A sentence when the database could not be asked for too long, or its time cannot be true; else null. */
  trouble(): string | null;
  /** A sentence when machine and database disagree, else null. */
  difference(): string | null;
  /** Whether they disagree so much that the database's clock may be the wrong one: nothing is sold or forgotten by it then. */
  isDoubtful(): boolean;
  close(): void;
};

const everyMs = 5_000;
const staleMs = 60_000;
/** Machines that keep time differ by less. */
const differsMs = 30_000;
/** A machine that comes back from a snapshot, or a battery that is empty. */
const doubtfulMs = 3_600_000;

/** Follows the database's clock until closed; correct after the first synchronise. */
export function followDatabaseClock(db: Queryable): DatabaseClock {
  let offset: number | undefined;
  let uncertainty = Number.POSITIVE_INFINITY;
  let askedAt = Number.NEGATIVE_INFINITY;
  let ahead = 0;

  const measure = async () => {
    const before = performance.now();
    const { rows } = await db.query<{ at: number }>('select extract(epoch from clock_timestamp()) * 1000 as at');
    const after = performance.now();
    ahead = Number(rows[0]?.at) - Date.now();
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
  const isDoubtful = () => Math.abs(ahead) >= doubtfulMs;
  const difference = () =>
    Math.abs(ahead) < differsMs
      ? null
      : `The database's clock is ${Math.abs(Math.round(ahead / 1000))} seconds ${ahead > 0 ? 'ahead of' : 'behind'} this machine's.`;
  return {
    now: () => (offset === undefined ? Date.now() : Math.floor(performance.now() + offset)),
    synchronise,
    trouble: () => {
      if (performance.now() - askedAt > staleMs) return 'The clock of the database could not be asked for a minute.';
      return isDoubtful() ? difference() : null;
    },
    difference,
    isDoubtful,
    close: () => clearInterval(timer),
  };
}
