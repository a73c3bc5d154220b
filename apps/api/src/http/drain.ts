import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { Refused } from '../refused.ts';
import { sendProblem } from './problem.ts';
import { localeOf } from './register-endpoints.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Stops a server gracefully: not ready at once, open for delayMs more, then new requests are refused and running ones finish,
     * for withinMs at most. Only event streams are cut. Close the app afterwards.
     */
    drain(options: DrainOptions): Promise<void>;
    /** Answers that would never end by themselves. */
    eventStreams: Set<ServerResponse>;
  }
}

export type DrainOptions = {
  delayMs: number;
  withinMs: number;
  /** Paths that running requests still need from this server. */
  stillServed?: (url: string) => boolean;
};

export function drainable(app: FastifyInstance, { readiness }: Context): void {
  const underWay = new Set<ServerResponse>();
  const eventStreams = new Set<ServerResponse>();
  let draining = false;
  let closing = false;
  let served: (url: string) => boolean = () => true;
  let finished = () => {};

  // Requests of this process to itself (app.inject) belong to a counted one.
  app.server.prependListener('request', (_request, response: ServerResponse) => {
    underWay.add(response);
    if (draining) response.setHeader('connection', 'close');
    response.once('close', () => {
      underWay.delete(response);
      eventStreams.delete(response);
      if (underWay.size === 0) finished();
      closeUnused();
    });
  });
  // Node's close would wait a minute for unused and keep-alive connections.
  const closeUnused = () => {
    if (closing && underWay.size === 0) app.server.closeAllConnections();
  };
  app.server.on('connection', (socket) => {
    if (closing) socket.destroy();
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!underWay.has(reply.raw) || served(request.url)) return undefined;
    return sendProblem(new Refused('unavailable'), request, reply, localeOf(request, null));
  });
  const endStreams = () => {
    for (const stream of eventStreams) stream.end();
  };
  app.addHook('preClose', async () => {
    closing = true;
    endStreams();
    closeUnused();
  });

  app.decorate('eventStreams', eventStreams);
  app.decorate('drain', async ({ delayMs, withinMs, stillServed = () => false }: DrainOptions) => {
    draining = true;
    readiness.watch('shutdown', () => 'The server is being stopped.');
    for (const response of underWay) if (!response.headersSent) response.setHeader('connection', 'close');
    await sleep(delayMs);
    served = stillServed;
    const idle = new Promise<void>((resolve) => {
      finished = resolve;
      if (underWay.size === 0) resolve();
    });
    endStreams();
    await Promise.race([idle, sleep(withinMs, undefined, { ref: false })]);
    if (underWay.size > 0) app.server.closeAllConnections();
  });
}
