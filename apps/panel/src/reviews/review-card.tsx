import type { RestaurantReview } from '@metade/contracts/restaurant-reviews.ts';
import { formatNumber } from '@metade/i18n/format-money.ts';
import { Button } from '@metade/ui/button.tsx';
import { Tag } from '@metade/ui/tag.tsx';
import { Flag, Lock, Star } from 'lucide-react';
import { useState } from 'react';
import { useRestaurant } from '../restaurant/current-restaurant.tsx';
import { useSession } from '../session/session.tsx';
import { useToast } from '../shell/toast.tsx';
import { useWords } from '../words/words.tsx';
import { ReviewPhotos } from './review-photos.tsx';
import { WordsForm } from './words-form.tsx';

/** A review with its scores, the restaurant's reply or the form for it, and a button to report it. */
export function ReviewCard({
  review,
  onChanged,
}: {
  review: RestaurantReview;
  onChanged: (review: RestaurantReview) => void;
}) {
  const { m, locale, date } = useWords();
  const words = m.manage.reviews;
  const { call } = useSession();
  const { restaurant } = useRestaurant();
  const { show } = useToast();
  const [open, setOpen] = useState<'reply' | 'flag' | null>(null);
  const params = { id: restaurant._id, review: review._id };
  const done = (next: RestaurantReview, text: string) => {
    setOpen(null);
    onChanged(next);
    show({ text });
  };
  const score = (value: number) => formatNumber(value, locale, 1);
  return (
    <li className="py-6">
      <article aria-labelledby={review._id}>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="flex items-center gap-1.5 text-lg font-semibold">
            <Star aria-hidden="true" className="size-5 fill-current text-wait" />
            <span className="sr-only">{words.average}</span>
            {score(review.average)}
          </p>
          {review.private ? (
            <Tag>
              <Lock aria-hidden="true" className="size-4" />
              {words.private}
            </Tag>
          ) : null}
          {review.flagged ? (
            <Tag tone={review.settled ? 'neutral' : 'info'}>
              <Flag aria-hidden="true" className="size-4" />
              {review.settled ? words.settled : words.flagged}
            </Tag>
          ) : null}
          {review.discount_right === false ? <Tag tone="bad">{words.discountWrong}</Tag> : null}
        </div>
        <h2 id={review._id} lang={review.locale} className="mt-2 text-lg font-semibold break-words">
          {review.title}
        </h2>
        <p className="text-sm text-ink-3">
          {review.user} · {date((review.date ?? review.created).slice(0, 10), 'past')}
        </p>
        <p lang={review.locale} className="mt-2 max-w-2xl break-words whitespace-pre-line text-ink-2">
          {review.comment}
        </p>
        <ReviewPhotos photos={review.photos} />
        <ul className="mt-2 flex flex-wrap gap-x-5 text-sm text-ink-3">
          {review.rating.map(({ name, score: value }) => (
            <li key={name}>
              {words.scores[name]} <b className="font-semibold text-ink">{value}</b>
            </li>
          ))}
        </ul>
        {review.reply ? (
          <div className="mt-4 max-w-2xl rounded-3 bg-sunk px-4 py-3 text-sm">
            <p className="font-semibold">{words.yourReply}</p>
            <p className="mt-1 break-words whitespace-pre-line text-ink-2">{review.reply}</p>
          </div>
        ) : null}
        {open === null ? (
          <div className="mt-4 flex flex-wrap gap-3">
            {review.reply ? null : (
              <Button aria-label={words.replyTo(review.user)} onClick={() => setOpen('reply')}>
                {words.reply}
              </Button>
            )}
            {review.flagged ? null : (
              <Button kind="text" aria-label={words.flagOf(review.user)} onClick={() => setOpen('flag')}>
                {words.flag}
              </Button>
            )}
          </div>
        ) : null}
        {open === 'reply' ? (
          <WordsForm
            label={words.replyLabel}
            hint={words.replyHint}
            least={2}
            submit={words.replySend}
            onCancel={() => setOpen(null)}
            send={async (reply) => {
              const { data } = await call('replyToReview', { params, body: { reply } });
              done(data, words.replied);
            }}
          />
        ) : null}
        {open === 'flag' ? (
          <WordsForm
            label={words.flagLabel}
            hint={words.flagHint}
            least={10}
            submit={words.flagSend}
            onCancel={() => setOpen(null)}
            send={async (reason) => {
              const { data } = await call('flagReview', { params, body: { reason } });
              done(data, words.flagDone);
            }}
          />
        ) : null}
      </article>
    </li>
  );
}
