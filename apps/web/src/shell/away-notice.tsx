import { TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useWords } from '../words/words.tsx';
import type { RootData } from './root-data.ts';

const askMs = 20_000;

/** On every page while card payments or mails do not go; asks until they do. Takes its own space. */
export function AwayNotice({ away: atFirst }: Pick<RootData, 'away'>) {
  const { m } = useWords();
  const { data, load } = useFetcher<Pick<RootData, 'away'>>();
  const away = data?.away ?? atFirst;
  const isShown = away.length > 0;
  useEffect(() => {
    if (!isShown) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && navigator.onLine) void load('/away.json');
    }, askMs);
    return () => clearInterval(timer);
  }, [isShown, load]);
  if (!isShown) return null;
  const said = { payments: m.site.paymentsAway, mails: m.site.mailsAway };
  return (
    <div role="status" className="no-print border-b border-wait-line bg-wait-soft text-wait-ink">
      <div className="page-width flex gap-3 py-3 text-sm font-medium">
        <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
        <div className="min-w-0 space-y-1">
          {away.map((what) => (
            <p key={what}>{said[what]}</p>
          ))}
        </div>
      </div>
    </div>
  );
}
