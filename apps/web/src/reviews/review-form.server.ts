import type { OwnReview } from '@metade/contracts/reviews.ts';
import type { FormProblem } from '../http/form-problem.server.ts';

/** The rating form's field names. */
export type ReviewFields = Partial<Record<string, string>>;

export interface ReviewResult {
  problem: FormProblem;
  /** Input. */
  kept: ReviewFields;
}

/** A rating form in the API's shape; a missing score is left out, so that the API asks for it. */
export function readReviewForm(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  // The API refuses a body without a score; its type cannot express that here.
  const score = (name: string) => (text(name) === '' ? undefined : Number(text(name))) as number;
  const right = text('discount_right');
  return {
    title: text('title'),
    comment: text('comment').replaceAll('\r\n', '\n'),
    food: score('food'),
    service: score('service'),
    place: score('place'),
    value: score('value'),
    private: text('private') === 'on',
    discount_right: right === '' ? null : right === 'yes',
  };
}

/** A review in the form's shape. */
export function fieldsOfReview(review: OwnReview): ReviewFields {
  return {
    title: review.title,
    comment: review.comment,
    ...Object.fromEntries(review.rating.map(({ name, score }) => [name, String(score)])),
    private: review.private ? 'on' : '',
    discount_right: review.discount_right === null ? '' : review.discount_right ? 'yes' : 'no',
  };
}

/** Input to show again beside its errors. */
export function keptOf(form: FormData): ReviewFields {
  return Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')) as ReviewFields;
}
