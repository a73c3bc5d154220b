import { existsSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

export type PanelPluginOptions = {
  /** The built panel; apps/panel/dist by default. */
  distDir?: string;
  /** Whence the map under a restaurant's pin comes; without it the pin stands on plain ground. */
  mapStyleUrl?: string | undefined;
};

const assetsFolder = `${path.sep}assets${path.sep}`;

/**
 * Mounts the restaurant panel below /panel: its files, and its one page for every other path there. Fails at start, in a
 * sentence, when the panel has not been built.
 */
export async function panelPlugin(
  app: FastifyInstance,
  { distDir = path.join(import.meta.dirname, 'dist'), mapStyleUrl }: PanelPluginOptions,
): Promise<void> {
  if (!existsSync(path.join(distDir, 'index.html'))) {
    throw new Error('The panel is not built: run npx vite build in apps/panel.');
  }
  const headers = pageHeaders(mapStyleUrl ? new URL(mapStyleUrl).origin : '');
  const sendPage = (reply: FastifyReply) => reply.headers(headers).sendFile('index.html');
  await app.register(fastifyStatic, {
    root: distDir,
    prefix: '/panel/',
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.br', '**/*.gz', 'index.html'],
    setHeaders: (response, file) => {
      response.header('vary', 'accept-encoding');
      // Assets carry the hash of their content; the page that names them must be asked for each time.
      response.header(
        'cache-control',
        file.includes(assetsFolder) ? 'public, max-age=31536000, immutable' : 'no-cache',
      );
    },
  });
  // Also reached as /panel/ where the server takes both for one path.
  app.get('/panel', (request, reply) =>
    /^\/panel(\?|$)/.test(request.url) ? reply.redirect('/panel/', 308) : sendPage(reply),
  );
  app.get<{ Params: { '*': string } }>('/panel/*', (request, reply) =>
    /^assets\/|\.\w+$/.test(request.params['*'])
      ? reply.code(404).type('text/plain; charset=utf-8').send('Not found')
      : sendPage(reply),
  );
}

// Only what differs from the API's `answer-headers.ts`, which every answer carries.
const pageHeaders = (map: string) => ({
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' data: blob: ${map}`.trim(),
    "media-src 'self' blob:",
    `connect-src 'self' ${map}`.trim(),
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'permissions-policy': 'camera=(self), microphone=(), payment=(), geolocation=()',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
});
