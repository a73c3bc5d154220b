import { distanceText } from '@metade/booking-flow/filter-steps.ts';
import type { SlotOfferView } from '@metade/contracts/restaurants.ts';
import { formatPercent } from '@metade/i18n/format-money.ts';
import { Bite } from '@metade/ui/bite.tsx';
import type { ReactNode } from 'react';
import { PageLink } from '../shell/page-link.tsx';
import { Symbol } from '../shell/symbols.tsx';
import { Heart } from '../heart/heart.tsx';
import { useDiscount } from '../shell/discount.ts';
import { WaitForDay } from '../waitlist/wait-chip.tsx';
import { useWords } from '../words/words.tsx';
import type { CardView } from './card-view.ts';
import { Picture } from '../pictures/picture.tsx';
import { SlotLink } from './slot-link.tsx';

/**
 * A restaurant in a list, with its next free times. `eager` for the first visible one; heart: its button, where the list handles
 * it.
 */
export function RestaurantCard({
  card,
  people,
  date,
  level = 2,
  eager = false,
  sizes = CARD_SIZES,
  distance = false,
  heart,
}: {
  card: CardView;
  people: number;
  date?: string | undefined;
  level?: 2 | 3;
  eager?: boolean;
  sizes?: string;
  /** Shows the distance from the search's origin. */
  distance?: boolean;
  heart?: ReactNode;
}) {
  const { locale, m, money, number, date: dateText } = useWords();
  const { off } = useDiscount();
  const Heading = level === 2 ? 'h2' : 'h3';
  const facts = [card.kitchenName, card.district || card.city];
  if (distance && card.distance_km !== null) facts.unshift(m.search.distance(distanceText(card.distance_km, number)));
  const trust = [
    card.honour_rate === null ? '' : m.search.honoured(formatPercent(card.honour_rate, locale)),
    card.saved === null ? '' : m.search.saved(money(card.saved, 'short')),
  ].filter(Boolean);
  const first = card.next_slots[0];
  return (
    <article className="relative min-w-0">
      <PageLink
        to={`/restaurant/description/${card.slug}${query(date ?? first?.date, people)}`}
        className="group block rounded-3"
      >
        <div className="relative overflow-hidden rounded-3">
          <Picture
            picture={card.cover}
            sizes={sizes}
            eager={eager}
            alt=""
            className="aspect-video w-full sm:aspect-[4/3]"
          />
          <Bite top={m.site.biteTop(off)} bottom={m.site.biteBottom} />
        </div>
        <div className="mt-3 flex items-baseline justify-between gap-3">
          <Heading className="min-w-0 truncate text-lg group-hover:underline">{card.company_name}</Heading>
          <Rating rating={card.rating} />
        </div>
        <p className="flex text-sm text-ink-2">
          <span className="truncate">{facts.filter(Boolean).join(' · ')}</span>
          {card.ticket_avg ? (
            <span className="shrink-0 whitespace-pre"> · {m.search.average(money(card.ticket_avg, 'short'))}</span>
          ) : null}
        </p>
        {trust.length > 0 ? (
          <p className="flex flex-wrap gap-x-3 text-xs text-ink-3 max-sm:[&>:nth-child(2)]:hidden">
            {trust.map((one) => (
              <span key={one}>{one}</span>
            ))}
          </p>
        ) : null}
        {card.dish ? (
          <p className="truncate text-xs font-semibold">
            {m.search.dishFound}: {card.dish}
          </p>
        ) : null}
      </PageLink>
      {heart ?? <Heart restaurant={card._id} name={card.company_name} className="top-3 right-3" />}
      {card.near_miss && first ? (
        <p className="mt-1 text-xs font-semibold text-info">
          {m.search.nearMiss[card.near_miss]}:{' '}
          {[card.near_miss === 'city' ? card.city : '', dateText(first.date)].filter(Boolean).join(', ')}
        </p>
      ) : null}
      {card.next_slots.length > 0 ? (
        <ul className="mt-2.5 grid grid-cols-2 gap-2">
          {card.next_slots.slice(0, 4).map((slot) => (
            <li key={slot.slot + slot.date}>
              <SlotLink slot={slot} restaurant={card} people={people} />
            </li>
          ))}
        </ul>
      ) : card.next_free ? null : (
        <p className="mt-2.5 flex min-h-11 items-center rounded-2 border border-dashed border-line-strong px-3 text-xs text-ink-2">
          {m.restaurant.noSlots}
        </p>
      )}
      {card.next_free ? <NextFree card={card} next={card.next_free} people={people} /> : null}
      {card.next_slots.length > 1 && first && card.next_slots.every((slot) => slot.state === 'full') ? (
        <WaitForDay restaurant={card._id} date={first.date} people={people} />
      ) : null}
    </article>
  );
}

/** For a restaurant without a free time on the day: its first later one. */
function NextFree({ card, next, people }: { card: CardView; next: SlotOfferView; people: number }) {
  const { m, money, Date, time } = useWords();
  return (
    <PageLink
      to={`/restaurant/description/${card.slug}?date=${next.date}&people=${people}&slot=${next.slot}`}
      className="mt-2.5 flex min-h-11 items-center justify-between gap-3 rounded-2 border border-line px-3 text-sm hover:bg-hover"
    >
      <span className="min-w-0">
        <span className="text-ink-2">{m.search.nextFree}: </span>
        <span className="font-semibold">{`${Date(next.date, 'short')}, ${time(next)}`}</span>
      </span>
      <span className="shrink-0 text-xs text-ink-2">{money(next.price, 'short')}</span>
    </PageLink>
  );
}

const CARD_SIZES = '(min-width: 112.5rem) 24rem, (min-width: 1254px) 28rem, (min-width: 640px) 45vw, 92vw';

function query(date: string | undefined, people: number): string {
  return date ? `?date=${date}&people=${people}` : `?people=${people}`;
}

/** Stars with the figure; a restaurant without reviews says so. */
export function Rating({ rating }: { rating: { average: number | null; count: number } }) {
  const { m, number } = useWords();
  if (rating.average === null)
    return <span className="shrink-0 text-xs font-semibold text-ink-2">{m.search.newHere}</span>;
  const average = number(rating.average, 1);
  return (
    <span className="flex shrink-0 items-center gap-1 text-sm font-semibold">
      <Symbol name="star" className="size-3.5 fill-current" />
      <span className="sr-only">{m.search.ratingLabel(average, rating.count)}</span>
      <span aria-hidden="true">
        {average} <span className="font-normal text-ink-2">{`(${rating.count})`}</span>
      </span>
    </span>
  );
}
