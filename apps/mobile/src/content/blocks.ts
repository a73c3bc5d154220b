export type Prose = { kind: 'heading' | 'paragraph' | 'quote'; text: string } | { kind: 'list'; items: string[] };

/** The parts of a text as the desk writes it: headings, lists, quotes, and all else as paragraphs. Their marks are read by `parseInline`. */
export function proseOf(markdown: string): Prose[] {
  return markdown
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const heading = /^#{1,6} +(.*)$/s.exec(part);
      if (heading) return { kind: 'heading', text: oneLine(heading[1] ?? '') };
      if (/^[-*] /.test(part)) {
        const items = part.split(/\n(?=[-*] )/).map((item) => oneLine(item.slice(2)));
        return { kind: 'list', items };
      }
      if (/^> ?/.test(part)) return { kind: 'quote', text: oneLine(part.replace(/^> ?/gm, '')) };
      return { kind: 'paragraph', text: oneLine(part) };
    });
}

const oneLine = (text: string) => text.replace(/\s*\n\s*/g, ' ').trim();
