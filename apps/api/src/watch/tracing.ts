import type { Config } from '../config.ts';

export type Tracing = {
  /** Sends what was not sent yet, for some seconds at most, and ends tracing. */
  close(): Promise<void>;
};

/**
 * Sends spans of this process by OTLP (HTTP, JSON) where a receiver is configured; null, and no package loaded, without one. Once per
 * process, before the first request.
 */
export async function startTracing({ tracing }: Pick<Config, 'tracing'>): Promise<Tracing | null> {
  if (tracing === null) return null;
  const [api, sdk, { resourceFromAttributes }, { OTLPTraceExporter }, { UndiciInstrumentation }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/instrumentation-undici'),
  ]);
  const exporter = new OTLPTraceExporter({
    url: `${tracing.url}/v1/traces`,
    headers: tracing.headers,
    timeoutMillis: 2_000,
  });
  const provider = new sdk.NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'metade' }),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(tracing.ratio) }),
    spanProcessors: [new sdk.BatchSpanProcessor(exporter)],
  });
  // W3C trace context and baggage; contexts follow promises.
  provider.register();
  const outgoing = new UndiciInstrumentation({
    requireParentforSpans: true,
    // Paths have ids, postal codes and tokens of people and restaurants, and the site hands its visitor's browser on.
    requestHook: (span, { origin }) =>
      span.setAttributes({ 'url.full': origin, 'url.path': '', 'url.query': '', 'user_agent.original': 'metade' }),
  });
  return {
    close: async () => {
      outgoing.disable();
      await provider.shutdown().catch(() => {});
      api.trace.disable();
      api.propagation.disable();
      api.context.disable();
    },
  };
}
