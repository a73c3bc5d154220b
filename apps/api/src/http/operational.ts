import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { isLoopbackAddress } from '../loopback.ts';
import { Refused } from '../refused.ts';
import { sendProblem } from './problem.ts';
import { watchProcess } from './process-health.ts';

/** Liveness, readiness (with failing parts) and Prometheus metrics of every route. */
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
  watchProcess(context);
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const status = String(reply.statusCode);
    duration.labels(request.method, route, status).observe(reply.elapsedTime / 1000);
    if (reply.statusCode >= 400) refusals.labels(route, status).inc();
  });
  app.get('/health/live', async () => ({ status: 'live' }));
  const { config } = context;
  app.get('/health/ready', async (request, reply) => {
    const troubles = await context.readiness.troubles();
    if (Object.keys(troubles).length === 0) return { status: 'ready' };
    return reply
      .code(503)
      .header('retry-after', '2')
      .send({
        status: 'not ready',
        // Details are for operators: they may contain folders and addresses.
        troubles: isOperator(request, config) ? troubles : Object.keys(troubles),
      });
  });
  app.get('/metrics', async (request, reply) => {
    if (!isOperator(request, config)) return sendProblem(new Refused('not_found'), request, reply, 'en');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Whoever has the token. Without a token: this machine, but nobody in production, where a local proxy may forward for anybody. */
function isOperator(request: FastifyRequest, { metricsToken: token, production }: Config): boolean {
  const { headers, socket } = request.raw;
  if (token !== null) {
    const given = Buffer.from(headers.authorization ?? '');
    const right = Buffer.from(`Bearer ${token}`);
    return given.length === right.length && timingSafeEqual(given, right);
  }
  if (production) return false;
  const forwarded = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some((name) => headers[name] !== undefined);
  return !forwarded && isLoopbackAddress(socket.remoteAddress ?? '');
}
