import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { requests } from '../watch/counters.ts';
import { isOperator } from './operator.ts';
import { watchProcess } from './process-health.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's name. */
    operation?: string;
  }
}

/** Liveness, and readiness with failing parts. Where metrics are configured, counts what every route answers. */
export async function operationalRoutes(app: FastifyInstance, context: Context): Promise<void> {
  const { config } = context;
  watchProcess(context);
  if (context.log.isLevelEnabled('debug'))
    app.addHook('onResponse', async ({ log, routeOptions, method }, { statusCode: status, elapsedTime }) => {
      const operation = routeOptions.config?.operation ?? routeOptions.url;
      log.debug({ method, operation, status, ms: Math.round(elapsedTime) }, 'answered');
    });
  if (config.metrics !== null)
    app.addHook('onResponse', ({ routeOptions }, { statusCode, elapsedTime }, done) => {
      const operation = routeOptions.config?.operation ?? routeOf(routeOptions.url);
      requests.labels(operation, String(statusCode)).observe(elapsedTime / 1000);
      done();
    });
  app.get('/health/live', async () => ({ status: 'live' }));
  app.get('/health/ready', async ({ raw }, reply) => {
    const troubles = await context.readiness.troubles();
    const mentions = context.readiness.mentions();
    if (Object.keys(troubles).length === 0)
      return { status: 'ready', ...(Object.keys(mentions).length > 0 && { without: told(raw, mentions) }) };
    return reply
      .code(503)
      .header('retry-after', '2')
      .send({
        status: 'not ready',
        troubles: told(raw, troubles),
      });
  });

  // Details are for operators: they may contain folders and addresses.
  function told(request: IncomingMessage, parts: Record<string, string>) {
    return isOperator(request, config) ? parts : Object.keys(parts);
  }
}

/** A built site has a route for each of its hundreds of files, whose names change with every build. */
function routeOf(url = 'none'): string {
  return /\.\w+$/.test(url) ? 'files' : url;
}
