import { defaultSettings } from '@metade/domain/settings.ts';
import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { LogController } from 'fastify';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Context } from './context.ts';
import { mcpEndpoint, oauthEndpoints } from './features/assistants/index.ts';
import { feedEndpoint } from './features/feed/index.ts';
import { flushDemand } from './features/unmet-demand/index.ts';
import { handlers as allHandlers } from './features/handlers.ts';
import { answerHeaders } from './http/answer-headers.ts';
import { appLinkRoutes } from './http/app-links.ts';
import { connectionLimits, limitConnections, serverOptions } from './http/connection-limits.ts';
import { drainable } from './http/drain.ts';
import { apiDocument } from './http/api-document.ts';
import type { ApiDocument } from './http/api-document.ts';
import { otherOrigins } from './http/other-origins.ts';
import { pictureRoutes } from './http/pictures.ts';
import { sendProblem } from './http/problem.ts';
import { requestSpans } from './http/request-span.ts';
import { operations, registerEndpoints, localeOf } from './http/register-endpoints.ts';
import { operationalRoutes } from './http/operational.ts';
import { Refused } from './refused.ts';

/** The HTTP server with the whole API below /v1, not yet listening. Whoever composes may mount more on it. */
export async function createApp(
  context: Context,
  limits = connectionLimits,
  handlers = allHandlers,
): Promise<FastifyInstance> {
  await context.clock.synchronise();
  const app = Fastify({
    loggerInstance: context.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    trustProxy: context.config.trustedProxies.length > 0 ? context.config.trustedProxies : false,
    genReqId: () => randomUUID(),
    ...serverOptions(limits),
    bodyLimit: 128 * 1024,
    // A path that is not UTF-8 reaches no route; it is refused like any unknown path.
    frameworkErrors: (_error, request, reply) =>
      sendProblem(new Refused('not_found'), request, reply, localeOf(request, null)),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  answerHeaders(app, context.config.publicUrl);
  limitConnections(app, limits, {
    perNetwork: { ...defaultSettings, ...context.config.settings }.connectionsPerAddress,
    proxied: context.config.trustedProxies.length > 0,
  });
  app.setErrorHandler((error, request, reply) => sendProblem(error, request, reply, localeOf(request, null)));
  drainable(app, context);
  let made: ApiDocument | undefined;
  const document = () => (made ??= apiDocument(operations(context), context.config.contactEmail));
  if (context.config.tracing !== null) requestSpans(app);
  await operationalRoutes(app, context);
  await pictureRoutes(app, context);
  await appLinkRoutes(app, context.config.apps);
  await oauthEndpoints(app, context);
  await mcpEndpoint(app, context);
  await feedEndpoint(app, context);
  await app.register(
    async (v1) => {
      v1.setSerializerCompiler(() => (data) => JSON.stringify(data));
      jsonBodies(v1);
      await otherOrigins(v1, context.config.corsOrigins);
      await v1.register(multipart);
      // Generated from the contracts at the first request.
      await v1.register(swagger, {
        openapi: { openapi: '3.1.0' },
        hideUntagged: true,
        transformObject: () => document() as never,
      });
      await v1.register(swaggerUi, { routePrefix: '/docs', indexPrefix: '/v1', staticCSP: docsPolicy });
      registerEndpoints(v1, context, handlers);
      v1.get('/openapi.json', { schema: { hide: true } }, async () => document());
      // Methods that no route can have, such as PROPFIND, end here.
      v1.setNotFoundHandler((request, reply) =>
        sendProblem(new Refused('not_found'), request, reply, localeOf(request, null)),
      );
      // A route of its own: a site mounted beside the API would otherwise answer these with a page.
      for (const path of ['/', '/*'])
        v1.all(path, { schema: { hide: true } }, async () => {
          throw new Refused('not_found');
        });
    },
    { prefix: '/v1' },
  );
  app.addHook('onClose', () => flushDemand(context));
  return app;
}

/** The API reference loads files of its own and sends trial calls. */
const docsPolicy = {
  'default-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'style-src': ["'self'", "'unsafe-inline'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** Accepts JSON only, refused when it is not valid UTF-8; keeps the raw bytes for signatures. */
function jsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      const bytes = body as Buffer;
      Object.assign(request, { rawBody: bytes });
      done(null, bytes.length === 0 ? {} : JSON.parse(decoder.decode(bytes), storable));
    } catch (error) {
      done(error instanceof Refused ? error : new Refused('body_unreadable'));
    }
  });
}

/** Drops __proto__, and refuses text that the database cannot store: NUL and lone surrogates. */
function storable(key: string, value: unknown): unknown {
  for (const text of [key, value])
    if (typeof text === 'string' && (text.includes('\u0000') || !text.isWellFormed()))
      throw new Refused('invalid_fields', {}, [{ path: key.toWellFormed(), code: 'control_characters' }]);
  return key === '__proto__' ? undefined : value;
}
