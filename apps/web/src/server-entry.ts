import type { RequestListener } from 'node:http';
import { createRequestListener, type ClientAddress } from '@remix-run/node-fetch-server';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { factsContext, type RequestFacts, type WebOptions } from './server/context.ts';
import { createDocumentCache } from './server/document-cache.ts';
import { readFacts } from './server/request-facts.ts';
import { withSecurityHeaders } from './server/security-headers.ts';

/** The whole server-rendered site as a Node request listener. */
export function createWebListener(options: WebOptions): RequestListener {
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);
  const answer = import.meta.env.DEV
    ? (_: Request, __: RequestFacts, render: () => Promise<Response>) => render()
    : createDocumentCache();
  return createRequestListener(
    async (request: Request, client: ClientAddress) => {
      const nonce = crypto.randomUUID().replaceAll('-', '');
      const cookies: string[] = [];
      const address = options.callerAddress?.() ?? client.address;
      const facts = await readFacts(request, options, address, nonce, cookies);
      const response = await answer(request, facts, async () => {
        const context = new RouterContextProvider();
        context.set(factsContext, facts);
        return withSecurityHeaders(await handle(request, context), facts);
      });
      for (const cookie of cookies) response.headers.append('set-cookie', cookie);
      return response;
    },
    { protocol: new URL(options.publicUrl).protocol },
  );
}
