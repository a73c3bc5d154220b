import { type Context, ROOT_CONTEXT, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { FetchInstrumentation } from '@opentelemetry/instrumentation-fetch';
import {
  BatchSpanProcessor,
  StackContextManager,
  TraceIdRatioBasedSampler,
  WebTracerProvider,
} from '@opentelemetry/sdk-trace-web';
import type { BrowserTraces } from './browser-traces.ts';

/** Traces what this document asks the site for, from its load until it is left, as one trace. Addresses are left out: they hold tokens. */
export function traceBrowser({ url, ratio }: BrowserTraces): void {
  const provider = new WebTracerProvider({
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url: `${url}/v1/traces` }), { scheduledDelayMillis: 1_000 }),
    ],
  });
  const visit = provider.getTracer('metade').startSpan('visit', {}, ROOT_CONTEXT);
  visit.end();
  provider.register({ contextManager: new VisitContext(trace.setSpan(ROOT_CONTEXT, visit)) });
  new FetchInstrumentation({
    ignoreNetworkEvents: true,
    ignoreUrls: [new RegExp(`^(?!${location.origin}/)`)],
    applyCustomAttributesOnSpan: (span) => span.setAttribute('url.full', location.origin),
  });
}

/** Whatever is done outside of a span is a part of the visit. */
class VisitContext extends StackContextManager {
  readonly #visit: Context;

  constructor(visit: Context) {
    super();
    this.#visit = visit;
  }

  override active(): Context {
    const active = super.active();
    return active === ROOT_CONTEXT ? this.#visit : active;
  }
}
