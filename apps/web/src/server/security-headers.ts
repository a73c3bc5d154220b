import type { RequestFacts } from './context.ts';

/** Adds the headers every answer of the site carries; documents get a content security policy with the request's nonce. */
export function withSecurityHeaders(response: Response, facts: RequestFacts): Response {
  const { headers } = response;
  headers.set('x-content-type-options', 'nosniff');
  headers.set('referrer-policy', 'strict-origin-when-cross-origin');
  headers.set('permissions-policy', 'camera=(), microphone=(), payment=(), geolocation=(self)');
  if (facts.options.publicUrl.startsWith('https:')) {
    headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
  }
  if (!headers.get('content-type')?.startsWith('text/html')) return response;
  headers.set('x-frame-options', 'DENY');
  headers.set('cross-origin-opener-policy', 'same-origin');
  headers.set('content-security-policy', policy(facts));
  return response;
}

function policy({ nonce, options }: RequestFacts): string {
  const api = new URL(options.apiUrl).origin;
  const outside = [options.mapStyleUrl ? new URL(options.mapStyleUrl, options.publicUrl).origin : '', api].filter(Boolean);
  // The card form posts to the gateway's own address, which only the payment page learns: hence https: for connections.
  const connect = ["'self'", ...outside, 'https:', ...(import.meta.env.DEV ? ['ws:'] : [])];
  return [
    "default-src 'self'",
    "base-uri 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    // Vite's development server injects styles without a nonce; a build has style files only, and style attributes.
    `style-src 'self' 'unsafe-inline'`,
    "font-src 'self'",
    `img-src 'self' data: blob: ${outside.join(' ')}`.trim(),
    "worker-src 'self' blob:",
    `connect-src ${[...new Set(connect)].join(' ')}`,
  ].join('; ');
}
