import type { Context } from '@opentelemetry/api';
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { finished } from 'node:stream';
import { startSpan } from '../watch/spans.ts';

/** Makes a span of every request to the API and of the site, under the caller's. It has the operation and no address: paths hold tokens. */
export function requestSpans(app: FastifyInstance): void {
  const contexts = new WeakMap<FastifyRequest, Context>();
  app.addHook('onRequest', (request, reply, done) => {
    const { method, headers, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    const operation = routeOptions.config?.operation;
    // Files and probes are no part of a booking.
    if (operation === undefined && route !== '/*' && headers.traceparent === undefined) return done();
    const parent = propagation.extract(ROOT_CONTEXT, headers);
    const attributes = { 'http.request.method': method, 'http.route': route };
    const name = operation ?? `${method} ${route}`;
    const span = startSpan(name, { kind: SpanKind.SERVER, attributes }, parent);
    contexts.set(request, trace.setSpan(parent, span));
    finished(reply.raw, () => {
      const { statusCode } = reply.raw;
      span.setAttribute('http.response.status_code', statusCode);
      if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    done();
  });
  // Not earlier: reading a body leaves the context in which it began.
  app.addHook('preHandler', (request, _reply, done) => context.with(contexts.get(request) ?? context.active(), done));
}
