import type { FastifyHttpOptions, FastifyInstance, FastifyReply } from 'fastify';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './network-of.ts';

export type ConnectionLimits = {
  /** Seconds for a request's head. */
  headSeconds: number;
  /** Seconds for a body that is no form with files. */
  bodySeconds: number;
  /** Seconds for a whole request: pictures of 10 MB over a slow line. */
  requestSeconds: number;
  /** Idle time-out in seconds. Event streams send a heartbeat more often. */
  idleSeconds: number;
  /** Per process. */
  connections: number;
};

export const connectionLimits: ConnectionLimits = {
  headSeconds: 15,
  bodySeconds: 20,
  requestSeconds: 300,
  idleSeconds: 120,
  connections: 5_000,
};

/** Node's own limits: late heads and requests are answered 408 and closed. */
export function serverOptions(limits: ConnectionLimits) {
  return {
    requestTimeout: limits.requestSeconds * 1000,
    connectionTimeout: limits.idleSeconds * 1000,
    keepAliveTimeout: 72_000,
    http: {
      headersTimeout: limits.headSeconds * 1000,
      connectionsCheckingInterval: Math.min(5_000, limits.headSeconds * 1000),
    },
  } satisfies FastifyHttpOptions<Server>;
}

/**
 * Closes slow bodies, and connections above the limit of the process or of one network. Behind trusted proxies everybody connects
 * from the same few addresses, so the proxies must limit by network.
 */
export function limitConnections(
  app: FastifyInstance,
  limits: ConnectionLimits,
  { perNetwork, proxied }: { perNetwork: number; proxied: boolean },
): void {
  app.server.maxConnections = limits.connections;
  if (!proxied) countByNetwork(app, perNetwork);
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request;
    const hasBody = raw.headers['transfer-encoding'] !== undefined || Number(raw.headers['content-length'] ?? 0) > 0;
    if (!hasBody || raw.headers['content-type']?.startsWith('multipart/')) return;
    const timer = setTimeout(() => cutOff(raw.socket, reply), limits.bodySeconds * 1000);
    const stop = () => clearTimeout(timer);
    raw.once('end', stop).once('close', stop);
    reply.raw.once('close', stop);
  });
}

function countByNetwork(app: FastifyInstance, max: number): void {
  const open = new Map<string, number>();
  app.server.on('connection', (socket: Socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const count = (open.get(network) ?? 0) + 1;
    if (count > max) return void socket.destroy();
    open.set(network, count);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}

/** As Node does for a late request. */
function cutOff(socket: Socket, reply: FastifyReply): void {
  if (socket.writable && !reply.raw.headersSent)
    socket.write('HTTP/1.1 408 Request Timeout\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
  socket.destroySoon();
}
