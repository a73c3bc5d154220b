import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RequestFacts } from './context.ts';

const FRESH_MS = 5_000;
const LIMIT = 100;
const PUBLIC_PATH = /^\/($|restaurants\/|restaurant\/description\/|terms$|privacy-policy$|faq$|blog$|blog\/details\/)/;

interface Kept {
  status: number;
  headers: [string, string][];
  plain: Buffer;
  /** Each made when somebody first asks for it. */
  gzip?: Promise<Buffer>;
  br?: Promise<Buffer>;
}

/**
 * Keeps documents that are the same for every visitor (no account, no guest's table) for a few seconds, with their
 * compressed forms, and compresses the rest as they go. Visitors who ask for the same page at once share one rendering.
 */
export function createDocumentCache() {
  const kept = new Map<string, { until: number; page: Promise<Kept | null> }>();
  return async (request: Request, facts: RequestFacts, render: () => Promise<Response>): Promise<Response> => {
    const key = keyOf(request, facts);
    if (!key) return compressed(request, await render());
    const known = kept.get(key);
    if (known && known.until > Date.now()) {
      const page = await known.page;
      return page ? answer(request, page) : compressed(request, await render());
    }
    let own: Response | undefined;
    // Without an end while it is being made, so that nobody makes it a second time.
    const entry = { until: Number.POSITIVE_INFINITY, page: render().then((response) => keep((own = response))) };
    kept.set(key, entry);
    if (kept.size > LIMIT) kept.delete(kept.keys().next().value ?? key);
    const page = await entry.page.catch((error: unknown) => {
      kept.delete(key);
      throw error;
    });
    entry.until = Date.now() + FRESH_MS;
    if (page) return answer(request, page);
    kept.delete(key);
    return compressed(request, own as Response);
  };
}

function keyOf(request: Request, facts: RequestFacts): string | null {
  if (request.method !== 'GET' || facts.token || facts.guest) return null;
  if (!PUBLIC_PATH.test(facts.url.pathname)) return null;
  const city = facts.city ? `${facts.city.iso}/${facts.city.slug}` : facts.country;
  return [facts.url.pathname, facts.url.search, facts.locale, facts.theme, city].join(' ');
}

/** Null for an answer that is not to be shared: anything but a 200 HTML page that sets no cookie. */
async function keep(response: Response): Promise<Kept | null> {
  const html = response.headers.get('content-type')?.startsWith('text/html');
  if (response.status !== 200 || !html || response.headers.has('set-cookie')) return null;
  const plain = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.set('content-security-policy', hashedPolicy(headers.get('content-security-policy') ?? '', plain.toString()));
  headers.set('vary', 'accept-encoding, cookie');
  return { status: 200, headers: [...headers], plain };
}

/**
 * A nonce must not serve twice, so a kept page allows its scripts by hash. Only scripts that carry the nonce count: one that
 * was smuggled into the page cannot know it.
 */
function hashedPolicy(policy: string, html: string): string {
  const nonce = /'nonce-(\w+)'/.exec(policy)?.[1];
  if (!nonce) return policy;
  const hashes = new Set<string>();
  for (const match of html.matchAll(new RegExp(`<script[^>]*nonce="${nonce}"[^>]*>([^]*?)</script>`, 'g'))) {
    if (match[1]) hashes.add(`'sha256-${createHash('sha256').update(match[1]).digest('base64')}'`);
  }
  return policy.replace(`'nonce-${nonce}'`, [...hashes].join(' '));
}

async function answer(request: Request, page: Kept): Promise<Response> {
  const headers = new Headers(page.headers);
  const accepts = request.headers.get('accept-encoding') ?? '';
  const encoding = /\bbr\b/.test(accepts) ? 'br' : /\bgzip\b/.test(accepts) ? 'gzip' : null;
  const body = encoding === null ? page.plain : await (page[encoding] ??= compress[encoding](page.plain));
  if (encoding) headers.set('content-encoding', encoding);
  headers.set('content-length', String(body.length));
  return new Response(new Uint8Array(body), { status: page.status, headers });
}

const compress = {
  br: (plain: Buffer) => promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (plain: Buffer) => promisify(gzip)(plain, { level: 6 }),
};

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
