import { isProse, textState, type Block, type ContentBody } from '@metade/domain/content.ts';
import { languageTag, type Locale } from '@metade/i18n/locale.ts';
import { CircleAlert, CircleDashed, History, Pencil, Plus } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useWords } from '../words/words.tsx';
import { InlineView, type ValueTexts } from './inline-view.tsx';
import { valueName } from './value-name.ts';
import type { CellCommands } from './rich-cell.tsx';
import type { ContentDocument } from './use-content-draft.ts';

// Loaded on demand: no other screen needs the editor.
const RichCell = lazy(() => import('./rich-cell.tsx'));

type Props = {
  block: Block;
  locale: Locale;
  /** Of the draft. */
  number: number;
  published: ContentBody | null;
  findings: ContentDocument['findings'];
  values: ValueTexts;
  editing: boolean;
  onOpen: () => void;
  onText: (text: string) => void;
  onEnter: () => void;
  onReady: (commands: CellCommands | null) => void;
  onStillRight: () => void;
};

/** A paragraph in one language: rendered, or being edited. */
export function TextCell(props: Props) {
  const { block, locale, editing, values, findings, onOpen } = props;
  const { m } = useWords();
  const text = block.texts[locale]?.text ?? '';
  const state = textState(block, locale);
  const name = m.content.write(m.content.blocks[block.kind], m.content.languages[locale]);
  if (editing)
    return (
      <div className="h-full outline-2 -outline-offset-2 outline-ink">
        <div className={`px-4 py-3.5 ${looks(block)}`}>
          <KindName block={block} />
          <Suspense fallback={<InlineView text={text} rich={isProse(block.kind)} values={values} />}>
            <RichCell
              text={text}
              rich={isProse(block.kind)}
              label={name}
              lang={languageTag(locale)}
              values={values}
              onText={props.onText}
              onEnter={props.onEnter}
              onReady={props.onReady}
            />
          </Suspense>
        </div>
        <Below {...props} />
      </div>
    );
  return (
    <div className="h-full">
      <button
        type="button"
        lang={text === '' ? undefined : languageTag(locale)}
        onClick={onOpen}
        className={`block w-full cursor-text px-4 py-3.5 text-left hover:bg-hover ${looks(block)}`}
      >
        <span className="sr-only">{`${name}: `}</span>
        <Mark {...props} />
        <KindName block={block} />
        {text === '' ? (
          state === 'missing' && locale !== 'pt-BR' ? (
            <Missing locale={locale} />
          ) : (
            <span className="text-ink-3">{locale === 'pt-BR' ? m.content.fallsBack : ''}</span>
          )
        ) : state === 'old' ? (
          <span className="block rounded-2 bg-wait-soft px-3 py-2.5 font-normal text-wait-ink">
            <span className="mb-1 flex items-center gap-1.5 text-sm font-semibold">
              <History aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.9} />
              {m.content.textStates.old}
            </span>
            <InlineView text={text} rich={isProse(block.kind)} values={values} />
          </span>
        ) : (
          <InlineView text={text} rich={isProse(block.kind)} values={values} />
        )}
      </button>
      {findings.length > 0 ? <Findings findings={findings} /> : null}
    </div>
  );
}

function Missing({ locale }: { locale: Locale }) {
  const { m } = useWords();
  return (
    <span className="block rounded-2 border border-dashed border-wait-line bg-wait-soft px-3 py-2.5 text-sm font-normal text-wait-ink">
      <span className="flex items-center gap-1.5 font-semibold">
        <CircleDashed aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.9} />
        {locale === 'pt' ? m.content.untranslatedBase : m.content.textStates.missing}
      </span>
      {locale === 'pt' ? null : m.content.fallsBack}
    </span>
  );
}

/** What a reader of the grid cannot see from its looks: labels for screen readers. */
function KindName({ block }: { block: Block }) {
  const { m } = useWords();
  if (block.kind === 'heading' || block.kind === 'paragraph') return null;
  return <span className="mb-0.5 block text-xs font-semibold text-ink-3">{m.content.blocks[block.kind]}</span>;
}

function Mark({ block, locale, published, number }: Props) {
  const { m } = useWords();
  if (published === null) return null;
  const before = published.blocks.find(({ id }) => id === block.id)?.texts[locale]?.text ?? '';
  const now = block.texts[locale]?.text ?? '';
  if (now === '' || before === now) return null;
  const Icon = before === '' ? Plus : Pencil;
  return (
    <span className="mb-1 flex items-center gap-1.5 text-xs font-semibold text-ok-ink">
      <Icon aria-hidden="true" className="size-3.5" strokeWidth={2} />
      {before === '' ? m.content.isNew(number) : m.content.isChanged(number)}
    </span>
  );
}

/** Below the edited paragraph: its source text, and what is wrong with it. */
function Below({ block, locale, values, findings, onStillRight }: Props) {
  const { m } = useWords();
  const own = block.texts[locale];
  const old = textState(block, locale) === 'old';
  return (
    <>
      {old ? (
        <div className="mx-4 mb-3 rounded-2 bg-wait-soft px-3 py-2.5 text-sm text-wait-ink">
          <p className="font-semibold">{m.content.textStates.old}</p>
          <p className="mt-1">
            {m.content.was}: <InlineView text={own?.of ?? ''} rich={isProse(block.kind)} values={values} plain />
          </p>
          <button
            type="button"
            onClick={onStillRight}
            className="mt-1 min-h-11 font-semibold underline underline-offset-4"
          >
            {m.content.stillRight}
          </button>
        </div>
      ) : null}
      {findings.length > 0 ? <Findings findings={findings} /> : null}
    </>
  );
}

function Findings({ findings }: { findings: Props['findings'] }) {
  const { m } = useWords();
  return (
    <ul className="mx-4 mb-3 flex flex-col gap-1.5 text-sm text-bad">
      {findings.map(({ code, found, use }) => (
        <li key={`${code} ${found}`} className="flex gap-1.5">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" strokeWidth={1.9} />
          <span>
            {code === 'text_missing' ? m.content.finding.text_missing : m.content.finding[code](found)}{' '}
            {use.map((name) => valueName(m, name)).join(', ')}
          </span>
        </li>
      ))}
    </ul>
  );
}

function looks({ kind }: Block): string {
  if (kind === 'title' || kind === 'subject') return 'text-dsm';
  if (kind === 'heading') return 'text-lg font-bold';
  if (kind === 'item') return 'border-l-4 border-line pl-3';
  if (kind === 'quote') return 'border-l-4 border-line-strong pl-3 italic';
  return '';
}
