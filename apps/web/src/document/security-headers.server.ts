import { gatewaysOf } from '@metade/booking-flow/gateway-of.ts';
import type { RequestFacts } from '../http/context.server.ts';
import { gatewayAddresses, type GatewayAddresses } from '../gateways/gateway-origins.server.ts';
import { siteConfig } from '../site/site-data.server.ts';

/**
 * Adds the headers in which the site differs from the API's `answer-headers.ts`; documents get a content security policy with the
 * request's nonce.
 */
export async function withSecurityHeaders(response: Response, facts: RequestFacts): Promise<Response> {
  const { headers } = response;
  if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin');
  // Personal pages must not be cached.
  if (facts.token || facts.guest) headers.set('cache-control', 'no-store');
  headers.set('permissions-policy', 'camera=(), microphone=(), payment=(), geolocation=(self)');
  if (!headers.get('content-type')?.startsWith('text/html')) return response;
  const config = await siteConfig(facts).catch(() => null);
  headers.set('content-security-policy', policy(facts, config && gatewayAddresses(gatewaysOf(config))));
  return response;
}

function policy({ nonce, options }: RequestFacts, gateway: GatewayAddresses | null): string {
  const map = originOf(options.mapStyleUrl, options.publicUrl);
  // The browser sends card data to the gateway itself.
  const origins = (addresses: readonly string[] = []) => addresses.map((one) => originOf(one, options.publicUrl));
  const traces = originOf(options.traces?.url, options.publicUrl);
  const connect = ["'self'", ...origins(gateway?.connect), map, traces, import.meta.env.DEV ? 'ws:' : ''];
  return [
    "default-src 'self'",
    "base-uri 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    [`script-src 'self' 'nonce-${nonce}'`, ...origins(gateway?.script)].join(' '),
    ["frame-src 'self'", ...origins(gateway?.frame)].join(' '),
    // Inline styles place map pins and bars; a policy must stop scripts.
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self'",
    `img-src 'self' data: blob: ${map}`.trim(),
    "worker-src 'self' blob:",
    `connect-src ${[...new Set(connect)].join(' ').trim()}`,
  ].join('; ');
}

function originOf(address: string | undefined, base: string): string {
  return address ? new URL(address, base).origin : '';
}
