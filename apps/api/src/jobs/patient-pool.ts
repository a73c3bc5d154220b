import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { isConnectionLost, isDatabaseTrouble } from '../db/database-trouble.ts';
import type { Log } from '../watch/log.ts';

type PatientPoolOptions = {
  /** Where the connection that listens comes from. */
  listening: pg.Pool;
  /** Stop retrying; the job is returned with its worker's others. */
  ended: AbortSignal;
  log: Log;
  /** The worker may have been given a job that it does not know of: the answer was lost. */
  onUnheard: (worker: string) => void;
};

/**
 * The pool for graphile-worker: telling the queue that a job is done or failed is retried until the database has heard it, as long
 * as only connection or load is the problem. graphile-worker itself gives up at the first lost connection, by an unhandled
 * rejection.
 */
export function patientPool(pool: pg.Pool, { listening, ended, log, onUnheard }: PatientPoolOptions): pg.Pool {
  const connect = async () => {
    let client: pg.PoolClient | undefined;
    let broken: Error | undefined;
    const query = async (args: unknown[]) => {
      client ??= await pool.connect();
      return (client.query as Query)(...plannedOnce(args));
    };
    return {
      query: async (...args: unknown[]) => {
        try {
          return await query(args);
        } catch (error) {
          broken = error as Error;
          if (takesJob(args[0]) && isConnectionLost(error)) onUnheard(workerOf(args));
          if (!endsJob(args[0])) throw error;
          if (ended.aborted) return nothing;
          if (!isDatabaseTrouble(error)) throw error;
          return repeat(pool.query.bind(pool) as Query, args, ended, log);
        }
      },
      release: () => client?.release(broken),
    };
  };
  return new Proxy(pool, {
    get: (target, key) => {
      // The callback form is used only for the connection that listens, which a pooler cannot carry.
      if (key === 'connect')
        return (callback?: Listener) => (callback ? listening.connect(releasedOnce(callback)) : connect());
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

type Listener = Parameters<pg.Pool['connect']>[0];

/**
 * graphile-worker releases the connection that listens once more when it fails after the worker has ended: an unhandled rejection,
 * which would end the process.
 */
function releasedOnce(callback: Listener): Listener {
  return (error, client, release) => {
    let released = false;
    callback(error, client, (broken) => {
      if (!released) release(broken);
      released = true;
    });
  };
}

type Query = (...args: unknown[]) => Promise<unknown>;

function endsJob(query: unknown): boolean {
  return /delete from \S*_private_jobs|last_error = /.test(textOf(query));
}

function takesJob(query: unknown): boolean {
  return textOf(query).includes('attempts = jobs.attempts + 1');
}

/** The number of tasks is hidden behind a select: knowing it would be worth a new plan at each call. */
function plannedOnce([query, ...rest]: unknown[]): unknown[] {
  if (!takesJob(query) || typeof query !== 'object') return [query, ...rest];
  const text = textOf(query).replace('any($2::int[])', 'any((select $2::int[])::int[])');
  return [{ ...query, text }, ...rest];
}

function workerOf([query, values]: unknown[]): string {
  return String(((values ?? (query as { values?: unknown }).values) as unknown[])[0]);
}

function textOf(query: unknown): string {
  return (typeof query === 'string' ? query : (query as { text?: string }).text) ?? '';
}

const nothing = { rows: [], rowCount: 0 };

async function repeat(query: Query, args: unknown[], ended: AbortSignal, log: Log): Promise<unknown> {
  let toldAt = -Infinity;
  for (let pause = 100; !ended.aborted; pause = Math.min(pause * 2, 5_000)) {
    await sleep(pause, undefined, { signal: ended }).catch(() => {});
    try {
      return await query(...args);
    } catch (error) {
      if (ended.aborted) break;
      if (!isDatabaseTrouble(error)) throw error;
      if (performance.now() - toldAt < 60_000) continue;
      toldAt = performance.now();
      log.error({ err: error }, 'the end of a job is not told to the database yet');
    }
  }
  return nothing;
}
