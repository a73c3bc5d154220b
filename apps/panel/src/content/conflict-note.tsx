import { isProse } from '@metade/domain/content.ts';
import type { ContentConflict } from '@metade/domain/content-merge.ts';
import type { Locale } from '@metade/i18n/locale.ts';
import { Button } from '@metade/ui/button.tsx';
import { useWords } from '../words/words.tsx';
import type { Draft } from './use-content-draft.ts';
import { InlineView } from './inline-view.tsx';

/** A conflict in a paragraph: the local text is kept unless the other one is chosen. */
export function ConflictNote({ draft, values }: { draft: Draft; values: (name: string, locale: Locale) => string }) {
  const { m } = useWords();
  const { conflicts, setConflicts, body, setBody } = draft;
  if (conflicts.length === 0) return null;
  const settle = ({ block, locale, theirs }: ContentConflict, take: boolean) => {
    if (take)
      setBody((now) => ({
        ...now,
        blocks: now.blocks.map((one) =>
          one.id === block
            ? { ...one, texts: { ...one.texts, [locale]: { ...one.texts[locale], text: theirs } } }
            : one,
        ),
      }));
    setConflicts((all) => all.filter((one) => one.block !== block || one.locale !== locale));
  };
  return (
    <section role="alert" className="mt-4 rounded-3 bg-wait-soft p-4 text-wait-ink">
      <h2 className="font-semibold">{m.content.conflictTitle}</h2>
      <p className="text-sm">{m.content.conflictText}</p>
      <ul className="mt-2 flex flex-col gap-3">
        {conflicts.map((one) => {
          const rich = isProse(body.blocks.find(({ id }) => id === one.block)?.kind ?? 'paragraph');
          return (
            <li key={`${one.block} ${one.locale}`} className="rounded-2 bg-surface p-3 text-ink">
              <p>
                <InlineView text={one.mine} rich={rich} values={(name) => values(name, one.locale)} />
              </p>
              <p className="mt-1.5 text-sm text-ink-2">
                {m.content.conflictTheirs}:{' '}
                <InlineView text={one.theirs} rich={rich} values={(name) => values(name, one.locale)} />
              </p>
              <div className="mt-2 flex flex-wrap gap-3">
                <Button onClick={() => settle(one, false)}>{m.content.conflictKeep}</Button>
                <Button onClick={() => settle(one, true)}>{m.content.conflictTake}</Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
