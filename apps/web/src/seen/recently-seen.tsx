import { Link } from 'react-router';
import { useWords } from '../words/words.tsx';
import { forgetSeen, useSeenList } from './seen-list.ts';

/** Restaurants recently viewed on this device, with a button to clear them. Hidden when empty. */
export function RecentlySeen({ className }: { className: string }) {
  const { m } = useWords();
  const seen = useSeenList();
  if (seen.length === 0) return null;
  return (
    <section aria-labelledby="recently-seen" className={className}>
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
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
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
    </section>
  );
}
