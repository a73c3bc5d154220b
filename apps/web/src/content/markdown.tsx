import type { ReactNode } from 'react';

/** The little Markdown that the house's own texts use: headings, lists, paragraphs, **bold** and [links](/path). Never HTML. */
export function Markdown({ text }: { text: string }) {
  return <div className="flex flex-col gap-4 pt-4 text-ink-2">{text.trim().split(/\n{2,}/).map(block)}</div>;
}

function block(source: string, key: number): ReactNode {
  const heading = /^(#{1,4})\s+(.*)$/s.exec(source);
  if (heading?.[2]) {
    const Level = (heading[1]?.length ?? 2) <= 2 ? 'h2' : 'h3';
    return (
      <Level key={key} className={`${Level === 'h2' ? 'text-dsm' : 'text-lg'} pt-3 text-ink`}>
        {inline(heading[2])}
      </Level>
    );
  }
  const lines = source.split('\n');
  if (lines.every((line) => /^\s*([-*]|\d+\.)\s+/.test(line))) {
    const List = /^\s*\d/.test(lines[0] ?? '') ? 'ol' : 'ul';
    return (
      <List key={key} className={`${List === 'ol' ? 'list-decimal' : 'list-disc'} flex flex-col gap-1.5 pl-6`}>
        {lines.map((line) => (
          <li key={line}>{inline(line.replace(/^\s*([-*]|\d+\.)\s+/, ''))}</li>
        ))}
      </List>
    );
  }
  return <p key={key}>{inline(source)}</p>;
}

function inline(source: string): ReactNode[] {
  return source.split(/(\*\*[^*]+\*\*|\[[^\]]+\]\([^)\s]+\))/).map((part, index) => {
    const link = /^\[([^\]]+)\]\((\/[^)\s]*|https?:[^)\s]+|mailto:[^)\s]+)\)$/.exec(part);
    if (link) {
      return (
        <a key={index} href={link[2]} className="text-link text-ink">
          {link[1]}
        </a>
      );
    }
    const bold = /^\*\*([^*]+)\*\*$/.exec(part);
    return bold ? (
      <strong key={index} className="text-ink">
        {bold[1]}
      </strong>
    ) : (
      part
    );
  });
}
