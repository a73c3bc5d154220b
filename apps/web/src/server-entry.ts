import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createRequest, sendResponse } from '@remix-run/node-fetch-server';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import * as build from 'virtual:react-router/server-build';
import { isSecure } from './http/cookies.server.ts';
import { factsContext, type RequestFacts, type WebOptions } from './http/context.server.ts';
import { createDocumentCache, type Rendered } from './document/document-cache.server.ts';
import { documentKey, quickKey, searchOf } from './document/document-key.server.ts';
import { localeCookie } from './document/locale-cookie.server.ts';
import type { CachedAnswer } from './document/cached-page.server.ts';
import { readFacts } from './document/request-facts.server.ts';
import { withSecurityHeaders } from './document/security-headers.server.ts';
import { WholeDocument } from './http/whole-document.server.ts';

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
  const protocol = new URL(options.publicUrl).protocol;
  const answerTo = async (
    request: Request,
    address: string,
  ): Promise<{ answer: Response | CachedAnswer; cookies: string[] }> => {
    if (isForeign(request)) return { answer: new Response('Bad Request', { status: 400 }), cookies: [] };
    const nonce = crypto.randomUUID().replaceAll('-', '');
    const cookies: string[] = [];
    const facts = await readFacts(request, options, address, nonce, cookies);
    const key = import.meta.env.DEV ? null : documentKey(request.method, facts);
    const answer = await documents.answer(key, request, async (): Promise<Rendered> => {
      if (key !== null) facts.whole = new WholeDocument(nonce, facts.locale);
      const context = new RouterContextProvider();
      context.set(factsContext, facts);
      const response = whileAway(await handle(request, context), facts);
      return { response: await withSecurityHeaders(response, facts), whole: facts.whole };
    });
    const asked = { method: request.method, search: facts.url.search };
    const locale = localeCookie(asked, request.headers.get('cookie'), secure);
    // Cookies set by a page's own action come last and win.
    return { answer, cookies: locale === null ? cookies : [locale, ...cookies] };
  };
  const listen = async (incoming: IncomingMessage, outgoing: ServerResponse, address: string): Promise<void> => {
    const request = createRequest(incoming, outgoing, { protocol });
    try {
      const { answer, cookies } = await answerTo(request, address);
      if (outgoing.destroyed) return;
      if (!(answer instanceof Response)) return send(outgoing, answer, cookies);
      for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
      await sendResponse(outgoing, answer);
    } catch (error) {
      if (outgoing.destroyed) return;
      (options.logError ?? console.error)(error);
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(500).end('Internal Server Error');
    }
  };
  return (request, response) => {
    if (!isAskable(request)) {
      response.writeHead(400).end();
      return;
    }
    const address = options.callerAddress?.() ?? request.socket.remoteAddress ?? '';
    // A cached page is served before the framework's request is built, which would cost more than the rest.
    const key = quickKey(request, address, secure);
    const { 'accept-encoding': encodings, 'if-none-match': known = '' } = request.headers;
    const kept = key === null ? null : documents.ready(key, String(encodings ?? ''), known);
    if (kept === null) return void listen(request, response, address);
    const { method, url = '', headers } = request;
    const locale = localeCookie({ method, search: searchOf(url) }, headers.cookie ?? null, secure);
    send(response, kept, locale === null ? [] : [locale]);
  };
}

function send(response: ServerResponse, { status, headers, body }: CachedAnswer, cookies: string[]): void {
  response.writeHead(status, cookies.length === 0 ? headers : { ...headers, 'set-cookie': cookies });
  response.cork();
  for (const piece of body?.slice(0, -1) ?? []) response.write(piece);
  response.end(body?.at(-1));
  response.uncork();
}
