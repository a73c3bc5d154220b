import { afterPaint } from '@metade/ui/after-paint.ts';
import { Button } from '@metade/ui/button.tsx';
import { filterChipClass } from '@metade/ui/chip.tsx';
import { Skeleton } from '@metade/ui/skeleton.tsx';
import { ChevronDown, X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { PageForm, PageLink } from '../shell/page-link.tsx';
import { useWords } from '../words/words.tsx';
import { HiddenQuery } from './hidden-query.tsx';
import { writeQuery, type SearchQuery } from './query.ts';

/** A filter's choices in a menu, on a phone in a sheet. Closes on a choice and on back. */
export function Menu({ label, onOpen, children }: { label: string; onOpen: () => void; children: ReactNode }) {
  const { m } = useWords();
  const ref = useRef<HTMLDetailsElement>(null);
  const chosen = useRef(false);
  const { key } = useLocation();
  const shownAt = useRef(key);
  const byWayBack = useNavigationType() === 'POP';
  const close = () => {
    const menu = ref.current;
    if (!menu?.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  useEffect(() => {
    const menu = ref.current;
    if (!menu || shownAt.current === key) return;
    shownAt.current = key;
    // Opened while another filter was being removed: stays open and recounts.
    if (menu.open && !chosen.current && !byWayBack) onOpen();
    else menu.open = false;
    chosen.current = false;
  });
  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    const noteChoice = ({ type, target }: Event) => {
      if (type === 'submit' || (target instanceof Element && target.closest('a'))) chosen.current = true;
    };
    const menu = ref.current;
    menu?.addEventListener('click', noteChoice);
    menu?.addEventListener('submit', noteChoice);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      menu?.removeEventListener('click', noteChoice);
      menu?.removeEventListener('submit', noteChoice);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);
  return (
    <details
      ref={ref}
      name="filter"
      className="group relative"
      onToggle={(event) => {
        if (event.currentTarget.open) afterPaint(onOpen);
      }}
    >
      <summary className={`filter-summary ${filterChipClass(false)}`}>
        {label}
        <ChevronDown aria-hidden="true" className="size-4 transition-transform duration-220 group-open:rotate-180" />
      </summary>
      <div className="fixed inset-x-0 bottom-0 z-50 max-h-[70dvh] overflow-y-auto rounded-t-4 border border-line bg-raised p-3 shadow-3 md:absolute md:inset-auto md:left-0 md:mt-2 md:max-h-80 md:w-64 md:rounded-3 md:p-2 md:shadow-2">
        <div className="sticky -top-3 z-10 -mx-3 -mt-3 mb-1 flex items-center justify-between gap-4 bg-raised px-6 pt-3 pb-1 md:hidden">
          <p className="display text-lg">{label}</p>
          <button
            type="button"
            onClick={close}
            aria-label={m.site.close}
            className="-mr-3 grid size-11 shrink-0 place-items-center rounded-pill hover:bg-hover noscript:hidden"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        </div>
        {children}
      </div>
    </details>
  );
}

/** A choice, with the number of restaurants it would leave. */
export function MenuLink({ to, count, children }: { to: string; count: number | undefined; children: ReactNode }) {
  const { m } = useWords();
  return (
    <PageLink
      to={to || '?'}
      keepScroll
      className="flex min-h-11 items-center gap-3 rounded-2 px-3 text-sm hover:bg-hover"
    >
      {children}
      {count === undefined ? null : (
        <>
          <Count of={count} />
          <span className="sr-only">{m.search.restaurantCount(count, false)}</span>
        </>
      )}
    </PageLink>
  );
}

/** Visual number of restaurants; screen readers get the label beside it. */
function Count({ of }: { of: number }) {
  const { number } = useWords();
  return (
    <span aria-hidden="true" className="ml-auto text-xs text-ink-3 tabular-nums">
      {number(of)}
    </span>
  );
}

/** Multiple choice; choices that would leave nothing are disabled. */
export function Ticks({
  name,
  options,
  query,
  counts,
  counting,
}: {
  name: 'kitchen' | 'services';
  options: readonly (readonly [string, string])[];
  query: SearchQuery;
  /** Number of restaurants by slug; missing means none. */
  counts: Record<string, number> | undefined;
  /** Counts are loading: choices without one will be disabled. */
  counting: boolean;
}) {
  const { m } = useWords();
  if (counting) return <Skeleton className="h-60" />;
  const chosen: readonly string[] = query[name];
  const offered = counts ? options.filter(([slug]) => counts[slug] || chosen.includes(slug)) : options;
  if (offered.length === 0) return <p className="px-3 py-2 text-sm text-ink-2">{m.search.restaurantCount(0, false)}</p>;
  return (
    <PageForm className="ticks">
      <HiddenQuery query={query} without={name} />
      {offered.map(([slug, label]) => (
        <label key={slug + writeQuery(query)}>
          <input
            type="checkbox"
            name={name}
            value={slug}
            defaultChecked={chosen.includes(slug)}
            aria-describedby={counts && `${slug}-left`}
          />
          {label}
          {counts ? (
            <>
              <Count of={counts[slug] ?? 0} />
              <span id={`${slug}-left`} hidden>
                {m.search.restaurantCount(counts[slug] ?? 0, false)}
              </span>
            </>
          ) : null}
        </label>
      ))}
      <div className="sticky -bottom-2 -mx-2 border-t border-line bg-raised p-2">
        <Button type="submit" kind="ink" className="w-full">
          {m.search.apply}
        </Button>
      </div>
    </PageForm>
  );
}
