import type { DocumentKind } from '@metade/domain/content.ts';
import { useCallback } from 'react';
import { useSession } from '../session/session.tsx';
import { hrefOf, PanelLink } from '../shell/navigation.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useWords } from '../words/words.tsx';

const order: readonly DocumentKind[] = ['post', 'faq', 'terms', 'privacy', 'mail', 'home'];

/** Tabs of the kinds of document with their numbers. */
export function KindTabs({ kind }: { kind: DocumentKind }) {
  const { m } = useWords();
  const { call } = useSession();
  const { value } = useLoaded(useCallback(() => call('listContent', { query: { kind } }), [call, kind]));
  const countOf = (name: DocumentKind) => value?.counts.find((one) => one.kind === name)?.count ?? 0;
  const shown = order.filter((name) => name === kind || value === null || countOf(name) > 0);
  return (
    <nav aria-label={m.content.kindsLabel} className="mt-2 overflow-x-auto border-b border-line">
      <ul className="flex min-w-max gap-x-6">
        {shown.map((name) => (
          <li key={name}>
            <PanelLink
              href={hrefOf('content', { kind: name })}
              aria-current={name === kind ? 'page' : undefined}
              className="-mb-px flex min-h-11 items-center gap-2 border-b-2 border-transparent font-semibold text-ink-2 focus-visible:outline-offset-[-3px] aria-[current]:border-brand aria-[current]:text-ink"
            >
              {m.content.kinds[name]}
              {value ? <span className="text-sm font-medium text-ink-3">{countOf(name)}</span> : null}
            </PanelLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
