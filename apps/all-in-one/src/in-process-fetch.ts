import { carrier } from '@metade/api/watch/spans.ts';
import type { FastifyInstance } from 'fastify';

/**
 * A fetch that hands requests to a server of this process without a socket. The visitor named in x-forwarded-for becomes
 * the caller's address, so that limits count visitors and not this machine; from outside that header means nothing here. The
 * caller's trace goes along.
 */
export function inProcessFetch(app: FastifyInstance): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const { 'x-forwarded-for': visitor, ...headers } = Object.fromEntries(request.headers);
    const answer = await app.inject({
      method: request.method as 'GET',
      url: pathname + search,
      headers: { ...headers, ...carrier() },
      ...(request.body ? { payload: Buffer.from(await request.arrayBuffer()) } : {}),
      ...(visitor ? { remoteAddress: visitor } : {}),
    });
    const given = new Headers();
    for (const [name, value] of Object.entries(answer.headers))
      for (const one of [value ?? []].flat()) given.append(name, String(one));
    return new Response(answer.rawPayload.length > 0 ? new Uint8Array(answer.rawPayload) : null, {
      status: answer.statusCode,
      headers: given,
    });
  };
}
