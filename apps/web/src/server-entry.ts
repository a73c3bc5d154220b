import type { IncomingMessage, RequestListener } from 'node:http';
import { createRequestListener, type ClientAddress } from '@remix-run/node-fetch-server';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { isSecure } from './http/cookies.server.ts';
import { factsContext, type RequestFacts, type WebOptions } from './http/context.server.ts';
import { createDocumentCache, type Rendered } from './document/document-cache.server.ts';
import { documentKey, quickKey, searchOf } from './document/document-key.server.ts';
import { localeCookie } from './document/locale-cookie.server.ts';
import { readFacts } from './document/request-facts.server.ts';
import { withSecurityHeaders } from './document/security-headers.server.ts';

/** Whether the request was sent by another site: the router checks that for pages only, not for resource routes. */
function isForeign({ method, headers, url }: Request): boolean {
  if (method === 'GET' || method === 'HEAD' || headers.get('sec-fetch-site') === 'same-origin') return false;
  const origin = headers.get('origin');
  return origin !== null && origin !== new URL(url).origin;
}

/** An unavailable API is no fault of the page; the request can be retried soon. */
function whileAway(response: Response, { state }: RequestFacts): Response {
  if (!state.unavailable || response.status < 500) return response;
  const headers = new Headers(response.headers);
  headers.set('retry-after', '2');
  headers.set('cache-control', 'no-store');
  return new Response(response.body, { status: 503, headers });
}

/** Whether a Request can be constructed: not for TRACE, without a path, or with an invalid host. */
function isAskable({ method, url = '', headers: { host } }: IncomingMessage): boolean {
  return method !== 'TRACE' && url.startsWith('/') && (host === undefined || URL.canParse(`http://${host}/`));
}

/** The whole server-rendered site as a Node request listener. */
export function createWebListener(options: WebOptions): RequestListener {
  const handle = createRequestHandler(build as ServerBuild, import.meta.env.MODE);
  const documents = createDocumentCache();
  const secure = isSecure({ options });
  const listener = createRequestListener(
    async (request: Request, client: ClientAddress) => {
      if (isForeign(request)) return new Response('Bad Request', { status: 400 });
      const nonce = crypto.randomUUID().replaceAll('-', '');
      const cookies: string[] = [];
      const address = options.callerAddress?.() ?? client.address;
      const facts = await readFacts(request, options, address, nonce, cookies);
      const key = import.meta.env.DEV ? null : documentKey(request.method, facts);
      const response = await documents.answer(key, request, async (): Promise<Rendered> => {
        const whole: { html?: Buffer } = {};
        if (key !== null) facts.whole = whole;
        const context = new RouterContextProvider();
        context.set(factsContext, facts);
        const response = whileAway(await handle(request, context), facts);
        return { response: await withSecurityHeaders(response, facts), html: whole.html };
      });
      const asked = { method: request.method, search: facts.url.search };
      const locale = localeCookie(asked, request.headers.get('cookie'), secure);
      // Cookies set by a page's own action come last and win.
      for (const cookie of locale === null ? cookies : [locale, ...cookies])
        response.headers.append('set-cookie', cookie);
      return response;
    },
    { protocol: new URL(options.publicUrl).protocol },
  );
  return (request, response) => {
    if (!isAskable(request)) {
      response.writeHead(400).end();
      return;
    }
    // A cached page is served before the framework's request is built, which would cost more than the rest.
    const key = quickKey(request, options.callerAddress?.() ?? request.socket.remoteAddress ?? '', secure);
    const { 'accept-encoding': encodings, 'if-none-match': known = '' } = request.headers;
    const kept = key === null ? null : documents.ready(key, String(encodings ?? ''), known);
    if (kept === null) return listener(request, response);
    const { method, url = '', headers } = request;
    const locale = localeCookie({ method, search: searchOf(url) }, headers.cookie ?? null, secure);
    response
      .writeHead(kept.status, locale === null ? kept.headers : { ...kept.headers, 'set-cookie': locale })
      .end(kept.body);
  };
}
