import { completeness, isProse, type Block, type BlockKind, type ContentBody } from '@metade/domain/content.ts';
import type { Locale } from '@metade/i18n/locale.ts';
import { Button } from '@metade/ui/button.tsx';
import { Tag } from '@metade/ui/tag.tsx';
import { Check, Hourglass, Plus } from 'lucide-react';
import { useState } from 'react';
import { useWords } from '../words/words.tsx';
import type { CellCommands } from './rich-cell.tsx';
import { TextCell } from './text-cell.tsx';
import { numberOf, type Draft, type Place } from './use-content-draft.ts';
import { WritingBar } from './writing-bar.tsx';

type Values = (name: string, locale: Locale) => string;
const columns: readonly Locale[] = ['pt', 'en', 'es'];

/** The languages side by side, by paragraph; one at a time on a narrow screen. */
export function LanguageGrid({ draft, values }: { draft: Draft; values: Values }) {
  const { m } = useWords();
  const [open, setOpen] = useState<Place | null>(null);
  const [narrow, setNarrow] = useState<Locale>('pt');
  const [brazil, setBrazil] = useState(false);
  const [commands, setCommands] = useState<CellCommands | null>(null);
  const { body, setBody, saved } = draft;
  const shown: readonly Locale[] = brazil ? ['pt', 'pt-BR'] : columns;
  const block = body.blocks.find(({ id }) => id === open?.block);
  const write = (place: Place, text: string) => setBody((now) => written(now, place, text));
  const insert = (after: string) => {
    const added: Block = { id: newId(), kind: 'paragraph', texts: {} };
    setBody((now) => {
      const at = now.blocks.findIndex(({ id }) => id === after) + 1;
      return { ...now, blocks: [...now.blocks.slice(0, at), added, ...now.blocks.slice(at)] };
    });
    setOpen({ block: added.id, locale: open?.locale ?? narrow });
  };
  const turn = (id: string, kind: BlockKind) =>
    setBody((now) => ({
      ...now,
      blocks: now.blocks.map((one) => (one.id === id ? { ...one, kind: one.kind === kind ? 'paragraph' : kind } : one)),
    }));
  return (
    <section className="rounded-4 border border-line bg-surface">
      <div role="group" aria-label={m.content.language} className="flex gap-2 overflow-x-auto p-3 lg:hidden">
        {[...columns, 'pt-BR' as const].map((locale) => (
          <button
            key={locale}
            type="button"
            aria-pressed={locale === narrow}
            onClick={() => {
              setNarrow(locale);
              setOpen(null);
            }}
            className="flex min-h-11 shrink-0 items-center gap-2 rounded-pill border border-line-strong px-4 text-sm font-semibold aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-page"
          >
            {locale === 'pt-BR' ? m.content.overlay : m.content.languages[locale]}
          </button>
        ))}
      </div>
      <div className="hidden items-stretch rounded-t-4 border-b border-line bg-sunk lg:grid" style={grid(shown.length)}>
        {shown.map((locale) => (
          <div
            key={locale}
            className="flex flex-wrap items-center justify-between gap-2 border-line px-4 py-2.5 not-first:border-l"
          >
            <h2 className="text-base font-semibold">{m.content.languages[locale]}</h2>
            {locale === 'pt-BR' ? null : <Complete body={body} locale={locale} />}
          </div>
        ))}
      </div>
      <WritingBar
        draft={draft}
        block={block}
        open={open}
        commands={commands}
        values={values}
        turn={turn}
        insert={insert}
        brazil={brazil}
        onBrazil={() => {
          setBrazil(!brazil);
          setOpen(null);
        }}
        onClose={() => setOpen(null)}
      />
      <ol key={draft.round}>
        {body.blocks.map((one) => (
          <li
            key={one.id}
            data-block={one.id}
            className="border-line not-first:border-t lg:grid"
            style={grid(shown.length)}
          >
            {[...new Set([...shown, narrow])].map((locale) => {
              const place = { block: one.id, locale };
              return (
                <div
                  key={locale}
                  className={`min-w-0 border-line not-first:lg:border-l ${locale === narrow ? '' : 'hidden'} ${shown.includes(locale) ? 'lg:block' : 'lg:hidden'}`}
                >
                  <TextCell
                    block={one}
                    locale={locale}
                    number={numberOf(saved)}
                    published={saved.published}
                    findings={saved.findings.filter((found) => found.block === one.id && found.locale === locale)}
                    values={(name) => values(name, locale)}
                    editing={open?.block === one.id && open.locale === locale}
                    onOpen={() => setOpen(place)}
                    onText={(text) => write(place, text)}
                    onEnter={() => (isProse(one.kind) ? insert(one.id) : setOpen(null))}
                    onReady={setCommands}
                    onStillRight={() => write(place, one.texts[locale]?.text ?? '')}
                  />
                </div>
              );
            })}
          </li>
        ))}
      </ol>
      <div className="border-t border-line p-3">
        <Button onClick={() => insert(body.blocks.at(-1)?.id ?? '')}>
          <Plus aria-hidden="true" className="size-5" strokeWidth={1.9} />
          {m.content.add}
        </Button>
      </div>
    </section>
  );
}

function Complete({ body, locale }: { body: ContentBody; locale: Locale }) {
  const { m } = useWords();
  const { done, all, old } = completeness(body, locale);
  const whole = done === all && old === 0;
  return (
    <Tag tone={whole ? 'ok' : 'wait'}>
      {whole ? (
        <Check aria-hidden="true" className="size-3.5" strokeWidth={2} />
      ) : (
        <Hourglass aria-hidden="true" className="size-3.5" strokeWidth={2} />
      )}
      {m.content.complete(done, all, old)}
    </Tag>
  );
}

/** The body with one cell's text replaced; a translation stores the Portuguese it was made from. */
function written(body: ContentBody, { block, locale }: Place, text: string): ContentBody {
  return {
    ...body,
    blocks: body.blocks.map((one) => {
      if (one.id !== block) return one;
      const of = one.texts.pt?.text ?? '';
      return { ...one, texts: { ...one.texts, [locale]: locale === 'pt' ? { text } : { text, of } } };
    }),
  };
}

const grid = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
const newId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 12);
