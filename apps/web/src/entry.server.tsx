import { languageTag } from '@metade/i18n/locale.ts';
import { PassThrough, Writable } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from 'react-router';
import styles from './app.css?inline';
import { DocumentList } from './search/card-list.tsx';
import { factsContext, type RequestFacts } from './http/context.server.ts';
import { pieceOf, textOf, type WholeDocument } from './http/whole-document.server.ts';
import { KeptParts } from './shell/kept.tsx';
import { StyleSheetText } from './shell/style-sheet.tsx';
import { WordsProvider } from './words/words.tsx';

const styleSheet = [pieceOf(styles)];

/** Renders a document in the request's language; crawlers and cached documents wait for all of it. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const facts = context.get(factsContext);
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-language', languageTag(facts.locale));
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache');
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }));
  return new Promise((resolve, reject) => {
    let failed = false;
    const { whole, documentList: cards = null } = facts;
    const ready = whole || isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady';
    const { pipe, abort } = renderToPipeableStream(
      <WordsProvider locale={facts.locale} messages={facts.messages}>
        <DocumentList value={cards && (whole ? whole.placeOf(cards) : textOf(cards))}>
          <StyleSheetText value={whole ? whole.placeOf(styleSheet) : styles}>
            <KeptParts value={whole?.part ?? null}>
              <ServerRouter context={routerContext} url={request.url} nonce={facts.nonce} />
            </KeptParts>
          </StyleSheetText>
        </DocumentList>
      </WordsProvider>,
      {
        nonce: facts.nonce,
        [ready]() {
          const answer = (body: ReadableStream | null) =>
            resolve(new Response(body, { headers, status: failed ? 500 : status }));
          if (whole) {
            clearTimeout(timer);
            pipe(collect(whole, () => answer(null)));
            return;
          }
          const body = new PassThrough({ final: (done) => (clearTimeout(timer), done()) });
          pipe(body);
          answer(createReadableStreamFromReadable(body));
        },
        onShellError: (error: unknown) => {
          clearTimeout(timer);
          reject(error instanceof Error ? error : new Error(String(error)));
        },
        onError(error: unknown) {
          failed = true;
          logError(facts, error);
        },
      },
    );
    const timer = setTimeout(() => abort(), 6_000);
  });
}

/** What a loader or an action threw, other than an answer. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) logError(context.get(factsContext), error);
};

function logError({ options }: RequestFacts, error: unknown): void {
  (options.logError ?? console.error)(error);
}

/** Collects a document's bytes directly: through a web stream they would cost as much as React. */
function collect(whole: WholeDocument, done: () => void): Writable {
  const chunks: Uint8Array[] = [];
  return new Writable({
    highWaterMark: 2 ** 30,
    write(chunk: Uint8Array, _encoding, next) {
      chunks.push(chunk);
      next();
    },
    final(next) {
      whole.html = Buffer.concat(chunks).toString('latin1');
      next();
      done();
    },
  });
}
