import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useWords } from '../words/words.tsx';

const KEY = 'cookies-accepted';
const listeners = new Set<() => void>();

/** Shown until local storage says that cookies were accepted, which only the browser knows. Above the footer, covering nothing. */
export function CookieNote() {
  const { m } = useWords();
  const accepted = useSyncExternalStore(subscribe, readAccepted, () => true);
  if (accepted) return null;
  return (
    <section aria-label="Cookies" className="no-print mt-8 border-t border-line bg-sunk text-xs text-ink-2">
      <div className="page-width flex flex-wrap items-center gap-x-4 py-1">
        <p className="min-w-0 flex-1 basis-56">
          {m.site.cookieText}{' '}
          <Link to="/terms" className="text-link">
            {m.site.cookieMore}
          </Link>
        </p>
        <button type="button" onClick={accept} className="text-link min-h-11 px-2">
          {m.site.cookieAccept}
        </button>
      </div>
    </section>
  );
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
