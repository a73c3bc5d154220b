import { Button } from '@metade/ui/button.tsx';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import type { LayoutFlags } from './layout-flags.ts';
import { useWords } from '../words/words.tsx';

const KEY = 'cookies-accepted';
const listeners = new Set<() => void>();

/** Shown until local storage says that cookies are accepted, which is read in the browser only; never over a bar at the lower edge. */
export function CookieBanner({ over }: { over: LayoutFlags['bottomBar'] }) {
  const { m } = useWords();
  const accepted = useSyncExternalStore(subscribe, readAccepted, () => true);
  if (accepted) return null;
  return (
    <section
      ref={tellHeight}
      aria-label="Cookies"
      className={`no-print fixed inset-x-3 z-40 mx-auto flex max-w-2xl flex-wrap items-center gap-x-5 gap-y-3 rounded-4 border border-line bg-raised px-5 py-4 shadow-3 ${bottoms[over]}`}
    >
      <p className="min-w-0 flex-1 basis-64 text-sm">
        {m.site.cookieText}{' '}
        <Link to="/terms" className="text-link">
          {m.site.cookieMore}
        </Link>
      </p>
      <Button kind="ink" onClick={accept}>
        {m.site.cookieAccept}
      </Button>
    </section>
  );
}

const bottoms = {
  usual: 'bottom-20 md:bottom-4',
  booking: 'bottom-28 lg:bottom-4',
  payment: 'bottom-52 lg:bottom-4',
  none: 'bottom-4',
};

/** What floats at the lower edge stays above the banner: `--cookie-banner` is the height that it takes there. */
function tellHeight(banner: HTMLElement | null) {
  if (!banner) return undefined;
  const root = document.documentElement.style;
  const watch = new ResizeObserver(() => root.setProperty('--cookie-banner', `${banner.offsetHeight + 16}px`));
  watch.observe(banner);
  return () => {
    watch.disconnect();
    root.removeProperty('--cookie-banner');
  };
}

function accept() {
  localStorage.setItem(KEY, 'true');
  for (const listener of listeners) listener();
}

function readAccepted(): boolean {
  return localStorage.getItem(KEY) === 'true';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
