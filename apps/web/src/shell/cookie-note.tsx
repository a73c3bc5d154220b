import { Link } from 'react-router';
import { useWords } from '../words/words.tsx';
import { PartScript } from './document-script.tsx';

/**
 * Shown until local storage says that cookies were accepted, which only the browser knows: the document carries it hidden, and its
 * script shows it before the footer is there, since what comes later would push that away under a finger. Above the footer, covering
 * nothing. React leaves it as it is.
 */
export function CookieNote() {
  const { m } = useWords();
  return (
    <section
      aria-label="Cookies"
      hidden
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
        <button type="button" className="text-link min-h-11 px-2">
          {m.site.cookieAccept}
        </button>
      </div>
      <PartScript run={import.meta.env.SSR ? show : ''} />
    </section>
  );
}

/** Runs in the page, whose scripts lack it. Its button answers before the page is awake. */
const show = `(note) => {
  const key = 'cookies-accepted';
  note.hidden = localStorage.getItem(key) === 'true';
  note.querySelector('button').onclick = () => {
    localStorage.setItem(key, 'true');
    note.hidden = true;
  };
}`;
