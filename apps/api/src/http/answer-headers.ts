import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * Headers of every answer, also of other handlers on the same port (site, panel, gateway) and of refusals before routing: set on
 * Node's own response first, so that handlers can override single ones.
 */
export function answerHeaders(app: FastifyInstance, publicUrl: string): void {
  const everywhere = Object.entries({ ...plain, ...(publicUrl.startsWith('https:') ? strictTransport : {}) });
  // A server listener, not a hook: hooks do not run for unparsable addresses.
  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of everywhere) response.setHeader(name, value);
    if (data.test(request.url ?? '')) response.setHeader('content-security-policy', nothing);
  });
}

const plain = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
  // Cacheable answers set this themselves: pictures, built files, public pages.
  'cache-control': 'no-store',
};

const strictTransport = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** For non-page answers. Not for files: a worker's policy is that of its script. */
const data = /^\/(v1|pictures|health)(\/|\?|$)/;
const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
