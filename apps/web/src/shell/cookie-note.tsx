import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useWords } from '../words/words.tsx';
import { useRootData } from './root-data.ts';

const KEY = 'cookies-accepted';
const listeners = new Set<() => void>();

/**
 * Shown until local storage says that cookies were accepted, which only the browser knows: the document carries it hidden, and its
 * script shows it before the first paint, since what comes later would push the footer away under a finger. Above the footer,
 * covering nothing.
 */
export function CookieNote() {
  const { m } = useWords();
  const { nonce } = useRootData();
  const accepted = useSyncExternalStore<boolean | null>(subscribe, readAccepted, () => null);
  if (accepted) return null;
  return (
    <section
      aria-label="Cookies"
      hidden={accepted === null}
      suppressHydrationWarning
      className="no-print mt-8 border-t border-line bg-sunk text-xs text-ink-2"
    >
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
      <script
        nonce={typeof document === 'undefined' ? nonce : ''}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: `(${show})(document.currentScript.parentElement)` }}
      />
    </section>
  );
}

/** Runs in the page. Its button answers before the page is awake. */
const show = `(note) => {
  note.hidden = localStorage.getItem('${KEY}') === 'true';
  note.querySelector('button').onclick = () => {
    localStorage.setItem('${KEY}', 'true');
    note.hidden = true;
  };
}`;

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
