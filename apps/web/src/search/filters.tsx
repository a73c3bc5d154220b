import { periods } from '@metade/domain/grid.ts';
import { filterChipClass } from '@metade/ui/chip.tsx';
import { Skeleton } from '@metade/ui/skeleton.tsx';
import { X } from 'lucide-react';
import { memo, useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { PageLink } from '../shell/page-link.tsx';
import type { filterCounts as countsLoader } from './filter-counts.server.ts';
import type { ResultsData } from './results-data.server.ts';
import { unpack } from '../site/packed.ts';
import { useWords } from '../words/words.tsx';
import { Menu, MenuLink, Ticks } from './filter-menu.tsx';
import { ratingName, ratingSteps, ticketName, TIMES, type TicketSpan } from '@metade/booking-flow/filter-steps.ts';
import { cleared, writeQuery, type SearchQuery } from './query.ts';

/** Applied filters first, each a link that removes it; then available ones. Works without JavaScript. */
export const Filters = memo(function Filters({ data }: { data: ResultsData }) {
  const { m, money, number } = useWords();
  const { query } = data;
  const { labels, collections, tickets, currency } = unpack(data.offered);
  const price = (amount: number) => money({ amount, currency }, 'short');
  const applied = useAppliedFilters(data);
  const { counts, load, counting } = useCounts(data);
  const row = useRef<HTMLDivElement>(null);
  const names = applied.map(({ name }) => name).join();
  const namesBefore = useRef(names);
  // What was applied is at its beginning.
  useEffect(() => {
    if (namesBefore.current !== names) row.current?.scrollTo({ left: 0 });
    namesBefore.current = names;
  }, [names]);
  const spanName = (span: TicketSpan) => ticketName(span, m.search, price);
  return (
    <div
      ref={row}
      role="group"
      aria-label={m.search.filters}
      className="-mx-4 mt-3 flex items-center gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:overflow-visible md:px-0"
    >
      {applied.map((filter) => (
        <PageLink
          key={`${filter.filter} ${filter.value}`}
          to={writeQuery(query, filter.without) || '?'}
          keepScroll
          aria-label={m.search.remove(filter.name)}
          className={filterChipClass(true)}
        >
          {filter.name}
          <X aria-hidden="true" className="size-4" />
        </PageLink>
      ))}
      {query.period || query.time ? null : (
        <Menu label={m.search.period} onOpen={load}>
          {periods.map((period) => (
            <MenuLink key={period} to={writeQuery(query, { period })} count={counts?.period[period]}>
              <span>
                {m.site.periods[period]} <span className="text-ink-2">{m.site.periodHours[period]}</span>
              </span>
            </MenuLink>
          ))}
          <p className="mt-2 border-t border-line px-3 pt-3 pb-1 text-xs text-ink-2">{m.search.hourHint}</p>
          <div className="grid grid-cols-4 gap-1">
            {TIMES.map((time) => (
              <PageLink
                key={time}
                to={writeQuery(query, { time })}
                keepScroll
                aria-label={m.search.around(time)}
                className="grid min-h-11 place-items-center rounded-2 text-sm tabular-nums hover:bg-hover"
              >
                {time}
              </PageLink>
            ))}
          </div>
        </Menu>
      )}
      {query.all ? (
        <PageLink to={writeQuery(query, { all: false }) || '?'} keepScroll className={filterChipClass(false)}>
          {m.search.onlyAvailable}
        </PageLink>
      ) : null}
      <Menu label={m.search.kitchen} onOpen={load}>
        <Ticks name="kitchen" options={labels.kitchen} query={query} counts={counts?.kitchen} counting={counting} />
      </Menu>
      {query.collection || collections.length === 0 ? null : (
        <Menu label={m.search.collections} onOpen={load}>
          <Collections query={query} collections={collections} counts={counts?.collections} counting={counting} />
        </Menu>
      )}
      <Menu label={m.search.services} onOpen={load}>
        <Ticks name="services" options={labels.services} query={query} counts={counts?.services} counting={counting} />
      </Menu>
      <Menu label={m.search.price} onOpen={load}>
        {tickets.map((span, index) => (
          <MenuLink
            key={spanName(span)}
            to={writeQuery(query, { minTicket: span.min, maxTicket: span.max })}
            count={counts?.tickets[index]}
          >
            {spanName(span)}
          </MenuLink>
        ))}
      </Menu>
      <Menu label={m.search.rating} onOpen={load}>
        {ratingSteps.map((rating, index) => (
          <MenuLink key={rating} to={writeQuery(query, { rating })} count={counts?.ratings[index]}>
            {ratingName(rating, m.search, number)}
          </MenuLink>
        ))}
      </Menu>
      <PageLink
        to={writeQuery(cleared(query)) || '?'}
        keepScroll
        className="text-link inline-flex min-h-11 shrink-0 items-center px-2 text-sm"
      >
        {m.search.clearAll}
      </PageLink>
    </div>
  );
});

/** Curated collections; as with cuisines, one that would leave nothing is disabled. */
export function Collections({
  query,
  collections,
  counts,
  counting,
}: {
  query: SearchQuery;
  collections: readonly (readonly [slug: string, name: string])[];
  counts: Record<string, number> | undefined;
  counting: boolean;
}) {
  const { m } = useWords();
  if (counting) return <Skeleton className="h-32" />;
  const offered = counts ? collections.filter(([slug]) => counts[slug]) : collections;
  if (offered.length === 0) return <p className="px-3 py-2 text-sm text-ink-2">{m.search.restaurantCount(0, false)}</p>;
  return offered.map(([slug, name]) => (
    <MenuLink key={slug} to={writeQuery(query, { collection: slug })} count={counts?.[slug]}>
      {name}
    </MenuLink>
  ));
}

/**
 * Number of restaurants each filter would leave, loaded when a menu opens; `counts` is null before, and where there are too many.
 */
function useCounts({ query, date, place }: ResultsData) {
  const search = writeQuery({ ...query, date });
  const address = `/counts.json${search}&iso=${place.iso}&city=${place.slug ?? ''}`;
  const { load, state, data } = useFetcher<typeof countsLoader>({ key: address });
  return {
    counts: data ?? null,
    counting: data === undefined && state !== 'idle',
    load: () => {
      if (data === undefined && state === 'idle') void load(address);
    },
  };
}

export interface AppliedFilter {
  /** Which filter it is, and which of several values; null if it only affects what is shown. */
  filter: string | null;
  value?: string;
  name: string;
  without: Partial<SearchQuery>;
}

/** A search's filters in words, each with the change that removes it. */
export function useAppliedFilters({ query, offered }: ResultsData): AppliedFilter[] {
  const { labels, currency, collections } = unpack(offered);
  const { m, money, number } = useWords();
  const price = (amount: number) => money({ amount, currency }, 'short');
  const nameOf = (list: readonly (readonly [string, string])[], slug: string) =>
    list.find(([one]) => one === slug)?.[1] ?? slug;
  const applied: AppliedFilter[] = [];
  if (query.period) {
    const name = `${m.site.periods[query.period]} ${m.site.periodHours[query.period]}`;
    applied.push({ filter: 'period', name, without: { period: undefined } });
  }
  if (query.time) applied.push({ filter: 'time', name: m.search.around(query.time), without: { time: undefined } });
  if (!query.all) applied.push({ filter: null, name: m.search.onlyAvailable, without: { all: true } });
  if (query.near)
    applied.push({
      filter: 'near',
      name: query.near.km ? m.search.mapArea : m.search.nearMe,
      without: { near: undefined },
    });
  if (query.text) applied.push({ filter: 'text', name: `“${query.text}”`, without: { text: undefined } });
  if (query.collection)
    applied.push({
      filter: 'collection',
      name: nameOf(collections, query.collection),
      without: { collection: undefined },
    });
  for (const slug of query.kitchen) {
    applied.push({
      filter: 'kitchen',
      value: slug,
      name: nameOf(labels.kitchen, slug),
      without: { kitchen: query.kitchen.filter((one) => one !== slug) },
    });
  }
  for (const slug of query.services) {
    applied.push({
      filter: 'services',
      value: slug,
      name: nameOf(labels.services, slug),
      without: { services: query.services.filter((one) => one !== slug) },
    });
  }
  if (query.maxTicket || query.minTicket)
    applied.push({
      filter: 'ticket',
      name: ticketName({ min: query.minTicket, max: query.maxTicket }, m.search, price),
      without: { minTicket: undefined, maxTicket: undefined },
    });
  if (query.rating)
    applied.push({
      filter: 'rating',
      name: ratingName(query.rating, m.search, number),
      without: { rating: undefined },
    });
  return applied;
}
