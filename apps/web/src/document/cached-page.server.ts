import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { pieceOf, type WholeDocument } from '../http/whole-document.server.ts';

/** A page shared by many visitors, with the encodings requested so far. */
export interface CachedPage {
  headers: Record<string, string>;
  etag: string;
  forms: { plain: readonly Buffer[]; br?: readonly Buffer[]; gzip?: readonly Buffer[] };
  /** Encodings that are being made, once for all who wait for them. */
  compressing: { br?: Promise<CachedAnswer>; gzip?: Promise<CachedAnswer> };
}

export interface CachedAnswer {
  status: 200 | 304;
  headers: Record<string, string>;
  body: readonly Buffer[] | null;
}

/**
 * Null for a response that must not be shared: anything but a 200 HTML page that sets no cookie. whole: its body, when it is not
 * in the response.
 */
export async function cachePage(response: Response, whole?: WholeDocument): Promise<CachedPage | null> {
  const { headers, status } = response;
  if (status !== 200 || !headers.get('content-type')?.startsWith('text/html') || headers.has('set-cookie')) return null;
  const policy = headers.get('content-security-policy') ?? '';
  const nonce = /'nonce-(\w+)'/.exec(policy)?.[1];
  const text = whole?.html ?? Buffer.from(await response.arrayBuffer()).toString('latin1');
  const kept: Record<string, string> = { ...Object.fromEntries(headers), vary: 'accept-encoding, cookie' };
  if (nonce) kept['content-security-policy'] = policy.replace(`'nonce-${nonce}'`, hashesOf(text, nonce));
  const pieces = (whole?.inOrder() ?? [text]).map((one) =>
    typeof one === 'string' ? pieceOf(nonce ? one.replaceAll(nonce, '') : one, 'latin1') : one,
  );
  const plain = pieces.map(({ bytes }) => bytes);
  // An ETag needs no cryptographic hash: it is compared with tags of the same address only.
  const sum = pieces.reduce((before, piece) => (Math.imul(before, 31) + piece.sum) >>> 0, 0);
  const etag = `W/"${lengthOf(plain).toString(36)}-${sum.toString(36)}"`;
  return { headers: { ...kept, etag }, etag, forms: { plain }, compressing: {} };
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
  if (body) return answered(page, form, body);
  const made = form as 'br' | 'gzip';
  return (page.compressing[made] ??= compress[made](Buffer.concat(page.forms.plain)).then((bytes) =>
    answered(page, made, (page.forms[made] = [bytes])),
  ));
}

function answered(page: CachedPage, form: 'plain' | 'br' | 'gzip', body: readonly Buffer[]): CachedAnswer {
  const headers: Record<string, string> = { ...page.headers, 'content-length': String(lengthOf(body)) };
  if (form !== 'plain') headers['content-encoding'] = form;
  return { status: 200, headers, body };
}

const lengthOf = (body: readonly Buffer[]): number => body.reduce((sum, { length }) => sum + length, 0);

/**
 * A nonce must not be reused, so a cached page allows its scripts by hash. Only scripts with the nonce count: injected ones cannot
 * know it.
 */
function hashesOf(html: string, nonce: string): string {
  const hashes = new Set<string>();
  for (const [, allowed, script] of html.matchAll(/<script[^>]*nonce="(\w+)"[^>]*>([^]*?)<\/script>/g)) {
    if (!script || allowed !== nonce) continue;
    const sent = script.replaceAll(nonce, '');
    hashes.add(`'sha256-${hash('sha256', Buffer.from(sent, 'latin1'), 'base64')}'`);
  }
  return [...hashes].join(' ');
}

const compress = {
  br: (plain: Buffer) => promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (plain: Buffer) => promisify(gzip)(plain, { level: 6 }),
};
