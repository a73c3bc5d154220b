import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Context } from '../context.ts';

/** Liveness, readiness (the database answers) and Prometheus metrics of every route. */
export async function operationalRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5],
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'refusals_total',
    help: 'Answers of 4xx and 5xx, by route',
    labelNames: ['route', 'status'],
    registers: [registry],
  });
  new Gauge({
    name: 'gateway_alarms',
    help: 'What the gateway told that cannot be true: open until the gateway, asked, answers what fits',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      const { rows } = await context.pool.query<{ open: number; settled: number }>(
        'select count(*) filter (where settled_at is null)::int as open, count(settled_at)::int as settled from gateway_alarm',
      );
      this.set({ state: 'open' }, rows[0]?.open ?? 0);
      this.set({ state: 'settled' }, rows[0]?.settled ?? 0);
    },
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const status = String(reply.statusCode);
    duration.labels(request.method, route, status).observe(reply.elapsedTime / 1000);
    if (reply.statusCode >= 400) refusals.labels(route, status).inc();
  });
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async (_request, reply) => {
    try {
      await context.pool.query('select 1');
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'database unreachable' });
    }
  });
  app.get('/metrics', async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()));
}
