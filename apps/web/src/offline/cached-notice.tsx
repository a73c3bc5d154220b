import { formatTime, localDateOf } from '@metade/i18n/format-date.ts';
import { Banner } from '@metade/ui/banner.tsx';
import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { useWords } from '../words/words.tsx';
import { useCachedSince } from './cached-since.ts';

/** Banner over a cached page while offline: how old it is. Reloads when online. */
export function CachedNotice() {
  const { m, Date: dateWords } = useWords();
  const since = useCachedSince();
  useEffect(() => {
    // Loaders would need the network: each link loads its own cached page.
    const byDocument = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest('a[href]');
      if (link && (since !== null || !navigator.onLine)) event.stopPropagation();
    };
    const reload = async () => {
      if (since === null) return;
      // Browsers report "online" with any network: this site may still be unreachable.
      const reached = await fetch('/offline', { method: 'HEAD', cache: 'no-store' }).catch(() => null);
      if (!reached?.ok) return;
      if (window.location.pathname === '/offline') window.location.replace('/reserve');
      else window.location.reload();
    };
    window.addEventListener('click', byDocument, true);
    window.addEventListener('online', reload);
    return () => {
      window.removeEventListener('click', byDocument, true);
      window.removeEventListener('online', reload);
    };
  }, [since]);
  if (since === null) return null;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const instant = new Date(since).toISOString();
  const when = `${dateWords(localDateOf(instant, timeZone), 'short')}, ${formatTime(instant, timeZone)}`;
  return (
    <div className="no-print page-width relative z-10 py-3">
      <Banner tone="wait" live="status" icon={<WifiOff aria-hidden="true" className="size-5" />}>
        {m.site.keptAsOf(when)}
      </Banner>
    </div>
  );
}
