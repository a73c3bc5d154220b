import type { Attributes, Span } from '@opentelemetry/api';
import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';

/** W3C trace context as headers and payloads carry it; empty while nothing is traced. */
export type Carrier = { traceparent?: string; tracestate?: string };

type Spanned = { kind?: SpanKind; attributes?: Attributes };

/** Begins a span under the one that is active. Without tracing it is none, and costs nothing. */
export function startSpan(name: string, options: Spanned, parent = context.active()): Span {
  return trace.getTracer('metade').startSpan(name, options, parent);
}

/** Runs work as a span of its own, which ends with it. */
export function inSpan<T>(name: string, options: Spanned, work: () => Promise<T>, from?: Carrier): Promise<T> {
  const parent = from === undefined ? context.active() : propagation.extract(ROOT_CONTEXT, from);
  const span = startSpan(name, options, parent);
  return ended(
    span,
    context.with(trace.setSpan(parent, span), () => work()),
  );
}

/** Ends a span with what it waits for. Of an error its kind alone: a message may have a person's data. */
export function ended<T>(span: Span, work: Promise<T>): Promise<T> {
  work.then(
    () => span.end(),
    (error: Error) => {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute('error.type', error.name);
      span.end();
    },
  );
  return work;
}

/** The active span, for whoever goes on with it elsewhere. */
export function carrier(): Carrier {
  const carried: Carrier = {};
  propagation.inject(context.active(), carried);
  return carried;
}
