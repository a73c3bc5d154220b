import { isProse, readBlock, type Block, type ContentBody, type DocumentKind } from '@metade/domain/content.ts';
import { languageTag, LOCALES, type Locale } from '@metade/i18n/locale.ts';
import { useState } from 'react';
import { useWords } from '../words/words.tsx';
import { InlineView } from './inline-view.tsx';
import type { ContentDocument } from './use-content-draft.ts';

type Props = {
  body: ContentBody;
  kind: DocumentKind;
  picture: ContentDocument['picture'];
  values: (name: string, locale: Locale) => string;
};

/** Preview for readers, on a phone or a computer, in each language. */
export function PreviewView({ body, kind, picture, values }: Props) {
  const { m } = useWords();
  const [wide, setWide] = useState(false);
  const [locale, setLocale] = useState<Locale>('pt');
  return (
    <section>
      <div className="flex flex-wrap gap-3">
        <Choice label={m.content.preview.label} options={[false, true]} chosen={wide} onChoose={setWide}>
          {(one) => (one ? m.content.preview.desktop : m.content.preview.phone)}
        </Choice>
        <Choice label={m.content.language} options={LOCALES} chosen={locale} onChoose={setLocale}>
          {(one) => (one === 'pt-BR' ? m.content.overlay : m.content.languages[one])}
        </Choice>
      </div>
      <div
        className="mt-4 overflow-x-auto rounded-4 border border-line bg-sunk p-4"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable regions must be focusable
        tabIndex={0}
        role="group"
        aria-label={m.content.tabs.preview}
      >
        <article
          lang={languageTag(locale)}
          style={{ width: wide ? 1280 : 'min(390px, 100%)' }}
          className={`mx-auto rounded-3 bg-page ${wide ? 'px-16 py-12' : 'px-4 py-8'}`}
        >
          <div className="flex max-w-[44rem] flex-col gap-4 text-ink-2">
            {picture && kind === 'post' ? (
              <img
                src={picture.src.replace('{width}', '800')}
                alt=""
                className="aspect-[4/3] w-full rounded-3 object-cover"
              />
            ) : null}
            {body.blocks.map((block) => (
              <Shown key={block.id} block={block} locale={locale} values={values} />
            ))}
          </div>
        </article>
      </div>
    </section>
  );
}

function Shown({ block, locale, values }: { block: Block; locale: Locale; values: Props['values'] }) {
  const read = readBlock(block, locale);
  if (block.kind === 'alt' || read.text === '') return null;
  const words = (
    <InlineView text={read.text} rich={isProse(block.kind)} values={(name) => values(name, read.locale)} plain />
  );
  if (block.kind === 'title' || block.kind === 'subject') return <p className="text-dmd text-ink">{words}</p>;
  if (block.kind === 'heading') return <p className="pt-4 text-dsm text-ink">{words}</p>;
  if (block.kind === 'lead') return <p className="text-lg">{words}</p>;
  if (block.kind === 'item')
    return <p className="relative pl-6 before:absolute before:left-1.5 before:content-['•']">{words}</p>;
  if (block.kind === 'quote') return <blockquote className="border-l-4 border-line-strong pl-4">{words}</blockquote>;
  return <p className="whitespace-pre-line">{words}</p>;
}

function Choice<T extends string | boolean>({
  label,
  options,
  chosen,
  onChoose,
  children,
}: {
  label: string;
  options: readonly T[];
  chosen: T;
  onChoose: (one: T) => void;
  children: (one: T) => string;
}) {
  return (
    <div role="group" aria-label={label} className="flex flex-wrap rounded-3 bg-sunk p-1">
      {options.map((one) => (
        <button
          key={String(one)}
          type="button"
          aria-pressed={one === chosen}
          onClick={() => onChoose(one)}
          className="min-h-11 rounded-2 px-4 text-sm font-semibold text-ink-2 aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-1"
        >
          {children(one)}
        </button>
      ))}
    </div>
  );
}
