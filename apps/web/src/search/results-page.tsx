import { buttonClass } from '@metade/ui/button.tsx';
import { Banner } from '@metade/ui/banner.tsx';
import { Info, Map as MapIcon, List } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Form } from 'react-router';
import type { ResultsData } from '../routes/restaurants.tsx';
import { RecentlySeen } from '../seen/recently-seen.tsx';
import { Header } from '../shell/header.tsx';
import { useWords } from '../words/words.tsx';
import { CardList } from './card-list.tsx';
import { DateStrip } from './date-strip.tsx';
import { Filters } from './filters.tsx';
import { cityDays, type SearchQuery } from './query.ts';
import { HiddenQuery } from './hidden-query.tsx';
import { NothingFound } from './nothing-found.tsx';
import { notSold } from './not-sold.ts';
import { Pages } from './pages.tsx';
import { ResultsMap } from './results-map.tsx';
import { SearchPill } from './search-pill.tsx';
import { SortMenu } from './sort-menu.tsx';

/** The list: search, days, filters, cards, and the map beside them on wide screens or in their place on a phone. */
export function ResultsPage({ data }: { data: ResultsData }) {
  const words = useWords();
  const { m, date } = words;
  const [mapShown, setMapShown] = useState(false);
  const scrolled = useScrolled();
  const toggleMap = () => {
    setMapShown(!mapShown);
    window.scrollTo({ top: 0 });
  };
  const { query, place } = data;
  // Without ways out, as for a city that nobody knows, the list itself is the way.
  const missed = data.count === 0 || data.waysOut.length > 0;
  const pill = <SearchPill place={place} query={{ ...query, date: query.date ?? data.date }} variant="header" />;
  // Past a number of restaurants the rest is not counted, nor are their tables.
  const tables = data.totalIsCapped ? m.site.tablesAtLeast(data.tables) : m.site.tables(data.tables);
  const when = [date(data.date), query.period ? m.site.periods[query.period] : ''].filter(Boolean).join(', ');
  return (
    <>
      <Header middle={<div className="hidden min-w-0 flex-1 md:block">{pill}</div>} />
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(20rem,36%)]">
        <div className={`min-w-0 px-4 pb-6 md:px-7 ${mapShown ? 'hidden lg:block' : ''}`}>
          <div className="pt-1 md:hidden">{pill}</div>
          {data.days.length > 0 ? (
            <Form method="get" preventScrollReset className="mt-3">
              <HiddenQuery query={query} without="date" />
              <DateStrip days={data.days} chosen={data.date} calendar={cityDays(place, query)} />
              {narrowed(query) ? <p className="mt-1 text-xs text-ink-3">{m.search.daysOfAll}</p> : null}
            </Form>
          ) : null}
          <Filters data={data} />
          {data.sold ? (
            <div className="mt-4">
              <Banner tone="info" icon={<Info aria-hidden="true" className="size-5" />}>
                {notSold(words, data.date, data.sold)}
              </Banner>
            </div>
          ) : null}
          {missed ? <NothingFound data={data} /> : null}
          {data.count === 0 ? null : (
            <>
              {missed ? (
                <h2 className="mb-5 text-dsm">{m.search.nearest}</h2>
              ) : (
                <div className="mt-4 mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
                  <div>
                    <h1 className="text-dsm">
                      {m.search.heading(
                        data.exact ? tables : m.search.restaurantCount(data.total, data.totalIsCapped),
                        query.near ? null : place.name,
                      )}
                    </h1>
                    <p className="text-sm text-ink-2">
                      {m.search.summary(
                        m.search.restaurantCount(data.total, data.totalIsCapped),
                        when,
                        m.site.people(query.people),
                      )}
                    </p>
                  </div>
                  <div className="flex items-center gap-3">
                    <SortMenu query={query} />
                    <MapButton shown={mapShown} onPress={toggleMap} className="lg:hidden" kind="outline" />
                  </div>
                </div>
              )}
              {data.exact || missed ? null : (
                <div className="mb-5">
                  <Banner tone="info" icon={<Info aria-hidden="true" className="size-5" />}>
                    {m.search.notExact}
                  </Banner>
                </div>
              )}
              <CardList html={data.list} />
              <Pages query={query} page={data.page} pages={data.pages} capped={data.totalIsCapped} />
            </>
          )}
          <RecentlySeen className="mt-12" />
        </div>
        <div className={mapShown ? 'block' : 'hidden lg:block'}>
          {mapShown ? (
            // The list is not shown beside it on a phone, and its heading neither.
            <h1 className="sr-only lg:hidden">
              {data.exact ? m.search.heading(tables, query.near ? null : place.name) : m.search.notExact}
            </h1>
          ) : null}
          <div className="sticky top-[4.8rem] h-[calc(100dvh-4.8rem-4rem)] min-h-64 border-line md:h-[calc(100dvh-4.8rem)] lg:border-l">
            <ResultsMap data={data} />
          </div>
        </div>
      </div>
      {data.count > 0 && (scrolled || mapShown) ? (
        <div
          data-bar="map"
          className="pointer-events-none fixed inset-x-0 bottom-20 z-20 flex justify-center md:bottom-6 lg:hidden"
        >
          <MapButton
            shown={mapShown}
            onPress={toggleMap}
            className="pointer-events-auto rounded-pill! shadow-2"
            kind="ink"
          />
        </div>
      ) : null}
    </>
  );
}

/** The days are counted over the whole city: for a search that leaves some of it out they say too much. */
function narrowed({ kitchen, services, rating, minTicket, maxTicket, text, near }: SearchQuery): boolean {
  return kitchen.length + services.length > 0 || Boolean(rating || minTicket || maxTicket || text || near);
}

function MapButton({
  shown,
  onPress,
  className,
  kind,
}: {
  shown: boolean;
  onPress: () => void;
  className: string;
  kind: 'ink' | 'outline';
}) {
  const { m } = useWords();
  const Icon = shown ? List : MapIcon;
  return (
    <button type="button" onClick={onPress} className={`${buttonClass(kind)} ${className}`}>
      <Icon aria-hidden="true" className="size-5" />
      {shown ? m.search.list : m.search.map}
    </button>
  );
}

/** The floating button would lie over the first times at the top of the list; there the one beside the order serves. */
function useScrolled(): boolean {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener('scroll', listener, { passive: true });
      return () => window.removeEventListener('scroll', listener);
    },
    () => window.scrollY > 200,
    () => false,
  );
}
