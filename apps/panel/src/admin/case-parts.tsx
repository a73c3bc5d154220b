import type { FilteredList } from '@metade/contracts/saved-filters.ts';
import { Select } from '@metade/ui/field.tsx';
import { EmptyHalfPlate } from '@metade/ui/half-plate.tsx';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { SavedFilters } from '../lists/saved-filters.tsx';
import { go, hrefOf, PanelLink, useRoute } from '../shell/navigation.tsx';
import { ListSkeleton, Pages, Unreachable } from '../shell/pages.tsx';
import type { Screen } from '../shell/places.ts';
import { useSteadyRows } from '../shell/use-steady-rows.ts';
import { useTitle } from '../shell/use-title.ts';
import { useWords } from '../words/words.tsx';

type Cases<Case> = { data: Case[]; page: number; pages: number };

/** Cases in a state, each with what its decision depends on. */
export function CaseList<Case>({
  screen,
  filters,
  title,
  text,
  state,
  states,
  file,
  said,
  value,
  failed,
  again,
  keyOf,
  children,
}: {
  screen: Screen;
  filters: FilteredList;
  title: string;
  text: string;
  state: string;
  states: readonly (readonly [string, string])[];
  /** Downloads the filtered list. */
  file?: ReactNode;
  said: string;
  value: Cases<Case> | null;
  failed: boolean;
  again: () => void;
  keyOf: (one: Case) => string;
  children: (one: Case) => ReactNode;
}) {
  const { m } = useWords();
  useTitle(title);
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-prose">
          <h1 className="text-dmd">{title}</h1>
          <p className="text-ink-2">{text}</p>
        </div>
        <div className="flex flex-wrap items-end gap-3">
          {file}
          <Select
            label={m.admin.state}
            value={state}
            onChange={(event) => go(hrefOf(screen, { state: event.target.value }))}
          >
            {states.map(([one, word]) => (
              <option key={one} value={one}>
                {word}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <SavedFilters screen={screen} list={filters} names={stateAlone} />
      <CaseRows
        said={said}
        cases={value?.data}
        failed={failed}
        again={again}
        none={[state === states[0]?.[0] ? m.board.nothing : m.desk.noCases, m.desk.noCasesText]}
        keyOf={keyOf}
      >
        {children}
      </CaseRows>
      {value ? (
        <Pages
          label={title}
          page={value.page}
          pages={value.pages}
          at={(page) => hrefOf(screen, { state, page: String(page) })}
        />
      ) : null}
    </>
  );
}

const stateAlone = ['state'];

/** The last result and the remaining cases; none: text for an empty list. */
export function CaseRows<Case>({
  said,
  cases,
  failed,
  again,
  none,
  keyOf,
  children,
}: {
  said: string;
  cases: Case[] | undefined;
  failed: boolean;
  again: () => void;
  none: readonly [title: string, text: string];
  keyOf: (one: Case) => string;
  children: (one: Case) => ReactNode;
}) {
  const of = useRoute().query.toString();
  const [known, setKnown] = useState({ of, cases });
  // While the same list reloads, the old one stays visible.
  if (cases !== undefined ? cases !== known.cases : of !== known.of) setKnown({ of, cases });
  const rows = useSteadyRows((of === known.of ? known.cases : cases) ?? nothing, keyOf, of);
  return (
    <>
      <p role="status" className="mt-3 min-h-6 font-semibold text-ok">
        {said}
      </p>
      {failed ? <Unreachable again={again} /> : null}
      {!cases && !failed && rows.length === 0 ? <ListSkeleton /> : null}
      {cases?.length === 0 && rows.length === 0 ? <EmptyHalfPlate title={none[0]} text={none[1]} /> : null}
      <ul className="mt-2 border-t border-line empty:border-0">
        {rows.map(({ row: one, gone }) => (
          <li
            key={keyOf(one)}
            className="grid gap-6 border-b border-line py-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start"
          >
            {gone ? <Gone>{children(one)}</Gone> : children(one)}
          </li>
        ))}
      </ul>
    </>
  );
}

const nothing: never[] = [];

/** A decided case keeps its place, inactive, until the list settles. */
function Gone({ children }: { children: ReactNode }) {
  const { m } = useWords();
  return (
    <>
      <div inert className="contents opacity-60">
        {children}
      </div>
      <p className="font-semibold text-ok lg:col-start-2">{m.evening.pending.done}</p>
    </>
  );
}

/** The parties of a case: booking, restaurant and diner, with contact links. */
export function CaseHead({
  number,
  order,
  restaurant,
  diner,
}: {
  number: string;
  order: string;
  restaurant: { _id: string; company_name: string };
  diner: string;
}) {
  return (
    <h2 className="flex flex-wrap items-center gap-x-4 text-dsm">
      <PanelLink href={hrefOf('orders', { order })} className="inline-flex min-h-11 items-center text-link">
        {number}
      </PanelLink>
      <PanelLink
        href={hrefOf('restaurants', { restaurant: restaurant._id })}
        className="inline-flex min-h-11 items-center text-link"
      >
        {restaurant.company_name}
      </PanelLink>
      <span>{diner}</span>
    </h2>
  );
}

/** A text with its writer. */
export function Words({ by, children }: { by: string; children: string }) {
  return (
    <figure className="mt-4">
      <figcaption className="text-sm text-ink-3">{by}</figcaption>
      <blockquote className="mt-1 border-l-4 border-line pl-4 break-words whitespace-pre-line">{children}</blockquote>
    </figure>
  );
}
