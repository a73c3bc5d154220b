import { answerOf, cachePage, type CachedAnswer, type CachedPage } from './cached-page.server.ts';
import type { WholeDocument } from '../http/whole-document.server.ts';

const FRESH_MS = 5_000;
/** How long a stale page is still served while a new one is rendered. */
const STALE_MS = 5_000;
const LIMIT = 100;

/** A rendered page; whole: its body, when it is not in the response. */
export interface Rendered {
  response: Response;
  whole?: WholeDocument | undefined;
}

interface Entry {
  until: number;
  page: Promise<CachedPage | null>;
  /** The page once it is rendered. */
  made?: CachedPage | null;
  /** A newer one is being rendered. */
  renewed?: boolean;
}

/**
 * Caches documents shared by all visitors with the same key (see document-key.ts) for a few seconds, with their compressed forms.
 * Concurrent requests share one rendering, and a stale page is served once more while it is rendered again, so that nobody waits
 * for a popular page.
 */
export function createDocumentCache() {
  const kept = new Map<string, Entry>();
  function renew(key: string, old: Entry, render: () => Promise<Rendered>): void {
    old.renewed = true;
    const replace = (made: CachedPage | null) => {
      if (kept.get(key) !== old) return;
      if (made) kept.set(key, { until: Date.now() + FRESH_MS, page: Promise.resolve(made), made });
      else kept.delete(key);
    };
    render()
      .then(({ response, whole }) => cachePage(response, whole))
      .then(replace, () => replace(null));
  }
  return {
    /** The cached document that can be served as is; null when work is needed first. */
    ready(key: string, acceptEncoding: string, ifNoneMatch: string): CachedAnswer | null {
      const entry = kept.get(key);
      if (!entry?.made || entry.until + (entry.renewed ? STALE_MS : 0) <= Date.now()) return null;
      const answer = answerOf(entry.made, acceptEncoding, ifNoneMatch);
      return answer instanceof Promise ? null : answer;
    },
    /** The document of a key, cached or rendered now; compressed if it can be shared. */
    async answer(
      key: string | null,
      request: Request,
      render: () => Promise<Rendered>,
    ): Promise<Response | CachedAnswer> {
      if (key === null) return compressed(request, (await render()).response);
      const known = kept.get(key);
      if (known && known.until > Date.now()) {
        const page = await known.page;
        return page ? fromKept(request, page) : compressed(request, await unkept(render));
      }
      if (known?.made && known.until + STALE_MS > Date.now()) {
        if (!known.renewed) renew(key, known, render);
        return fromKept(request, known.made);
      }
      let own: Rendered | undefined;
      const make = async () => {
        own = await render();
        return cachePage(own.response, own.whole);
      };
      // No expiry while it is being rendered, so that it is rendered only once.
      const entry: Entry = { until: Number.POSITIVE_INFINITY, page: make() };
      kept.set(key, entry);
      if (kept.size > LIMIT) kept.delete(kept.keys().next().value ?? key);
      const page = await entry.page.catch((error: unknown) => {
        kept.delete(key);
        throw error;
      });
      entry.made = page;
      entry.until = Date.now() + FRESH_MS;
      if (page) return fromKept(request, page);
      kept.delete(key);
      return compressed(request, await unkept(async () => own as Rendered));
    },
  };
}

async function unkept(render: () => Promise<Rendered>): Promise<Response> {
  const { response, whole } = await render();
  if (!whole?.html) return response;
  const pieces = whole.inOrder().map((one) => (typeof one === 'string' ? Buffer.from(one, 'latin1') : one.bytes));
  return new Response(Buffer.concat(pieces), response);
}

function fromKept({ headers: asked }: Request, page: CachedPage): CachedAnswer | Promise<CachedAnswer> {
  return answerOf(page, asked.get('accept-encoding') ?? '', asked.get('if-none-match') ?? '');
}

function compressed(request: Request, response: Response): Response {
  const type = response.headers.get('content-type') ?? '';
  const wanted = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');
  if (!wanted || !response.body || response.headers.has('content-encoding')) return response;
  if (!/^(text\/html|text\/x-script|application\/(json|xml)|text\/plain)/.test(type)) return response;
  const headers = new Headers(response.headers);
  headers.set('content-encoding', 'gzip');
  headers.append('vary', 'accept-encoding');
  headers.delete('content-length');
  return new Response(response.body.pipeThrough(new CompressionStream('gzip')), { status: response.status, headers });
}
