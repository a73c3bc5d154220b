import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { factsContext } from './server/context.ts';
import { WordsProvider } from './words/words.tsx';

/** Renders a document in the request's language; crawlers wait for the whole of it. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const facts = context.get(factsContext);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-language', facts.locale);
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache');
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }));
  return new Promise((resolve, reject) => {
    let failed = false;
    const ready = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady';
    const { pipe, abort } = renderToPipeableStream(
      <WordsProvider locale={facts.locale} messages={facts.messages}>
        <ServerRouter context={routerContext} url={request.url} nonce={facts.nonce} />
      </WordsProvider>,
      {
        nonce: facts.nonce,
        [ready]() {
          const body = new PassThrough({ final: (done) => (clearTimeout(timer), done()) });
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: failed ? 500 : status }));
        },
        onShellError: (error: unknown) => {
          clearTimeout(timer);
          reject(error instanceof Error ? error : new Error(String(error)));
        },
        onError(error: unknown) {
          failed = true;
          console.error(error);
        },
      },
    );
    const timer = setTimeout(() => abort(), 6_000);
  });
}
