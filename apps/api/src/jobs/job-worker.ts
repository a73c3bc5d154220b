import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Job, ParsedCronItem, Runner, TaskList, WorkerEvents } from 'graphile-worker';
import { Logger, run } from 'graphile-worker';
import type pg from 'pg';
import type { Log } from '../watch/log.ts';
import { patientPool } from './patient-pool.ts';
import { forgetWorker, freeJobsOfLostWorkers, refreshWorker, registerWorker } from './worker-beat.ts';

export type JobWorker = {
  /** Lets running jobs finish for a while; unfinished ones go back to the queue. */
  stop(): Promise<void>;
  /** Running, with a recent heartbeat in the database. */
  alive(): boolean;
};

export type JobWorkerOptions = {
  pool: pg.Pool;
  /** For heartbeats, so that busy jobs never delay one, and to listen for new jobs: two connections to the database itself. */
  beatPool: pg.Pool;
  taskList: TaskList;
  parsedCronItems: ParsedCronItem[];
  /** A worker silent for this long counts as dead. */
  lostAfterMs: number;
  stopWithinMs: number;
  log: Log;
};

/** Most wait for somebody else: a gateway, a mail server. */
export const jobsAtOnce = 8;

type Running = { id: string; runner: Runner };

/**
 * Runs jobs until stopped, and restarts by itself after database trouble. Sends several heartbeats per lostAfterMs, and returns the
 * jobs of dead workers to the queue. It judges others only after lostAfterMs of uninterrupted heartbeats of its own: after a
 * database outage all were silent, and most are alive.
 */
export async function runJobs(options: JobWorkerOptions): Promise<JobWorker> {
  const { beatPool, lostAfterMs, stopWithinMs, log } = options;
  const stopping = new AbortController();
  const ended = new AbortController();
  const pool = patientPool(options.pool, {
    listening: beatPool,
    ended: ended.signal,
    log,
    onUnheard: (id) => {
      if (running?.id === id) restartIfOver(running, 'the job worker may have a job that it was not told of');
    },
  });
  let running: Running | undefined = await start(pool, options);
  let beatenAt = performance.now();
  let steadySince = beatenAt;

  const leave = async ({ id, runner }: Running) => {
    const finished = runner.stop().catch(() => {});
    await Promise.race([finished, sleep(stopWithinMs, undefined, { ref: false })]);
    // Without a database now, another worker will return its jobs when it finds it silent.
    await forgetWorker(beatPool, id).catch(() => {});
  };
  const beat = async () => {
    try {
      running ??= await start(pool, options);
      const current = running;
      if (await refreshWorker(beatPool, current.id)) {
        const now = performance.now();
        if (steadySince === Infinity || now - beatenAt > lostAfterMs / 2) steadySince = now;
        beatenAt = now;
      } else {
        steadySince = performance.now();
        log.error('the job worker was silent for too long and lost its jobs to others: it starts again');
        running = undefined;
        void leave(current);
      }
      if (performance.now() - steadySince >= lostAfterMs)
        await freeJobsOfLostWorkers(beatPool, current.id, lostAfterMs);
    } catch (error) {
      steadySince = Infinity;
      if (!stopping.signal.aborted) log.error({ err: error }, 'the job worker has no database');
    }
  };
  const restartIfOver = (watched: Running, why: string) => {
    if (running !== watched || stopping.signal.aborted) return;
    log.error(`${why}: it starts again`);
    running = undefined;
    void leave(watched);
  };
  const beating = (async () => {
    let watched: Running | undefined;
    while (!stopping.signal.aborted) {
      await beat();
      const current = running;
      if (current !== undefined && current !== watched)
        current.runner.promise.catch(() => {}).finally(() => restartIfOver(current, 'the job worker stopped'));
      watched = current;
      await sleep(lostAfterMs / 6, undefined, { signal: stopping.signal }).catch(() => {});
    }
  })();

  return {
    alive: () => running !== undefined && performance.now() - beatenAt < lostAfterMs,
    stop: async () => {
      stopping.abort();
      await beating;
      if (running !== undefined) await leave(running);
      running = undefined;
      ended.abort();
    },
  };
}

async function start(pool: pg.Pool, { beatPool, taskList, parsedCronItems, log }: JobWorkerOptions): Promise<Running> {
  let id = '';
  const events = new EventEmitter() as WorkerEvents;
  events.once('pool:create', ({ workerPool }) => {
    id = workerPool.id;
  });
  const runner = await run({
    pgPool: pool,
    events,
    concurrency: jobsAtOnce,
    noHandleSignals: true,
    pollInterval: 2000,
    taskList,
    parsedCronItems,
    preset: {
      worker: {
        // Without batches, an answer that the database missed is an unhandled rejection.
        completeJobBatchDelay: 20,
        failJobBatchDelay: 0,
        // Jobs that come together are taken together; those behind slow ones go back for others.
        localQueue: { size: 8, ttl: 2_000, refetchDelay: { durationMs: 50, threshold: 3 } },
      },
    },
    logger: new Logger(() => (level, message, meta) => {
      if (level === 'error') tell(log, message, meta as Told);
    }),
  });
  runner.promise.catch(() => {});
  try {
    await registerWorker(beatPool, id);
  } catch (error) {
    void runner.stop().catch(() => {});
    throw error;
  }
  return { id, runner };
}

type Told = { job?: Job; error?: unknown; fatalError?: unknown };

/** What graphile-worker tells of a trouble, without a job's payload; its own sentence repeats the error. */
function tell(log: Log, message: string, { job, error, fatalError }: Told): void {
  const err = fatalError ?? error;
  const about = job && { job: job.task_identifier, jobId: job.id, attempt: job.attempts };
  if (err === undefined) log.error({ ...about }, message);
  else log.error({ ...about, err }, fatalError === undefined ? 'a job failed' : 'a job was not given back');
}
