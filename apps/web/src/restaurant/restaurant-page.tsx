import { languageOf, localeOfCountry } from '@metade/i18n/locale.ts';
import { formatPercent } from '@metade/i18n/format-money.ts';
import { CatalogueIcon } from '@metade/ui/catalogue-icon.tsx';
import { Banner, Problem } from '@metade/ui/banner.tsx';
import { buttonClass } from '@metade/ui/button.tsx';
import { Dialog } from '@metade/ui/dialog.tsx';
import { Skeleton } from '@metade/ui/skeleton.tsx';
import { Tag } from '@metade/ui/tag.tsx';
import { BadgePercent, CircleAlert, Clock, Info } from 'lucide-react';
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { Link } from 'react-router';
import { Alternatives } from '../search/alternatives.tsx';
import type { RestaurantData } from './restaurant-data.server.ts';
import { notSold } from '../search/not-sold.ts';
import { Picture } from '../pictures/picture.tsx';
import { useSeen } from '../seen/seen-list.ts';
import type { Alternative } from '../search/alternatives.server.ts';
import type { HeldTable } from '../hold/held-tables.server.ts';
import { RestaurantCard } from '../search/restaurant-card.tsx';
import { useDiscount } from '../shell/discount.ts';
import { ShareButton } from '../shell/share-button.tsx';
import { useWords } from '../words/words.tsx';
import { BookingBar } from './booking-bar.tsx';
import { BookingBox } from './booking-box.tsx';
import { estimateSaving } from '@metade/booking-flow/estimate-saving.ts';
import { Gallery } from './gallery.tsx';
import { Covers } from './covers.tsx';
import { HeldTables } from './held-tables.tsx';
import { Menu } from './menu.tsx';
import { Practical } from './practical.tsx';
import { Rating } from '../search/restaurant-card.tsx';
import { Reviews } from './reviews.tsx';
import { useChosenSlot } from './use-chosen-slot.ts';
import { useFreshTables } from './use-fresh-tables.ts';

export interface HoldRefusal {
  message: string;
  /** Alternatives to a table that somebody else took. */
  alternatives: Alternative[];
  /** Own holds of which one could be finished or released for this one. */
  held: HeldTable[];
  /** Where to log in, when the hold needs it first. */
  signIn: string | null;
  people: number;
}

/** A restaurant: pictures, name, discount, menu, practical details, reviews, similar places, and the booking box. */
export function RestaurantPage({ data, refusal }: { data: RestaurantData; refusal?: HoldRefusal | undefined }) {
  const { m } = useWords();
  const { left } = useDiscount();
  const [sheet, setSheet] = useState(false);
  const [answered, setAnswered] = useState(refusal);
  // The sheet would cover the message.
  if (refusal !== answered) {
    setAnswered(refusal);
    if (refusal) setSheet(false);
  }
  // After the sheet has closed, which gives the focus back: its effects come before.
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!refusal) return;
    told.current?.focus({ preventScroll: true });
    told.current?.scrollIntoView();
  }, [refusal]);
  useFreshTables();
  useSeen(data.restaurant);
  const { restaurant } = data;
  const saving = useMemo(
    () => estimateSaving(restaurant.ticket_avg, data.people, left),
    [restaurant.ticket_avg, data.people, left],
  );
  const { chosen, choose } = useChosenSlot(data);
  const open = useCallback(() => setSheet(true), []);
  // The sheet is there at once, and its times as soon as they are drawn; what it covers may wait.
  const filled = useDeferredValue(sheet);
  const chosenBefore = useDeferredValue(chosen);
  const shownSlot = sheet ? chosenBefore : chosen;
  return (
    <div className="pb-24 lg:pb-0">
      <Gallery
        id={restaurant._id}
        cover={restaurant.cover}
        photos={restaurant.photos}
        name={restaurant.company_name}
        locale={localeOfCountry(restaurant.country)}
      />
      <div className="page-width mt-6 lg:mt-8 lg:grid lg:grid-cols-[minmax(0,1fr)_24.5rem] lg:gap-16">
        <About data={data} refusal={refusal} told={told} />
        <aside id="reservar" className="hidden target:block lg:block">
          <div className="mt-10 rounded-4 border border-line bg-surface p-6 shadow-2 lg:sticky lg:top-6 lg:mt-0">
            <BookingBox data={data} saving={saving} chosen={shownSlot} onChoose={choose} titled />
          </div>
        </aside>
      </div>
      <Similar cards={data.similar} people={data.people} />
      <BookingBar data={data} chosen={shownSlot} saving={saving} onOpen={open} />
      <Dialog
        open={sheet}
        onClose={() => setSheet(false)}
        title={m.restaurant.bookTitle}
        closeLabel={m.site.close}
        sheet
      >
        {filled ? (
          <BookingBox data={data} saving={saving} chosen={chosen} onChoose={choose} />
        ) : (
          <Skeleton className="h-[34rem]" />
        )}
      </Dialog>
    </div>
  );
}

