/**
 * A paragraph's inline text: words with marks, and placeholders. Stored as a small, canonical subset of Markdown (`**bold**`,
 * `*italic*`, `[words](address)`, `{{value}}`); every other special character is escaped, so that no Markdown parser takes typed
 * text for HTML, a heading or code.
 */
type Marks = { bold?: true; italic?: true; href?: string };
export type Inline = Marks & ({ text: string } | { value: string });

/** Parses stored text; anything but our marks is literal. */
export function parseInline(source: string): Inline[] {
  const found: Inline[] = [];
  let marks: Marks = {};
  let text = '';
  const flush = () => {
    if (text !== '') found.push({ ...marks, text });
    text = '';
  };
  const toggle = (mark: 'bold' | 'italic') => {
    flush();
    const { [mark]: on, ...rest } = marks;
    marks = on ? rest : { ...rest, [mark]: true };
  };
  for (let at = 0; at < source.length; ) {
    const rest = source.slice(at);
    const value = /^\{\{([\w-]{1,60})\}\}/.exec(rest);
    const link = /^\]\(((?:[^\s()\\]|\\.)*)\)/.exec(rest);
    if (rest[0] === '\\' && escapable.test(rest[1] ?? '')) {
      text += rest[1];
      at += 2;
    } else if (value) {
      flush();
      found.push({ ...marks, value: value[1] ?? '' });
      at += value[0].length;
    } else if (rest.startsWith('**')) {
      toggle('bold');
      at += 2;
    } else if (rest[0] === '*') {
      toggle('italic');
      at += 1;
    } else if (marks.href === undefined && rest[0] === '[' && hrefAfter(rest) !== null) {
      flush();
      marks = { ...marks, href: hrefAfter(rest) ?? '' };
      at += 1;
    } else if (marks.href !== undefined && link) {
      flush();
      const { href: _, ...others } = marks;
      marks = others;
      at += link[0].length;
    } else {
      text += rest[0];
      at += 1;
    }
  }
  flush();
  return found;
}

/** The inverse of `parseInline`. Marks exclude surrounding space, which Markdown would not accept. */
export function writeInline(inlines: readonly Inline[]): string {
  const written = trimmed(inlines);
  let out = '';
  let open: Marks = {};
  const close = (next: Marks) => {
    const linkEnds = open.href !== undefined && open.href !== next.href;
    // Marks opened within a link are closed before it.
    if (open.italic && (linkEnds || !next.italic)) {
      out += '*';
      delete open.italic;
    }
    if (open.bold && (linkEnds || !next.bold)) {
      out += '**';
      delete open.bold;
    }
    if (linkEnds) {
      out += `](${escapeHref(open.href ?? '')})`;
      delete open.href;
    }
  };
  for (const one of [...written, { text: '' }] as Inline[]) {
    close(one);
    if (one.href !== undefined && open.href === undefined) {
      close({});
      out += '[';
      open.href = one.href;
    }
    if (one.bold && !open.bold) {
      out += '**';
      open.bold = true;
    }
    if (one.italic && !open.italic) {
      out += '*';
      open.italic = true;
    }
    out += 'value' in one ? `{{${one.value}}}` : escapeText(one.text);
  }
  return out.replace(/^(\s*)([-+]|\d+(?=[.)]))/, leading).replace(/!(?=\[)/g, '\\!');
}

/** The canonical form of a text. */
export function canonical(source: string): string {
  return writeInline(parseInline(source.replace(/\s+/g, ' ').trim()));
}

/** Plain text, with placeholders as names in braces. */
export function plainText(source: string): string {
  return parseInline(source)
    .map((one) => ('value' in one ? `{{${one.value}}}` : one.text))
    .join('');
}

/** Allowed link targets: this site, https, or mailto. */
export function mayLinkTo(href: string): boolean {
  return /^(\/(?!\/)[^\s\\<>"]*|https:\/\/[^\s\\<>"]+|mailto:[^\s\\<>"]+|\{\{url\}\}[^\s\\<>"]*)$/.test(href);
}

const escapable = /[\\`*_[\]<>#!&{}.)+\-~|]/;

function escapeText(text: string): string {
  return text.replace(/[\\`*_[\]<>#&~|{}]/g, '\\$&');
}

const escapeHref = (href: string) =>
  href.replace(/[()\\]/g, (sign) =>
    encodeURIComponent(sign) === sign ? `%${sign.charCodeAt(0).toString(16)}` : encodeURIComponent(sign),
  );

function leading(_: string, space: string, mark: string): string {
  return /\d/.test(mark) ? `${space}${mark}\\` : `${space}\\${mark}`;
}

function hrefAfter(rest: string): string | null {
  return /^\[(?:[^\]\\]|\\.)*\]\(((?:[^\s()\\]|\\.)*)\)/.exec(rest)?.[1] ?? null;
}

/** Moves space at the edge of a mark out of it. */
function trimmed(inlines: readonly Inline[]): Inline[] {
  return inlines.flatMap((one, index): Inline[] => {
    if ('value' in one || (!one.bold && !one.italic && one.href === undefined)) return [one];
    const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(one.text) ?? [];
    if (words === '') return [{ text: one.text }];
    const opens = !sameMarks(one, inlines[index - 1]);
    const ends = !sameMarks(one, inlines[index + 1]);
    return [
      ...(opens && before ? [{ text: before }] : []),
      { ...one, text: `${opens ? '' : before}${words}${ends ? '' : after}` },
      ...(ends && after ? [{ text: after }] : []),
    ];
  });
}

function sameMarks(one: Inline, other: Inline | undefined): boolean {
  return other !== undefined && one.bold === other.bold && one.italic === other.italic && one.href === other.href;
}
