import { crc32 } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** HTML as it is sent, with its checksum. */
export interface Piece {
  bytes: Buffer;
  sum: number;
}

/** Where a kept part stands in a document (see shell/kept.tsx). */
export interface Place {
  /** Text that is replaced by the part's HTML, or tells where the part begins. */
  begin: string;
  /** Where it ends; null when its HTML is known already. */
  end: string | null;
}

export function pieceOf(html: string, encoding: 'utf8' | 'latin1' = 'utf8'): Piece {
  const bytes = Buffer.from(html, encoding);
  return { bytes, sum: crc32(bytes) };
}

export const textOf = (pieces: readonly Piece[]): string => Buffer.concat(pieces.map(({ bytes }) => bytes)).toString();

const BREAK = '<!-- -->';

/** React separates texts from each other; HTML that stands between two marks, or beside one, is no text. */
function withoutBreaks(html: string): string {
  const start = html.startsWith(BREAK) ? BREAK.length : 0;
  return html.slice(start, html.endsWith(BREAK) ? Math.max(start, html.length - BREAK.length) : undefined);
}

const parts = new LRUCache<string, Piece>({
  max: 2_000,
  maxSize: 20e6,
  sizeCalculation: ({ bytes }) => bytes.length + 1,
});

/**
 * A document that is shared by visitors, rendered whole. React renders marks where HTML goes that is there already: the style
 * sheet, the cards, and the parts that were drawn for an earlier document (shell/kept.tsx). A mark has the request's nonce, so
 * that no text of a page can be one.
 */
export class WholeDocument {
  /** What React rendered; its bytes as latin1, since decoding and encoding UTF-8 would cost more than all else here. */
  html: string | undefined;
  readonly #marked: (readonly Piece[] | string)[] = [];
  readonly #nonce: string;
  readonly #locale: string;

  constructor(nonce: string, locale: string) {
    this.#nonce = nonce;
    this.#locale = locale;
  }

  /** A mark that becomes these pieces. */
  readonly placeOf = (pieces: readonly Piece[] | string): string => `|${this.#nonce}|${this.#marked.push(pieces) - 1}|`;

  readonly part = (by: readonly unknown[]): Place => {
    const key = `${this.#locale} ${JSON.stringify(by)}`;
    const known = parts.get(key);
    return known ? { begin: this.placeOf([known]), end: null } : { begin: this.placeOf(key), end: this.placeOf([]) };
  };

  /** The document in order: what is its own as latin1, the rest as pieces. */
  inOrder(): (string | Piece)[] {
    const [first = '', ...rest] = (this.html ?? '').split(`|${this.#nonce}|`);
    const ordered: (string | Piece)[] = [withoutBreaks(first)];
    for (const [index, marked] of rest.entries()) {
      const number = Number.parseInt(marked, 10);
      const after = withoutBreaks(marked.slice(marked.indexOf('|') + 1));
      const place = this.#marked[number];
      if (typeof place !== 'string') {
        ordered.push(...(place ?? []), after);
        continue;
      }
      const part = pieceOf(after, 'latin1');
      // Followed by another mark than its end it was not rendered to its end.
      if (Number.parseInt(rest[index + 1] ?? '', 10) === number + 1) parts.set(place, part);
      ordered.push(part);
    }
    return ordered;
  }
}