/** All that is said of it; a press that opens the sheet or chooses a time does not draw it again. */
const About = memo(function About({
  data,
  refusal,
  told,
}: {
  data: RestaurantData;
  refusal: HoldRefusal | undefined;
  told: RefObject<HTMLDivElement | null>;
}) {
  const words = useWords();
  const { locale, m, money } = words;
  const { off } = useDiscount();
  const { restaurant, kitchen } = data;
  // The restaurant's text is in its country's language unless it wrote it in the reader's too.
  const ofRestaurant = localeOfCountry(restaurant.country);
  const translated = restaurant.more[languageOf(locale)];
  const description = translated || restaurant.description;
  const district = restaurant.address[0]?.district;
  const facts = [
    kitchen[0],
    [district, restaurant.region.city].filter(Boolean).join(', '),
    restaurant.ticket_avg ? m.restaurant.averagePerPerson(money(restaurant.ticket_avg, 'short')) : '',
  ];
  return (
    <div className="min-w-0">
      <div className="flex items-center gap-4">
        {restaurant.logo ? (
          <Picture
            picture={restaurant.logo}
            sizes="76px"
            alt=""
            className="hidden size-[4.75rem] shrink-0 rounded-3 sm:block"
          />
        ) : null}
        <div className="min-w-0">
          <h1 className="text-dlg">{restaurant.company_name}</h1>
          <p className="mt-1 text-md text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <Rating rating={restaurant.rating} />
        {restaurant.honour_rate === null ? null : (
          <Tag tone="ok">
            <BadgePercent aria-hidden="true" className="size-4" />
            {m.restaurant.honoured(formatPercent(restaurant.honour_rate, locale), off)}
          </Tag>
        )}
        <Tag>
          <Clock aria-hidden="true" className="size-4" />
          {m.restaurant.tolerance(restaurant.table_tolerance)}
        </Tag>
        {data.services.slice(0, 3).map(({ name, icon }) => (
          <Tag key={name}>
            <CatalogueIcon icon={icon} className="size-4" />
            {name}
          </Tag>
        ))}
        <ShareButton
          path={`/restaurant/description/${restaurant.slug}`}
          title={restaurant.company_name}
          text={restaurant.company_name}
        />
      </div>
      {refusal ? (
        <div ref={told} tabIndex={-1} className="mt-5 flex scroll-mt-6 flex-col gap-5 outline-none">
          <RefusalBanner refusal={refusal} />
          <HeldTables tables={refusal.held} />
          <Alternatives alternatives={refusal.alternatives} people={refusal.people} />
        </div>
      ) : null}
      {data.freed && !refusal ? (
        <div className="mt-5 flex flex-col gap-5">
          <Banner tone="wait" live="status" icon={<CircleAlert aria-hidden="true" className="size-5" />}>
            {m.restaurant.freed[data.freed.why]}
          </Banner>
          <HeldTables tables={data.freed.held} />
        </div>
      ) : null}
      {data.notSold ? (
        <div className="mt-5">
          <Banner tone="info" live="status" icon={<Info aria-hidden="true" className="size-5" />}>
            {`${notSold(words, data.notSold.date, data.notSold)} ${m.search.showingDay(words.date(data.date))}`}
          </Banner>
        </div>
      ) : null}
      <Covers desserts={restaurant.covers.desserts} />
      {description ? (
        <section className="mt-11">
          <h2 className="text-dmd">{m.restaurant.aboutTitle}</h2>
          <p lang={translated ? locale : ofRestaurant} className="mt-3 max-w-[66ch] whitespace-pre-line text-ink-2">
            {description}
          </p>
        </section>
      ) : null}
      <Menu menu={restaurant.menu} lang={ofRestaurant} />
      <Practical data={data} />
      <Reviews rating={restaurant.rating} shown={data.reviews} lang={ofRestaurant} />
    </div>
  );
});

const Similar = memo(function Similar({ cards, people }: { cards: RestaurantData['similar']; people: number }) {
  const { m } = useWords();
  if (cards.length === 0) return null;
  return (
    <section className="rests page-width mt-16 [--rest:98rem] sm:[--rest:60rem] lg:[--rest:73rem] xl:[--rest:30rem]">
      <h2 className="mb-5 text-dmd">{m.restaurant.similarTitle}</h2>
      <ul className="grid gap-x-6 gap-y-9 sm:grid-cols-2 xl:grid-cols-4">
        {cards.map((card) => (
          <li key={card._id} className="min-w-0">
            <RestaurantCard card={card} people={people} level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
});

function RefusalBanner({ refusal }: { refusal: HoldRefusal }) {
  const { m } = useWords();
  return (
    <Problem
      action={
        refusal.signIn ? (
          <Link to={refusal.signIn} className={buttonClass()}>
            {m.site.signIn}
          </Link>
        ) : null
      }
    >
      {refusal.message}
    </Problem>
  );
}
