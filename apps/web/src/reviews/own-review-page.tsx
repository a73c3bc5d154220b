import { Banner, Problem } from '@metade/ui/banner.tsx';
import { buttonClass } from '@metade/ui/button.tsx';
import { CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { AssessmentData } from './assessment-data.server.ts';
import type { ReviewResult } from './review-form.server.ts';
import { PhotosForm } from './photos-form.tsx';
import { useWords } from '../words/words.tsx';
import { RatingForm } from './rating-form.tsx';
import { WrittenReview } from './written-review.tsx';

/** Errors of the page's forms: text or photos. */
type AssessmentResult = ReviewResult | { photos: string };

/** A diner's own review with the restaurant's reply, and the form while it can be changed. */
export function OwnReviewPage({
  data,
  result: answer,
}: {
  data: AssessmentData;
  result: AssessmentResult | undefined;
}) {
  const { m, date } = useWords();
  const { review, editUntil } = data;
  const result = answer && 'problem' in answer ? answer : undefined;
  const photosProblem = answer && 'photos' in answer ? answer.photos : undefined;
  return (
    <div className="page-width pt-8 md:pt-12">
      <div className="mx-auto max-w-2xl">
        <h1 className="text-dlg">{m.reviews.ownTitle(review.restaurant.company_name)}</h1>
        {data.saved && !answer ? (
          <div className="mt-5">
            {data.leftOut ? (
              <Problem>
                {m.reviews.photosLeftOut} {data.leftOut}
              </Problem>
            ) : (
              <Banner tone="ok" live="status" icon={<CircleCheck aria-hidden="true" className="size-5" />}>
                {m.reviews.saved}
              </Banner>
            )}
          </div>
        ) : null}
        <WrittenReview review={review} />
        {editUntil ? (
          <section className="mt-8 border-t border-line pt-8">
            <h2 className="text-dsm">{m.reviews.edit}</h2>
            <p className="mt-1 text-sm text-ink-2">{m.reviews.editUntil(date(editUntil))}</p>
            <RatingForm key={JSON.stringify(data.fields)} saved={data.fields} result={result} limits={data.limits} />
            <PhotosForm review={review} limits={data.photos} error={photosProblem} />
          </section>
        ) : result ? (
          <Problem>{result.problem.message}</Problem>
        ) : null}
        <Link to="/profile/orders/rating" className={`${buttonClass()} mt-8`}>
          {m.reviews.title}
        </Link>
      </div>
    </div>
  );
}
