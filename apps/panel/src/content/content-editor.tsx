import type { DocumentKind } from '@metade/domain/content.ts';
import { plainText } from '@metade/domain/rich-text.ts';
import { ArrowLeft, Braces } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useShown } from '../admin/file-parts.tsx';
import { useSession } from '../session/session.tsx';
import { hrefOf, PanelLink } from '../shell/navigation.tsx';
import { ListSkeleton, Unreachable } from '../shell/pages.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { AskTranslations } from './ask-translations.tsx';
import { ChangesView } from './changes-view.tsx';
import { ConflictNote } from './conflict-note.tsx';
import { DocumentDetails } from './document-details.tsx';
import { DocumentTabs } from './document-tabs.tsx';
import { LanguageGrid } from './language-grid.tsx';
import { PreviewView } from './preview-view.tsx';
import { PublishBox } from './publish-box.tsx';
import { useContentDraft, type ContentDocument } from './use-content-draft.ts';
import { VersionList } from './version-list.tsx';

/** A document in all languages, from draft to publication. */
export function ContentEditor({ kind, slug }: { kind: DocumentKind; slug: string }) {
  const { call } = useSession();
  const load = useCallback(() => call('getContent', { params: { kind, slug } }), [call, kind, slug]);
  const { value, failed, again } = useLoaded(load);
  if (failed) return <Unreachable again={again} />;
  if (!value) return <ListSkeleton />;
  return <Editing first={value.data} />;
}

const views = ['edit', 'changes', 'preview'] as const;

function Editing({ first }: { first: ContentDocument }) {
  const { m, locale } = useWords();
  const draft = useContentDraft(first);
  const [view, setView] = useState<(typeof views)[number]>('edit');
  const { saved, body } = draft;
  const values = (name: string, of: keyof ContentDocument['values'][number]['texts'] = locale) =>
    saved.values.find((one) => one.name === name)?.texts[of] ?? `{{${name}}}`;
  const title =
    saved.kind === 'terms' || saved.kind === 'privacy'
      ? m.content.documents[saved.kind]
      : plainText(body.blocks.find(({ kind }) => kind === 'title')?.texts.pt?.text ?? '').replace(
          /\{\{([\w-]+)\}\}/g,
          (_, name: string) => values(name),
        ) || saved.slug;
  useTitle(`${title} · ${m.content.title}`);
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          {saved.kind === 'terms' || saved.kind === 'privacy' ? null : (
            <PanelLink
              href={hrefOf('content', { kind: saved.kind })}
              className="-ml-1 inline-flex min-h-11 items-center gap-1.5 text-sm font-semibold text-ink-2 hover:underline"
            >
              <ArrowLeft aria-hidden="true" className="size-4" strokeWidth={1.9} />
              {m.content.back}
            </PanelLink>
          )}
          <h1 className="text-dmd break-words">{title}</h1>
          <State saved={saved} />
        </div>
        <div role="group" aria-label={m.content.tabsLabel} className="flex flex-wrap rounded-3 bg-sunk p-1">
          {views.map((name) => (
            <button
              key={name}
              type="button"
              aria-pressed={name === view}
              onClick={() => setView(name)}
              className="min-h-11 rounded-2 px-4 text-sm font-semibold text-ink-2 aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-1 sm:min-w-28"
            >
              {m.content.tabs[name]}
            </button>
          ))}
        </div>
      </header>
      <DocumentTabs kind={saved.kind} />
      <ConflictNote draft={draft} values={values} />
      <div className="mt-4 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="min-w-0">
          {view === 'edit' ? (
            <>
              <DocumentDetails draft={draft} />
              <LanguageGrid draft={draft} values={values} />
            </>
          ) : null}
          {view === 'changes' ? <ChangesView before={saved.published} after={body} values={values} /> : null}
          {view === 'preview' ? (
            <PreviewView body={body} kind={saved.kind} values={values} picture={saved.picture} />
          ) : null}
          <p className="mt-4 flex items-center gap-2 text-sm text-ink-3">
            <Braces aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.9} />
            {m.content.valuesNote}
          </p>
        </div>
        <aside className="flex min-w-0 flex-col gap-6">
          <PublishBox draft={draft} values={values} />
          <AskTranslations draft={draft} />
          <VersionList draft={draft} />
        </aside>
      </div>
    </>
  );
}

function State({ saved }: { saved: ContentDocument }) {
  const { m } = useWords();
  const { day, moment } = useShown();
  const open = saved.revisions.find(({ state }) => state === 'draft' || state === 'scheduled');
  const published = saved.revisions.find(({ state }) => state === 'published');
  const parts = [
    open?.state === 'draft' ? m.content.draftOf(open.number) : null,
    open?.state === 'scheduled' ? m.content.scheduledOf(open.number, open.live_at ? moment(open.live_at) : '') : null,
    published ? m.content.publishedSince(published.number, published.live_at ? day(published.live_at) : '') : null,
    !published && saved.published ? m.content.builtIn : null,
    !published && !saved.published ? m.content.neverPublished : null,
  ];
  return <p className="mt-1 text-ink-2">{parts.filter(Boolean).join(' ')}</p>;
}
