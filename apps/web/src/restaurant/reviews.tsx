import type { Restaurant } from '@metade/contracts/restaurants.ts';
import { buttonClass } from '@metade/ui/button.tsx';
import { filterChipClass } from '@metade/ui/chip.tsx';
import { BadgeCheck, Star } from 'lucide-react';
import { type CSSProperties, memo } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { ReviewOrder, ReviewsPage } from './reviews-page.server.ts';
import { ReviewPhotos } from '../pictures/review-photos.tsx';
import { useWords } from '../words/words.tsx';

/** Average rating, its four parts as bars, and reviews by page. */
export const Reviews = memo(function Reviews({
  rating,
  shown,
  lang,
}: {
  rating: Restaurant['rating'];
  shown: ReviewsPage;
  /** The restaurant's language, for its replies. */
  lang: string;
}) {
  const { m, number, date } = useWords();
  return (
    <section
      id={HERE}
      className="rests mt-11 scroll-mt-6 [--rest:calc(21rem+15rem*var(--reviews))] sm:[--rest:calc(13rem+11.3rem*var(--reviews))]"
      style={{ '--reviews': shown.reviews.length } as CSSProperties}
    >
      <h2 className="text-dmd">{m.restaurant.reviewsTitle}</h2>
      {rating.average === null ? (
        <p className="mt-3 text-ink-2">{m.restaurant.noReviews}</p>
      ) : (
        <div className="mt-4 grid items-center gap-6 sm:grid-cols-[12rem_1fr]">
          <p>
            <span className="display block text-dxl">{number(rating.average, 1)}</span>
            <span className="mt-2 block text-sm text-ink-2">{m.restaurant.reviews(rating.count)}</span>
          </p>
          {rating.scores ? (
            <dl className="flex flex-col gap-2 text-sm">
              {SCORES.map((key) => {
                const score = rating.scores?.[key] ?? 0;
                return (
                  <div key={key} className="grid grid-cols-[5rem_1fr_2rem] items-center gap-3">
                    <dt>{m.restaurant.scores[key]}</dt>
                    <dd aria-hidden="true" className="h-2 rounded-pill bg-hover">
                      <div className="h-2 rounded-pill bg-ink" style={{ width: `${score * 20}%` }} />
                    </dd>
                    <dd className="text-right font-semibold">{number(score, 1)}</dd>
                  </div>
                );
              })}
            </dl>
          ) : null}
        </div>
      )}
      {rating.count > 1 ? <Orders {...shown} /> : null}
      <ul className="mt-5">
        {shown.reviews.map((review) => (
          <li key={review._id} className="border-t border-line py-5">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <h3 lang={review.locale} className="text-md font-bold">
                {review.title}
              </h3>
              <p className="flex items-center gap-1 text-sm text-ink-2">
                <Star aria-hidden="true" className="size-3.5 fill-current text-ink" />
                <span className="font-semibold text-ink">{number(review.average, 1)}</span> {review.user},{' '}
                {date(review.created.slice(0, 10), 'month')}
              </p>
            </div>
            {review.dined ? (
              <p className="mt-1 flex items-center gap-1.5 text-xs font-semibold text-ok">
                <BadgeCheck aria-hidden="true" className="size-4" />
                {m.restaurant.dinedHere}
              </p>
            ) : null}
            <p lang={review.locale} className="mt-1.5 max-w-[66ch] text-ink-2">
              {review.comment}
            </p>
            <ReviewPhotos review={review} />
            {review.reply ? (
              <div className="mt-3 max-w-[62ch] rounded-3 bg-sunk px-4 py-3 text-sm">
                <p className="font-semibold">{m.restaurant.replyTitle}</p>
                <p lang={lang} className="mt-1 text-ink-2">
                  {review.reply}
                </p>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      <Pages {...shown} />
    </section>
  );
});

const ORDERS: readonly ReviewOrder[] = ['newest', 'best', 'worst'];

function Orders({ order }: ReviewsPage) {
  const { m } = useWords();
  const [parameters] = useSearchParams();
  const to = (other: ReviewOrder) => {
    const next = new URLSearchParams(parameters);
    next.delete('reviews');
    if (other === 'newest') next.delete('order');
    else next.set('order', other);
    return { search: String(next), hash: HERE };
  };
  return (
    <nav aria-label={m.restaurant.reviewOrder} className="mt-5 flex flex-wrap gap-2">
      {ORDERS.map((one) => (
        <Link
          key={one}
          to={to(one)}
          preventScrollReset
          aria-current={one === order ? 'true' : undefined}
          className={filterChipClass(one === order)}
        >
          {m.restaurant.reviewOrders[one]}
        </Link>
      ))}
    </nav>
  );
}

function Pages({ page, pages }: ReviewsPage) {
  const { m } = useWords();
  const [parameters] = useSearchParams();
  if (pages < 2) return null;
  const to = (other: number) => {
    const next = new URLSearchParams(parameters);
    if (other > 1) next.set('reviews', String(other));
    else next.delete('reviews');
    return { search: String(next), hash: HERE };
  };
  return (
    <nav aria-label={m.restaurant.reviewsTitle} className="flex flex-wrap items-center gap-4 text-sm">
      {page > 1 ? (
        <Link to={to(page - 1)} className={buttonClass()}>
          {m.restaurant.newerReviews}
        </Link>
      ) : null}
      <span>{m.search.page(page, pages)}</span>
      {page < pages ? (
        <Link to={to(page + 1)} className={buttonClass()}>
          {m.restaurant.moreReviews}
        </Link>
      ) : null}
    </nav>
  );
}

const HERE = 'reviews';

const SCORES = ['food', 'service', 'place', 'value'] as const;
