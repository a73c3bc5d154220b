import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ParsedCronItem, Runner, TaskList, WorkerEvents } from 'graphile-worker';
import { Logger, run } from 'graphile-worker';
import type pg from 'pg';
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
  /** For heartbeats only, so that busy jobs never delay one. */
  beatPool: pg.Pool;
  taskList: TaskList;
  parsedCronItems: ParsedCronItem[];
  /** A worker silent for this long counts as dead. */
  lostAfterMs: number;
  stopWithinMs: number;
};

type Running = { id: string; runner: Runner };

/**
 * Runs jobs until stopped, and restarts by itself after database trouble. Sends several heartbeats per lostAfterMs, and returns the
 * jobs of dead workers to the queue. It judges others only after lostAfterMs of uninterrupted heartbeats of its own: after a
 * database outage all were silent, and most are alive.
 */
export async function runJobs(options: JobWorkerOptions): Promise<JobWorker> {
  const { beatPool, lostAfterMs, stopWithinMs } = options;
  const stopping = new AbortController();
  const ended = new AbortController();
  const pool = patientPool(options.pool, ended.signal);
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
        console.error('The job worker was silent for too long and lost its jobs to others. It starts again.');
        running = undefined;
        void leave(current);
      }
      if (performance.now() - steadySince >= lostAfterMs) await freeJobsOfLostWorkers(beatPool, lostAfterMs);
    } catch (error) {
      steadySince = Infinity;
      if (!stopping.signal.aborted) console.error(`The job worker has no database: ${(error as Error).message}`);
    }
  };
  const restartIfOver = (watched: Running) => {
    if (running !== watched || stopping.signal.aborted) return;
    console.error('The job worker stopped. It starts again.');
    running = undefined;
    void leave(watched);
  };
  const beating = (async () => {
    let watched: Running | undefined;
    while (!stopping.signal.aborted) {
      await beat();
      const current = running;
      if (current !== undefined && current !== watched)
        current.runner.promise.catch(() => {}).finally(() => restartIfOver(current));
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

async function start(pool: pg.Pool, { beatPool, taskList, parsedCronItems }: JobWorkerOptions): Promise<Running> {
  let id = '';
  const events = new EventEmitter() as WorkerEvents;
  events.once('pool:create', ({ workerPool }) => {
    id = workerPool.id;
  });
  const runner = await run({
    pgPool: pool,
    events,
    concurrency: 4,
    noHandleSignals: true,
    pollInterval: 2000,
    taskList,
    parsedCronItems,
    // Without batches, an answer that the database missed is an unhandled rejection.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: new Logger(() => (level, message) => {
      if (level === 'error') console.error(message);
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
