import { createMcpHandler } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { findKey, isKey } from '../../http/api-key.ts';
import type { OnBehalf } from '../../http/call-operation.ts';
import { acceptedLocale } from '../../http/locale.ts';
import { networkOf } from '../../http/network-of.ts';
import { limitCaller, RateLimiter } from '../../http/rate-limit.ts';
import { bearerToken } from '../../http/session.ts';
import { assistantServer, ownTools } from './tools.ts';

/**
 * The Model Context Protocol at /mcp, over Streamable HTTP without sessions: each request is answered by itself, in any process, and
 * nobody subscribes to anything, since nothing here changes. What
 * is public needs no token; a tool that reads a person's own bookings is answered 401 with where to ask for one.
 */
export async function mcpEndpoint(app: FastifyInstance, context: Context): Promise<void> {
  const { publicUrl, corsOrigins } = context.config;
  const limiter = new RateLimiter(context.pool);
  const callers = new WeakMap<Request, OnBehalf>();
  const mcp = createMcpHandler(
    ({ requestInfo }) => {
      const caller = requestInfo && callers.get(requestInfo);
      if (caller === undefined) throw new Error('a request without its caller');
      return assistantServer(app, caller, publicUrl);
    },
    { maxSubscriptions: 0, onerror: (error) => context.log.warn({ err: error }, 'mcp') },
  );
  app.addHook('onClose', () => mcp.close());
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    handler: async (request, reply) => {
      await limitCaller(limiter, networkOf(request.ip), true, await context.markets.settings(), context.now());
      if (isForeign(request.headers.origin, [new URL(publicUrl).origin, ...corsOrigins]))
        return reply.code(403).send({ error: 'origin' });
      const token = bearerToken(request);
      const isPersons = token !== null && (await isPersonsKey(context, token));
      if ((token !== null && !isPersons) || (!isPersons && asksForOwn(request.body)))
        return challenge(reply, publicUrl, token !== null);
      const asked = webRequest(request, publicUrl);
      callers.set(asked, {
        token: token ?? undefined,
        ip: request.ip,
        language: acceptedLocale(request.headers['accept-language']) ?? 'en',
      });
      const answer = await mcp.fetch(asked, request.method === 'POST' ? { parsedBody: request.body } : {});
      for (const [name, value] of answer.headers) if (name !== 'content-length') reply.header(name, value);
      return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()));
    },
  });
}

async function isPersonsKey(context: Context, token: string): Promise<boolean> {
  return isKey(token) && (await findKey(context.pool, token))?.key?.owner === 'person';
}

/** Whether a message, or one of several, calls a tool that reads what is a person's own. */
function asksForOwn(body: unknown): boolean {
  return [body].flat().some((message) => {
    const { method, params } = (message ?? {}) as { method?: unknown; params?: { name?: unknown } };
    return method === 'tools/call' && ownTools.includes(String(params?.name));
  });
}

/** A page of another site, which a browser would let speak for this machine (DNS rebinding). */
function isForeign(origin: string | undefined, own: readonly string[]): boolean {
  return origin !== undefined && !own.includes(origin);
}

function challenge(reply: FastifyReply, publicUrl: string, isWrong: boolean) {
  const parts = [
    ...(isWrong ? ['error="invalid_token"'] : []),
    `resource_metadata="${publicUrl}/.well-known/oauth-protected-resource/mcp"`,
    'scope="bookings"',
  ];
  return reply
    .code(401)
    .header('www-authenticate', `Bearer ${parts.join(', ')}`)
    .send({ error: isWrong ? 'invalid_token' : 'unauthorized' });
}

function webRequest({ method, headers, body }: FastifyRequest, publicUrl: string): Request {
  const given = new Headers();
  for (const name of ['accept', 'content-type', 'mcp-protocol-version', 'mcp-session-id', 'mcp-method', 'mcp-name'])
    if (typeof headers[name] === 'string') given.set(name, headers[name]);
  return new Request(`${publicUrl}/mcp`, {
    method,
    headers: given,
    ...(method === 'POST' ? { body: JSON.stringify(body ?? null) } : {}),
  });
}
