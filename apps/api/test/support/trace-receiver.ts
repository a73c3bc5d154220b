import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type ReceivedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: unknown }[];
};

type Export = { resourceSpans: { scopeSpans: { spans: ReceivedSpan[] }[] }[] };

/** Takes spans by OTLP over HTTP with JSON, also from browsers of other origins. */
export async function traceReceiver() {
  const spans: ReceivedSpan[] = [];
  const texts: string[] = [];
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    if (request.url !== '/v1/traces' || !request.headers['content-type']?.startsWith('application/json'))
      return response.writeHead(404).end();
    texts.push(text);
    for (const { scopeSpans } of (JSON.parse(text) as Export).resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans);
    return response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    /** All that was received, as it came. */
    text: () => texts.join('\n'),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The spans of a trace whose parent is neither in it nor the one given. */
export function orphans(spans: readonly ReceivedSpan[], root: string): string[] {
  const ids = new Set([root, ...spans.map(({ spanId }) => spanId)]);
  return spans.filter(({ parentSpanId }) => !ids.has(parentSpanId ?? '')).map(({ name }) => name);
}
