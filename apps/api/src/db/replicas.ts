import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { isDatabaseTrouble } from './database-trouble.ts';
import type { Timeouts } from './pool.ts';
import { createPool } from './pool.ts';

export type Replica = { name: string; pool: pg.Pool };

type Otherwise<T> = { fallback: (error: unknown) => Promise<T>; abandons: boolean };

export type Replicas = {
  all: readonly Replica[];
  /** Whether an account that wrote so long ago finds it on a replica. at: epoch ms; null: never. */
  show(wroteAt: number | null): boolean;
  /**
   * Runs a read on a replica that is fresh enough. When none is (`error` null), or the replica fails underway, `fallback` reads from the
   * primary; a read therefore writes nothing and may run twice. abandons: a read under way does not wait for a replica that is too old
   * by now.
   */
  read<T>(run: (replica: Replica) => Promise<T>, otherwise: Otherwise<T>): Promise<T>;
  /** Seconds by which each is behind, as measured last and grown since. */
  delays(): { name: string; seconds: number }[];
  /** A sentence when reads of a replica go to the primary. */
  trouble(): string | null;
  close(): Promise<void>;
};

/** A replica whose last known moment is longer ago is not read from. */
export const replicaDelayMax = 2_000;
/** Longer than a replica may be behind, and than two machines' measuring. */
const ownWritesMs = 5_000;
const everyMs = 500;

export const noReplicas: Replicas = {
  all: [],
  show: () => false,
  read: (_run, { fallback }) => fallback(null),
  delays: () => [],
  trouble: () => null,
  close: async () => {},
};

type Options = {
  /** For the beat, beside all other work. */
  primary: pg.Pool;
  /** Epoch ms by the database's clock. */
  now: () => number;
  poolSize: number;
  timeouts: Timeouts;
};

/**
 * Follows replicas until closed. The primary's time is written into replica_beat twice a second; what a replica shows of it is how old
 * the replica is, whatever keeps it from replaying.
 */
export function followReplicas(urls: readonly string[], { primary, now, poolSize, timeouts }: Options): Replicas {
  const replicas = urls.map((url) => new FollowedReplica(url, { poolSize, timeouts, now }));
  /** The primary's time when this process began; null before it is known. */
  let began: number | null = null;
  let next = 0;
  const stopping = new AbortController();

  const beat = async () => {
    while (!stopping.signal.aborted) {
      try {
        const { rows } = await primary.query<{ at: number }>(beatSql);
        began ??= rows[0]?.at ?? null;
      } catch {
        // Replicas grow old until it answers again.
      }
      await sleep(everyMs, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
    }
  };
  // What a replica has of before may lack this version's schema.
  const isFresh = (replica: FollowedReplica) =>
    began !== null && (replica.shownAt ?? 0) >= began && replica.delayMs() <= replicaDelayMax;
  const watch = async () => {
    while (!stopping.signal.aborted) {
      await sleep(everyMs, undefined, { ref: false, signal: stopping.signal }).catch(() => {});
      for (const replica of replicas) if (!isFresh(replica)) replica.lose();
    }
  };
  const running = [beat(), watch(), ...replicas.map((replica) => replica.follow(stopping.signal))];

  const choose = () => {
    for (let tried = 0; tried < replicas.length; tried += 1) {
      next = (next + 1) % replicas.length;
      const replica = replicas[next];
      if (replica !== undefined && isFresh(replica)) return replica;
    }
    return null;
  };

  return {
    all: replicas,
    show: (wroteAt) => wroteAt === null || now() - wroteAt > ownWritesMs,
    read: async (run, { fallback, abandons }) => {
      const replica = choose();
      if (replica === null) return fallback(null);
      try {
        return await (abandons ? Promise.race([run(replica), replica.lost]) : run(replica));
      } catch (error) {
        if (!isReplicaTrouble(error)) throw error;
        return fallback(error);
      }
    },
    delays: () => replicas.map((replica) => ({ name: replica.name, seconds: replica.delayMs() / 1000 })),
    trouble: () => {
      const behind = replicas.filter((replica) => !isFresh(replica));
      if (behind.length === 0) return null;
      const told = behind.map((replica) => `${replica.name} (${Math.round(replica.delayMs() / 1000)} s behind)`);
      return `Replicas are not read from, what they would answer is asked of the primary: ${told.join(', ')}.`;
    },
    close: async () => {
      stopping.abort();
      await Promise.all(running);
      await Promise.all(replicas.map((replica) => replica.close()));
    },
  };
}

/** Several processes write about as often as one. A clock that went back, as on a new primary, is believed. */
const beatSql = `
  with beat as (
    insert into replica_beat as b (at) values (clock_timestamp()) on conflict (only_row) do update set at = excluded.at
    where b.at not between excluded.at - interval '250 ms' and excluded.at returning at
  )
  select extract(epoch from coalesce((select at from beat), (select at from replica_beat)))::float8 * 1000 as at`;

class ReplicaLost extends Error {}

/** A statement that takes too long would take as long on the primary. */
function isReplicaTrouble(error: unknown): boolean {
  return error instanceof ReplicaLost || (isDatabaseTrouble(error) && (error as { code?: string }).code !== '57014');
}

class FollowedReplica implements Replica {
  readonly name: string;
  readonly pool: pg.Pool;
  /** The primary's time that the replica showed last, epoch ms; null before it showed any. */
  shownAt: number | null = null;
  /** Rejects when the replica is too old to wait for. */
  lost!: Promise<never>;
  #reject: ((error: Error) => void) | undefined;
  readonly #probe: pg.Pool;
  readonly #now: () => number;
  readonly #followedSince = performance.now();

  constructor(url: string, { poolSize, timeouts, now }: Omit<Options, 'primary'>) {
    this.name = URL.parse(url)?.host ?? 'replica';
    this.pool = createPool(url, poolSize, { timeouts, anyServer: true });
    this.#probe = createPool(url, 1, {
      timeouts: { statementMs: replicaDelayMax, lockMs: replicaDelayMax },
      anyServer: true,
    });
    this.#now = now;
    this.lose();
  }

  delayMs(): number {
    return this.shownAt === null ? performance.now() - this.#followedSince : Math.max(0, this.#now() - this.shownAt);
  }

  async follow(stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted) {
      try {
        const { rows } = await this.#probe.query<{ at: number }>(
          'select extract(epoch from at)::float8 * 1000 as at from replica_beat',
        );
        this.shownAt = rows[0]?.at ?? this.shownAt;
      } catch {
        // The delay grows until it answers again.
      }
      await sleep(everyMs, undefined, { ref: false, signal: stopping }).catch(() => {});
    }
  }

  /** Ends the waiting of reads under way. */
  lose(): void {
    this.#reject?.(new ReplicaLost(`${this.name} is not fresh`));
    const { promise, reject } = Promise.withResolvers<never>();
    promise.catch(() => {});
    this.lost = promise;
    this.#reject = reject;
  }

  async close(): Promise<void> {
    await Promise.all([this.pool.end(), this.#probe.end()]);
  }
}
