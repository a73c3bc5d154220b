import type { OwnReview } from '@metade/contracts/reviews.ts';
import { Star } from 'lucide-react';
import { useWords } from '../words/words.tsx';
import { ReviewPhotos } from '../pictures/review-photos.tsx';

/** A diner's review, its visibility, and the restaurant's reply. */
export function WrittenReview({ review }: { review: OwnReview }) {
  const { m, number, date } = useWords();
  return (
    <div className="mt-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <span className="flex items-center gap-1 font-semibold">
          <Star aria-hidden="true" className="size-4 fill-current" />
          {number(review.average, 1)}
        </span>
        {review.rating.map(({ name, score }) => (
          <span key={name} className="text-ink-2">
            {m.restaurant.scores[name]} {score}
          </span>
        ))}
        <span className="text-ink-2">{date(review.created.slice(0, 10), 'year')}</span>
      </p>
      <p lang={review.locale} className="mt-2 break-words text-md font-bold">
        {review.title}
      </p>
      <p lang={review.locale} className="mt-1 max-w-[66ch] whitespace-pre-line break-words text-ink-2">
        {review.comment}
      </p>
      <ReviewPhotos review={review} />
      {review.private || review.moderate ? (
        <p className="mt-2 text-sm font-semibold text-info">{review.private ? m.reviews.isPrivate : m.reviews.waits}</p>
      ) : null}
      {review.reply ? (
        <div className="mt-3 max-w-[62ch] rounded-3 bg-sunk px-4 py-3 text-sm">
          <p className="font-semibold">{m.restaurant.replyTitle}</p>
          <p className="mt-1 text-ink-2">{review.reply}</p>
        </div>
      ) : null}
    </div>
  );
}
