import { Bite } from '@metade/ui/bite.tsx';
import type { ReactNode } from 'react';
import { PageLink } from '../shell/page-link.tsx';
import { Symbol } from '../shell/symbols.tsx';
import { Heart } from '../wishlist/heart.tsx';
import { useDiscount } from '../shell/discount.ts';
import { useWords } from '../words/words.tsx';
import type { CardView } from './card-view.ts';
import { Picture } from './picture.tsx';
import { SlotLink } from './slot-link.tsx';

/** A restaurant in a list, with its next free times. `eager` for the first in sight; heart: its button, when another minds it. */
export function RestaurantCard({
  card,
  people,
  date,
  level = 2,
  eager = false,
  sizes = CARD_SIZES,
  heart,
}: {
  card: CardView;
  people: number;
  date?: string | undefined;
  level?: 2 | 3;
  eager?: boolean;
  sizes?: string;
  heart?: ReactNode;
}) {
  const { m, money, date: dateText } = useWords();
  const { off } = useDiscount();
  const Heading = level === 2 ? 'h2' : 'h3';
  const facts = [
    card.kitchenName,
    card.district || card.city,
    card.ticket_avg ? m.search.average(money(card.ticket_avg, 'short')) : '',
  ];
  const first = card.next_slots[0];
  return (
    <article className="relative min-w-0">
      <PageLink
        to={`/restaurant/description/${card.slug}${query(date ?? first?.date, people)}`}
        className="group block rounded-3"
      >
        <div className="relative overflow-hidden rounded-3">
          <Picture picture={card.cover} sizes={sizes} eager={eager} alt="" className="aspect-[4/3] w-full" />
          <Bite top={m.site.biteTop(off)} bottom={m.site.biteBottom} />
        </div>
        <div className="mt-3 flex items-baseline justify-between gap-3">
          <Heading className="min-w-0 truncate text-lg group-hover:underline">{card.company_name}</Heading>
          <Rating rating={card.rating} />
        </div>
        <p className="truncate text-sm text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
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
      ) : (
        <p className="mt-2.5 flex min-h-11 items-center rounded-2 border border-dashed border-line-strong px-3 text-xs text-ink-2">
          {m.restaurant.noSlots}
        </p>
      )}
    </article>
  );
}

const CARD_SIZES = '(min-width: 1254px) 28rem, (min-width: 768px) 45vw, 100vw';

function query(date: string | undefined, people: number): string {
  return date ? `?date=${date}&people=${people}` : `?people=${people}`;
}

/** Stars in words and figures; a new place says so. */
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
