import type { FilteredList, SavedFilter } from '@metade/contracts/saved-filters.ts';
import { Button } from '@metade/ui/button.tsx';
import { filterChipClass } from '@metade/ui/chip.tsx';
import { Bookmark, Settings2 } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '../session/session.tsx';
import { hrefOf, PanelLink, useRoute } from '../shell/navigation.tsx';
import type { Screen } from '../shell/places.ts';
import { useToast } from '../shell/toast.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { useWords } from '../words/words.tsx';
import { ManageFilters, SaveFilter } from './filter-dialogs.tsx';

/** The filters of a list that the caller keeps, each one press away, and the one in the address to be kept. names: of what the list is filtered by. */
export function SavedFilters({
  screen,
  list,
  names,
}: {
  screen: Screen;
  list: FilteredList;
  names: readonly string[];
}) {
  const { m } = useWords();
  const { call } = useSession();
  const { show } = useToast();
  const { query } = useRoute();
  const load = useCallback(async () => (await call('listSavedFilters', { query: { list } })).data, [call, list]);
  const { value: filters, put } = useLoaded(load);
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null);
  const row = useRef<HTMLDivElement>(null);
  const saved = useRef(false);
  const current = filterOf(query, names);
  const isCurrent = (filter: SavedFilter) => filterOf(new URLSearchParams(filter.query), names) === current;
  useEffect(() => {
    // The button that was pressed is gone: a keyboard goes on from the filter that came.
    if (!saved.current) return;
    saved.current = false;
    row.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [filters]);
  if (filters === null) return null;
  const mayBeKept = current !== '' && !filters.some(isCurrent);
  if (filters.length === 0 && !mayBeKept) return null;
  return (
    <div ref={row} className="mt-3 flex flex-wrap items-center gap-2">
      {filters.length > 0 ? (
        <ul aria-label={m.lists.filters.title} className="contents">
          {filters.map((filter) => (
            <li key={filter._id} className="max-w-full">
              <PanelLink
                href={hrefOf(screen, Object.fromEntries(new URLSearchParams(filter.query)))}
                aria-current={isCurrent(filter) ? 'true' : undefined}
                className={`${filterChipClass(isCurrent(filter))} max-w-full`}
              >
                <Bookmark aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.9} />
                <span className="truncate">{filter.name}</span>
              </PanelLink>
            </li>
          ))}
        </ul>
      ) : null}
      {mayBeKept ? (
        <Button aria-haspopup="dialog" onClick={() => setDialog('save')}>
          <Bookmark aria-hidden="true" className="size-5" strokeWidth={1.9} />
          {m.lists.filters.save}
        </Button>
      ) : null}
      {filters.length > 0 ? (
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={m.lists.filters.manage}
          title={m.lists.filters.manage}
          onClick={() => setDialog('manage')}
          className="grid size-11 place-items-center rounded-pill hover:bg-hover"
        >
          <Settings2 aria-hidden="true" className="size-5" strokeWidth={1.9} />
        </button>
      ) : null}
      <SaveFilter
        open={dialog === 'save'}
        list={list}
        query={current}
        onClose={() => setDialog(null)}
        onSaved={(next, name) => {
          saved.current = true;
          setDialog(null);
          put(next);
          show({ text: m.lists.filters.saved(name) });
        }}
      />
      <ManageFilters
        open={dialog === 'manage'}
        filters={filters}
        onClose={() => setDialog(null)}
        onChanged={(next) => {
          put(next);
          if (next.length === 0) setDialog(null);
        }}
      />
    </div>
  );
}

/** What an address filters by, in the order of the names; the page is no part of it. */
function filterOf(query: URLSearchParams, names: readonly string[]): string {
  const entries = names.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(entries).toString();
}
