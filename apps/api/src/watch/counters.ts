import { Counter, Histogram } from 'prom-client';

/** What this process counts, all the time: an increment costs less than a microsecond. `metrics.ts` shows it. */
export const orderSteps = new Counter({
  name: 'metade_order_steps_total',
  help: 'Steps of bookings, by source state (none: a new hold), target state and actor. Steps of transactions that were rolled back count too',
  labelNames: ['from', 'to', 'as'],
  registers: [],
});

export const refusals = new Counter({
  name: 'metade_refusals_total',
  help: 'Refusals of the API, by operation and code',
  labelNames: ['operation', 'code'],
  registers: [],
});

export const payments = new Counter({
  name: 'metade_payments_total',
  help: 'Payments of bookings by what the gateway made of them: the state, or why they failed',
  labelNames: ['gateway', 'outcome'],
  registers: [],
});

export const gatewayCalls = new Histogram({
  name: 'metade_gateway_call_seconds',
  help: 'Time of calls to card gateways, by call and outcome: ok, refused, unreachable or error',
  labelNames: ['gateway', 'call', 'outcome'],
  buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
  registers: [],
});

export const jobRuns = new Histogram({
  name: 'metade_job_seconds',
  help: 'Time of jobs, by job and outcome: done or failed (and tried again)',
  labelNames: ['job', 'outcome'],
  buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 30],
  registers: [],
});

export const requests = new Histogram({
  name: 'metade_http_request_seconds',
  help: 'Time to answer requests, by operation of the API (or route of the site) and status',
  labelNames: ['operation', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5],
  registers: [],
});
