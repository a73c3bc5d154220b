import { setTimeout as sleep } from 'node:timers/promises';
import { defaultSettings } from '@metade/domain/settings.ts';
import type { FastifyInstance } from 'fastify';
import type { Context } from './context.ts';
import type { JobWorker } from './jobs/job-worker.ts';
import { jobsEndWithinSeconds } from './stop-time.ts';
import type { MetricsServer } from './watch/metrics-server.ts';

export type Started = {
  app: FastifyInstance;
  context: Context;
  worker: JobWorker;
  metrics?: MetricsServer | null;
  /** Closes the database connections. */
  close(): Promise<void>;
  stillServed?: (url: string) => boolean;
};

/**
 * Stops a server in the order that loses nothing: requests, jobs, connections. In production balancers get a moment to notice.
 * Takes at most that moment plus shutdownSeconds.
 */
export async function stopServer({
  app,
  context,
  worker,
  metrics,
  close,
  stillServed = () => false,
}: Started): Promise<void> {
  const { production, settings } = context.config;
  const { shutdownSeconds, shutdownDelaySeconds } = { ...defaultSettings, ...settings };
  const delayMs = (settings.shutdownDelaySeconds ?? (production ? shutdownDelaySeconds : 0)) * 1000;
  const withinMs = shutdownSeconds * 1000;
  const stopped = async () => {
    await app.drain({ delayMs, withinMs: Math.max(0, withinMs - jobsEndWithinSeconds * 1000), stillServed });
    await worker.stop();
    await app.close();
    await metrics?.close();
    await close();
  };
  await Promise.race([stopped(), sleep(delayMs + withinMs, undefined, { ref: false })]);
}
