import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, gzip } from 'node:zlib';

/** A page shared by many visitors, with the encodings requested so far. */
export interface CachedPage {
  headers: Record<string, string>;
  etag: string;
  forms: { plain: Buffer; br?: Buffer; gzip?: Buffer };
}

export interface CachedAnswer {
  status: 200 | 304;
  headers: Record<string, string>;
  body: Buffer | null;
}

/**
 * Null for a response that must not be shared: anything but a 200 HTML page that sets no cookie. html: its body, when it is not in
 * the response.
 */
export async function cachePage(response: Response, html?: Buffer): Promise<CachedPage | null> {
  const { headers, status } = response;
  if (status !== 200 || !headers.get('content-type')?.startsWith('text/html') || headers.has('set-cookie')) return null;
  const policy = headers.get('content-security-policy') ?? '';
  const nonce = /'nonce-(\w+)'/.exec(policy)?.[1];
  // As bytes: decoding and encoding UTF-8 would cost more than all else here.
  let text = (html ?? Buffer.from(await response.arrayBuffer())).toString('latin1');
  const kept: Record<string, string> = { ...Object.fromEntries(headers), vary: 'accept-encoding, cookie' };
  if (nonce) {
    kept['content-security-policy'] = policy.replace(`'nonce-${nonce}'`, hashesOf(text, nonce));
    text = text.replaceAll(nonce, '');
  }
  const plain = Buffer.from(text, 'latin1');
  // An ETag needs no cryptographic hash: it is compared with tags of the same address only.
  const etag = `W/"${plain.length.toString(36)}-${crc32(plain).toString(36)}"`;
  return { headers: { ...kept, etag }, etag, forms: { plain } };
}

/** The response to these request headers; a promise while an encoding is first compressed. */
export function answerOf(
  page: CachedPage,
  acceptEncoding: string,
  ifNoneMatch: string,
): CachedAnswer | Promise<CachedAnswer> {
  if (ifNoneMatch.includes(page.etag)) return { status: 304, headers: page.headers, body: null };
  const form = /\bbr\b/.test(acceptEncoding) ? 'br' : /\bgzip\b/.test(acceptEncoding) ? 'gzip' : 'plain';
  const body = page.forms[form];
  if (body) return whole(page, form, body);
  return compress[form as 'br' | 'gzip'](page.forms.plain).then((made) => whole(page, form, (page.forms[form] = made)));
}

function whole(page: CachedPage, form: 'plain' | 'br' | 'gzip', body: Buffer): CachedAnswer {
  const headers: Record<string, string> = { ...page.headers, 'content-length': String(body.length) };
  if (form !== 'plain') headers['content-encoding'] = form;
  return { status: 200, headers, body };
}

/**
 * A nonce must not be reused, so a cached page allows its scripts by hash. Only scripts with the nonce count: injected ones cannot
 * know it.
 */
function hashesOf(html: string, nonce: string): string {
  const hashes = new Set<string>();
  for (const [, script] of html.matchAll(new RegExp(`<script[^>]*nonce="${nonce}"[^>]*>([^]*?)</script>`, 'g'))) {
    if (!script) continue;
    const sent = script.replaceAll(nonce, '');
    hashes.add(`'sha256-${createHash('sha256').update(sent, 'latin1').digest('base64')}'`);
  }
  return [...hashes].join(' ');
}

const compress = {
  br: (plain: Buffer) => promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (plain: Buffer) => promisify(gzip)(plain, { level: 6 }),
};
