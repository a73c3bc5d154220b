import { buttonClass } from '@metade/ui/button.tsx';
import { Banner } from '@metade/ui/banner.tsx';
import { Info, Map as MapIcon, List } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { ResultsData } from './results-data.server.ts';
import { RecentlySeen } from './recently-seen.tsx';
import { Header } from '../shell/header.tsx';
import { Mark } from '@metade/ui/logo.tsx';
import { Kept } from '../shell/kept.tsx';
import { PageForm, PageLink } from '../shell/page-link.tsx';
import { useLayer } from '../shell/use-layer.ts';
import { useWords } from '../words/words.tsx';
import { CardList } from './card-list.tsx';
import { DateStrip } from './date-strip.tsx';
import { Filters } from './filters.tsx';
import { cityDays } from './query.ts';
import { HiddenQuery } from './hidden-query.tsx';
import { NothingFound } from './nothing-found.tsx';
import { notSold } from './not-sold.ts';
import { Pages } from './pages.tsx';
import { ResultsMap } from './results-map.tsx';
import { SearchPill } from './search-pill.tsx';
import { SortMenu } from './sort-menu.tsx';

/** The result list: search, days, filters, cards, and the map beside them on wide screens or instead of them on a phone. */
export function ResultsPage({ data }: { data: ResultsData }) {
  const words = useWords();
  const { m, date } = words;
  const map = useLayer('map', true);
  const mapShown = map.open;
  const scrolled = useScrolled();
  const toggleMap = () => {
    if (mapShown) map.close();
    else map.show();
  };
  useListPlace(mapShown);
  const { query, place } = data;
  const { pathname } = useLocation();
  const asked = [pathname, query, data.date];
  // Without suggestions, as for an unknown city, the list itself is one.
  const missed = data.count === 0 || data.waysOut.length > 0;
  const pill = <SearchPill place={place} query={{ ...query, date: query.date ?? data.date }} variant="header" />;
  // Above a number of restaurants neither they nor their tables are counted.
  const tables = m.site.tables(data.tables, data.totalIsCapped);
  const hour = query.time ? m.search.around(query.time) : query.period ? m.site.periods[query.period] : '';
  const when = [date(data.date), hour].filter(Boolean).join(', ');
  // A map section is named after its nearest city.
  const where = query.near && !query.near.km ? null : place.name;
  return (
    <>
      <div className="hidden md:contents">
        <Kept by={['list header', place, query, data.date]}>
          <Header middle={<div className="min-w-0 flex-1">{pill}</div>} />
        </Kept>
      </div>
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(20rem,36%)]">
        <div className={`min-w-0 px-4 pb-6 md:px-7 ${mapShown ? UNDER_MAP : ''}`}>
          <div className="flex items-center gap-3 pt-3 md:hidden">
            <PageLink to="/" className="grid size-11 shrink-0 place-items-center">
              <Mark className="size-10" />
              <span className="sr-only">{m.site.name}</span>
            </PageLink>
            <div className="min-w-0 flex-1">
              <Kept by={['list search', place, query, data.date]}>{pill}</Kept>
            </div>
          </div>
          {data.days.length > 0 ? (
            <Kept by={['list days', data.days, ...asked]}>
              <PageForm className="mt-3">
                <HiddenQuery query={query} without="date" />
                <DateStrip days={data.days} chosen={data.date} calendar={cityDays(place, query)} />
              </PageForm>
            </Kept>
          ) : null}
          <Kept by={['list filters', data.offered, ...asked]}>
            <Filters data={data} />
          </Kept>
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
                <div className="mt-2 mb-3 flex items-center justify-between gap-x-3 gap-y-1 max-xs:flex-wrap md:my-4 md:flex-wrap md:items-end md:gap-x-6">
                  <div className="min-w-0">
                    <h1 className="text-lg md:text-dsm">
                      {m.search.heading(
                        data.exact ? tables : m.search.restaurantCount(data.total, data.totalIsCapped),
                        where,
                      )}
                    </h1>
                    <p className="max-md:sr-only text-sm text-ink-2">
                      {m.search.summary(
                        m.search.restaurantCount(data.total, data.totalIsCapped),
                        when,
                        m.site.people(query.people),
                      )}
                    </p>
                  </div>
                  {/* On a phone they float once the first times are scrolled out. Their space stays reserved. */}
                  <div className="min-h-11 shrink-0">
                    <div data-bar="map" className={`flex items-center gap-1 md:gap-3 ${scrolled ? FLOATING : ''}`}>
                      <Kept by={['list order', ...asked]}>
                        <SortMenu query={query} short={!scrolled} />
                      </Kept>
                      <MapButton
                        shown={mapShown}
                        onPress={toggleMap}
                        className={`max-md:px-3! lg:hidden ${scrolled ? 'afloat:rounded-l-none! afloat:rounded-r-pill! afloat:border-0! afloat:border-l!' : ''}`}
                        kind="outline"
                      />
                    </div>
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
            // On a phone the map hides the list, and its heading too.
            <h1 className="sr-only lg:hidden">{data.exact ? m.search.heading(tables, where) : m.search.notExact}</h1>
          ) : null}
          <div className="sticky top-0 h-[calc(100dvh-4rem)] min-h-64 border-line md:top-[4.8rem] md:h-[calc(100dvh-4.8rem)] lg:border-l">
            <ResultsMap data={data} />
          </div>
        </div>
      </div>
      {(data.count > 0 && scrolled) || mapShown ? (
        <div
          data-bar="map"
          className={`pointer-events-none fixed inset-x-0 bottom-20 z-20 justify-center md:bottom-6 lg:hidden ${mapShown ? 'flex' : 'flex afloat:hidden'}`}
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

/** The list on a phone, while its map is shown: hidden, but not laid out anew when it comes back. */
const UNDER_MAP =
  'max-lg:h-0 max-lg:overflow-hidden max-lg:py-0! max-lg:[content-visibility:hidden] max-lg:not-supports-[content-visibility:hidden]:hidden';
const FLOATING =
  'afloat:fixed afloat:bottom-20 afloat:left-1/2 afloat:z-20 afloat:-translate-x-1/2 afloat:rounded-pill afloat:border afloat:border-line afloat:bg-page afloat:px-2 afloat:shadow-2';

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

/** The map starts at its top; back in the list the scroll position is restored. */
function useListPlace(mapShown: boolean): void {
  const place = useRef<number>(null);
  useEffect(() => {
    if (mapShown) {
      place.current = window.scrollY;
      window.scrollTo({ top: 0 });
      return;
    }
    if (place.current !== null) window.scrollTo({ top: place.current });
    place.current = null;
  }, [mapShown]);
}

/** At the top a floating button would cover the first times; there is one beside the heading. */
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
