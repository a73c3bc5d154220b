import type { Answer } from '@metade/api-client/client.ts';
import type { DocumentKind } from '@metade/domain/content.ts';
import { Button } from '@metade/ui/button.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import { Tag, type Tone } from '@metade/ui/tag.tsx';
import { Plus } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useShown } from '../admin/file-parts.tsx';
import { useSession } from '../session/session.tsx';
import { hrefOf, PanelLink } from '../shell/navigation.tsx';
import { ListSkeleton, Unreachable } from '../shell/pages.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';
import { CreateContent } from './create-content.tsx';
import { DocumentTabs } from './document-tabs.tsx';

type Row = Answer<'listContent'>['data'][number];
const tones: Record<Row['state'], Tone> = {
  draft: 'wait',
  scheduled: 'info',
  published: 'ok',
  archived: 'neutral',
  built_in: 'neutral',
};

/** The documents of a kind, with state and translation progress. */
export function ContentList({ kind }: { kind: DocumentKind }) {
  const { m } = useWords();
  const { call } = useSession();
  const [creating, setCreating] = useState(false);
  useTitle(`${m.content.kinds[kind]} · ${m.content.title}`);
  const load = useCallback(() => call('listContent', { query: { kind } }), [call, kind]);
  const { value, failed, again } = useLoaded(load);
  const begins = kind === 'post' || kind === 'faq' ? kind : null;
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-dmd">{m.content.title}</h1>
        {begins ? (
          <Button kind="brand" onClick={() => setCreating(true)}>
            <Plus aria-hidden="true" className="size-5" strokeWidth={1.9} />
            {m.content.create[begins]}
          </Button>
        ) : null}
      </header>
      <DocumentTabs kind={kind} />
      {begins ? <CreateContent kind={begins} open={creating} onClose={() => setCreating(false)} /> : null}
      {failed ? <Unreachable again={again} /> : null}
      {!value && !failed ? <ListSkeleton /> : null}
      {value?.data.length === 0 ? <EmptyHalfPlate title={m.content.empty} /> : null}
      {value && value.data.length > 0 ? (
        <ul aria-label={m.content.kinds[kind]} className="mt-5 border-t border-line">
          {value.data.map((row) => (
            <li key={row.slug} className="border-b border-line">
              <ListedText
                row={row}
                group={value.groups.find(({ _id }) => _id === row.group)?.name ?? (kind === 'faq' ? '' : row.slug)}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function ListedText({ row, group }: { row: Row; group: string }) {
  const { m } = useWords();
  const { day, moment } = useShown();
  return (
    <PanelLink
      href={hrefOf('content', { kind: row.kind, slug: row.slug })}
      className="grid min-h-14 items-center gap-x-6 gap-y-1 py-3.5 hover:bg-hover md:grid-cols-[1.6fr_1fr_17rem] lg:grid-cols-[2fr_1fr_1.2fr]"
    >
      <span className="min-w-0">
        <span className="block text-lg font-semibold break-words">{row.title}</span>
        <span className="block text-sm break-words text-ink-3">{group}</span>
      </span>
      <span className="flex flex-wrap items-center gap-2">
        <Tag tone={tones[row.state]}>{m.content.states[row.state]}</Tag>
        {row.open && row.state !== 'draft' ? (
          <span className="text-sm text-wait-ink">
            {row.open === 'draft'
              ? m.content.openDraft
              : m.content.openScheduled(row.live_at ? moment(row.live_at) : '')}
          </span>
        ) : row.live_at ? (
          <span className="text-sm text-ink-3">{day(row.live_at)}</span>
        ) : null}
      </span>
      <span className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
        {row.languages.map(({ locale, done, all, old }) => (
          <span key={locale} className={done < all || old > 0 ? 'text-wait-ink' : ''}>
            {locale.toUpperCase()} {m.content.complete(done, all, old)}
          </span>
        ))}
      </span>
    </PanelLink>
  );
}
