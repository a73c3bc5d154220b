import { Link } from 'react-router';
import { PartScript } from '../shell/document-script.tsx';
import { useWords } from '../words/words.tsx';
import { forgetSeen, KEY, useSeenList } from '../seen/seen-list.ts';

/**
 * Restaurants recently viewed on this device, with a button to clear them; hidden when there are none. Only the browser knows, so the
 * document's script keeps their place free before the first paint: nothing below moves when they come, and whoever comes back to a
 * part below finds it where it was.
 */
export function RecentlySeen({ className }: { className: string }) {
  const { m } = useWords();
  const seen = useSeenList();
  return (
    <section hidden={seen.length === 0} suppressHydrationWarning aria-labelledby="recently-seen" className={className}>
      <div className="mb-4 flex items-end justify-between gap-4">
        <div>
          <h2 id="recently-seen" className="text-dsm">
            {m.site.seenTitle}
          </h2>
          <p className="text-sm text-ink-2">{m.site.seenNote}</p>
        </div>
        <button type="button" onClick={forgetSeen} className="text-link min-h-11 text-sm">
          {m.site.seenClear}
        </button>
      </div>
      <ul className="grid min-h-[calc(var(--rows)*(5.5rem+2px)-0.75rem)] gap-3 [--rows:var(--seen)] sm:grid-cols-2 sm:[--rows:round(up,var(--seen)/2,1)] xl:grid-cols-3 xl:[--rows:round(up,var(--seen)/3,1)]">
        {seen.map(({ slug, name, place, picture }) => (
          <li key={slug} className="min-w-0">
            <Link
              to={`/restaurant/description/${slug}`}
              className="group flex items-center gap-3 rounded-3 border border-line bg-surface p-2 hover:bg-hover"
            >
              {picture ? (
                <img
                  src={picture.replace('{width}', '400')}
                  alt=""
                  width="80"
                  height="60"
                  loading="lazy"
                  className="h-15 w-20 shrink-0 rounded-2 bg-hover object-cover"
                />
              ) : (
                <span aria-hidden="true" className="h-15 w-20 shrink-0 rounded-2 bg-hover" />
              )}
              <span className="min-w-0">
                <span className="display block truncate text-md group-hover:underline">{name}</span>
                <span className="block truncate text-sm text-ink-2">{place}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <PartScript run={import.meta.env.SSR ? keepFree : ''} />
    </section>
  );
}

/** Runs in the page, whose scripts lack it. */
const keepFree = `(strip) => {
  try {
    const { length } = JSON.parse(localStorage.getItem('${KEY}') ?? '[]');
    strip.hidden = !length;
    strip.style.setProperty('--seen', length);
  } catch {}
}`;
