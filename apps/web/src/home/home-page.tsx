import { Button, buttonClass } from '@metade/ui/button.tsx';
import { Info } from 'lucide-react';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import type { HomeData } from './home-data.server.ts';
import { RestaurantCard } from '../search/restaurant-card.tsx';
import { RecentlySeen } from '../search/recently-seen.tsx';
import { SearchPill } from '../search/search-pill.tsx';
import { useCityPicker } from '../shell/city-picker.tsx';
import { useWords } from '../words/words.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { OnlyHere } from './only-here.tsx';
import { scrollToAnchor } from './scroll-to-anchor.ts';
import { sharedPeriod } from './shared-period.ts';

/** The home page: hero, search, how it works, tonight's tables, and a section for restaurateurs. */
export function HomePage({ data, notFound = false }: { data: HomeData; notFound?: boolean }) {
  const { m, Date, money } = useWords();
  const { hash, key } = useLocation();
  const openCities = useCityPicker();
  useEffect(() => {
    if (hash) return scrollToAnchor(hash.slice(1));
  }, [hash, key]);
  const { tonight, place } = data;
  const tables = tonight ? m.site.tables(tonight.tables, tonight.capped) : '';
  const period = tonight ? sharedPeriod(tonight.cards) : undefined;
  return (
    <>
      <Hero price={money(data.price, 'short')} words={data.words.hero}>
        {place ? (
          <SearchPill
            variant="hero"
            place={place}
            query={{ date: tonight?.date, people: 2, kitchen: [], services: [], all: false, sort: 'rank', page: 1 }}
            tables={tonight && tonight.tables > 0 ? tables : undefined}
          />
        ) : (
          <Button kind="brand" size="lg" onClick={openCities}>
            {m.site.chooseCity}
          </Button>
        )}
      </Hero>
      {notFound ? (
        <p role="status" className="page-width mt-8 flex items-center gap-2 text-sm font-semibold text-info">
          <Info aria-hidden="true" className="size-5" />
          {m.site.notFoundBanner}
        </p>
      ) : null}
      <section className="page-width mt-14 md:mt-[4.5rem]">
        <div className="mb-5 flex items-end justify-between gap-4">
          <h2 className="text-dmd">{m.home.whereTitle}</h2>
          {data.cities.length > 0 ? (
            <button type="button" onClick={openCities} className="text-link min-h-11 text-sm">
              {m.home.allCities}
            </button>
          ) : null}
        </div>
        {data.cities.length === 0 ? <p className="text-ink-2">{m.site.cityPickerEmpty}</p> : null}
        <ul className="flex flex-wrap gap-4">
          {data.cities.map((city) => (
            <li key={`${city.iso}/${city.slug}`} className="min-w-0 grow basis-2/5 sm:basis-[30%] xl:basis-[14.5%]">
              <Link to={`/restaurants/${city.iso}/${city.slug}`} className="group block rounded-3">
                <CityArt slug={city.slug} />
                <span className="display mt-3 block text-lg group-hover:underline">{city.name}</span>
                <span className="block text-sm text-ink-2">{m.home.restaurants(city.restaurants)}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <RecentlySeen className="page-width mt-14" />
      <HowItWorks price={data.price} limits={data.limits} words={data.words} />
      {tonight && place && tonight.cards.length > 0 ? (
        <section className="page-width mt-16 md:mt-[4.5rem]">
          <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
            <div>
              <h2 className="text-dmd">
                {period
                  ? m.home.tonightTitle(weekdayOnly(Date(tonight.date)), m.site.periodOfDay[period], place.name)
                  : m.search.heading(tables, place.name)}
              </h2>
              <p className="mt-1 text-sm text-ink-2">{[Date(tonight.date), m.site.people(2)].join(', ')}</p>
            </div>
            <Link
              to={`/restaurants/${place.iso}/${place.slug}`}
              className="text-link inline-flex min-h-11 items-center text-sm"
            >
              {m.home.seeTables(tables)}
            </Link>
          </div>
          <ul className="grid gap-x-6 gap-y-9 sm:grid-cols-2 xl:grid-cols-4">
            {tonight.cards.map((card) => (
              <li key={card._id} className="min-w-0">
                <RestaurantCard
                  card={card}
                  people={2}
                  level={3}
                  sizes="(min-width: 1254px) 18rem, (min-width: 480px) 45vw, 92vw"
                />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <OnlyHere figures={data.figures} guarantee={data.words.guarantee} />
      <section className="page-width mt-16 md:mt-20">
        <div className="grid overflow-hidden rounded-4 border border-line bg-sunk md:grid-cols-2">
          <div className="px-6 py-10 md:px-12 md:py-14">
            <h2 className="max-w-96 text-dmd">{data.words.pitch?.title ?? m.home.pitchTitle}</h2>
            <p className="mt-3 max-w-md text-md text-ink-2">{data.words.pitch?.text ?? m.home.pitchText}</p>
            <Link to="/restaurant/pre-register" className={`${buttonClass()} mt-6`}>
              {m.site.registerRestaurant}
            </Link>
          </div>
          <img
            src="/art/front-portuguesa.svg"
            alt=""
            loading="lazy"
            width="1200"
            height="900"
            className="h-64 w-full object-cover md:h-full"
          />
        </div>
      </section>
    </>
  );
}

const DRAWN = new Set(['lisboa', 'porto', 'madrid', 'rio-de-janeiro', 'sao-paulo']);

function CityArt({ slug }: { slug: string }) {
  const name = DRAWN.has(slug) ? slug : 'other';
  return (
    <img
      src={`/art/city-${name}.svg`}
      alt=""
      loading="lazy"
      width="240"
      height="300"
      className="h-48 w-full rounded-3 bg-hover object-cover sm:h-64"
    />
  );
}

function weekdayOnly(day: string): string {
  return day.split(/[ ,]/)[0] ?? day;
}
