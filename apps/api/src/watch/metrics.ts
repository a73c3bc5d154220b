import type pg from 'pg';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Replicas } from '../db/replicas.ts';
import type { Readiness } from '../http/readiness.ts';
import { gatewayCalls, jobRuns, orderSteps, payments, refusals, requests } from './counters.ts';
import { databaseFigures, readDatabaseFigures, tellReplicas } from './database-figures.ts';

/** The pools of a process by what they are for. */
export type Pools = Record<string, pg.Pool>;

export type Metrics = {
  contentType: string;
  /** All metrics as Prometheus' text. */
  text(): Promise<string>;
};

/** Every metric of this process. figures: a pool of its own, so that they are told when all others are in use. */
export function createMetrics({
  pools,
  figures,
  readiness,
  replicas,
}: {
  pools: Pools;
  figures: pg.Pool;
  readiness: Readiness;
  replicas: Replicas;
}): Metrics {
  const registry = new Registry();
  // Every 10 ms, as by default, would cost a process that is idle more than all the rest.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 50 });
  for (const metric of [orderSteps, refusals, payments, gatewayCalls, jobRuns, requests, ...databaseFigures])
    registry.registerMetric(metric as Gauge);
  new Gauge({
    name: 'metade_database_connections',
    help: 'Connections of a pool, by pool and state: used or idle',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, { totalCount, idleCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'used' }, totalCount - idleCount);
        this.set({ pool, state: 'idle' }, idleCount);
      }
    },
  });
  new Gauge({
    name: 'metade_database_connections_limit',
    help: 'How many connections a pool may have',
    labelNames: ['pool'],
    registers: [registry],
    collect() {
      for (const [pool, { options }] of Object.entries(pools)) this.set({ pool }, options.max);
    },
  });
  new Gauge({
    name: 'metade_database_waiting',
    help: 'Callers that wait for a connection of a pool',
    labelNames: ['pool'],
    registers: [registry],
    collect() {
      for (const [pool, { waitingCount }] of Object.entries(pools)) this.set({ pool }, waitingCount);
    },
  });
  const ready = new Gauge({
    name: 'metade_ready',
    help: '1 when /health/ready answers 200, else 0',
    registers: [registry],
  });
  const trouble = new Gauge({
    name: 'metade_trouble',
    help: 'Parts that are in trouble, by part: database, disk, jobs, clock, shutdown, and those without which it is ready: gateway, mail',
    labelNames: ['part'],
    registers: [registry],
  });
  const write = async () => {
    const [troubles] = await Promise.all([readiness.troubles(), readDatabaseFigures(figures)]);
    tellReplicas(replicas.delays());
    trouble.reset();
    for (const part of Object.keys({ ...readiness.mentions(), ...troubles })) trouble.set({ part }, 1);
    ready.set(Object.keys(troubles).length === 0 ? 1 : 0);
    return registry.metrics();
  };
  let writing: Promise<unknown> = Promise.resolve();
  return {
    contentType: registry.contentType,
    // One after the other: the figures of one scrape are not another's.
    text: () => {
      const text = writing.then(write);
      writing = text.catch(() => {});
      return text;
    },
  };
}
