import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Composed } from '../compose.ts';
import { configuredPool } from '../db/pool.ts';
import { holdsToken } from '../http/operator.ts';
import { createMetrics } from './metrics.ts';

export type MetricsServer = { port: number; close(): Promise<void> };

/** Serves /metrics, and nothing else, on a port of its own; null when none is configured. Throws when the port cannot be had. */
export async function serveMetrics({ context, pools }: Omit<Composed, 'close'>): Promise<MetricsServer | null> {
  const { metrics: where, metricsToken } = context.config;
  if (where === null) return null;
  const figures = configuredPool(context.config, 1, { statementMs: 2_000, lockMs: 500 }, true);
  const metrics = createMetrics({ pools, figures, readiness: context.readiness, replicas: context.replicas });
  const server = createServer(async ({ url, headers }, response) => {
    if (url !== '/metrics') return response.writeHead(404).end();
    if (metricsToken !== null && !holdsToken(headers, metricsToken))
      return response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
    const text = await metrics.text();
    return response.writeHead(200, { 'content-type': metrics.contentType }).end(text);
  });
  server.listen({ port: where.port, host: where.host });
  await once(server, 'listening').catch((error: Error) => {
    throw new Error(`METRICS_PORT: ${where.host}:${where.port} cannot be listened on (${error.message}).`);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await figures.end();
    },
  };
}
