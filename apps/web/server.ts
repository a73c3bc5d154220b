import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { WebOptions } from './src/http/context.server.ts';

const here = import.meta.dirname;
const clientFiles = path.join(here, 'build/client');

export type WebPluginOptions = WebOptions & {
  /** Serve from source with hot reloading instead of from the build. */
  dev?: boolean;
};

/**
 * Mounts the diner site on every path that no other plugin has taken. Fails at start, in a sentence, when the site has not
 * been built.
 */
export async function webPlugin(app: FastifyInstance, options: WebPluginOptions): Promise<void> {
  const open = options.dev ? developmentListener : builtListener;
  await mountListener(app, (callerAddress) => open(app, { ...options, callerAddress }));
}

/**
 * Gives a listener every path that is left. callerAddress answers, while a request is answered, from where it comes by the
 * app's rules on proxies: whoever connects could write any x-forwarded-for.
 */
export async function mountListener(
  app: FastifyInstance,
  open: (callerAddress: () => string | undefined) => Promise<RequestListener>,
): Promise<void> {
  const caller = new AsyncLocalStorage<string>();
  const listener = await open(() => caller.getStore());
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.all('/*', { logLevel: 'warn' }, (request, reply) => {
    reply.hijack();
    caller.run(request.ip, () => listener(request.raw, reply.raw));
  });
}

type Entry = { createWebListener: (options: WebOptions) => RequestListener };

async function builtListener(app: FastifyInstance, options: WebOptions): Promise<RequestListener> {
  const entry = path.join(here, 'build/server/index.js');
  if (!existsSync(entry)) throw new Error('The web site is not built: npm start builds it.');
  await app.register(fastifyStatic, {
    root: clientFiles,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
    setHeaders: (reply, file) => {
      const hashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400');
    },
  });
  const { createWebListener } = (await import(pathToFileURL(entry).href)) as Entry;
  return createWebListener(options);
}

async function developmentListener(app: FastifyInstance, options: WebOptions): Promise<RequestListener> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: here,
    configFile: path.join(here, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  return (request, response) => {
    vite.middlewares(request, response, () => {
      vite
        .ssrLoadModule('./src/server-entry.ts')
        .then((entry) => (entry as Entry).createWebListener(options)(request, response))
        .catch((error: unknown) => {
          app.log.error({ err: error }, 'the site cannot be loaded');
          response.writeHead(500).end();
        });
    });
  };
}
