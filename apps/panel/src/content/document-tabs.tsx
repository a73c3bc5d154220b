import type { DocumentKind } from '@metade/domain/content.ts';
import { useCallback } from 'react';
import { useSession } from '../session/session.tsx';
import { hrefOf } from '../shell/navigation.tsx';
import { KindTabs } from '../shell/kind-tabs.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useWords } from '../words/words.tsx';

const order: readonly DocumentKind[] = ['post', 'faq', 'terms', 'privacy', 'mail', 'home'];

/** Tabs of the kinds of document with their numbers. */
export function DocumentTabs({ kind }: { kind: DocumentKind }) {
  const { m } = useWords();
  const { call } = useSession();
  const { value } = useLoaded(useCallback(() => call('listContent', { query: { kind } }), [call, kind]));
  const countOf = (name: DocumentKind) => value?.counts.find((one) => one.kind === name)?.count ?? 0;
  const shown = order.filter((name) => name === kind || value === null || countOf(name) > 0);
  return (
    <KindTabs
      label={m.content.kindsLabel}
      kinds={shown}
      current={kind}
      href={(name) => hrefOf('content', { kind: name })}
    >
      {(name) => (
        <>
          {m.content.kinds[name]}
          {value ? <span className="text-sm font-medium text-ink-3">{countOf(name)}</span> : null}
        </>
      )}
    </KindTabs>
  );
}
