import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * Headers of every answer, also of those that other programs on the same port write themselves (site, panel, gateway) and of
 * refusals before any route: set on Node's own answer first, so that whoever knows better replaces single ones.
 */
export function answerHeaders(app: FastifyInstance, publicUrl: string): void {
  const everywhere = { ...plain, ...(publicUrl.startsWith('https:') ? strictTransport : {}) };
  // A listener of the server and not a hook: hooks are not asked about an address that cannot be read.
  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(everywhere)) response.setHeader(name, value);
    if (data.test(request.url ?? '')) response.setHeader('content-security-policy', nothing);
  });
}

const plain = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), microphone=(), payment=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
  // What may be kept says so itself: pictures, built files, public pages.
  'cache-control': 'no-store',
};

const strictTransport = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' };

/** Answers that are no pages. Not for files: a worker's policy is that of its script. */
const data = /^\/(v1|pictures|health|metrics)(\/|\?|$)/;
const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
