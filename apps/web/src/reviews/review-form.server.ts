import type { OwnReview } from '@metade/contracts/reviews.ts';
import type { FormProblem } from '../http/form-problem.server.ts';

/** The rating form's fields as they stand in it. */
export type ReviewFields = Partial<Record<string, string>>;

export interface ReviewResult {
  problem: FormProblem;
  /** What was typed. */
  kept: ReviewFields;
}

/** What a rating form says, for the API; a score that was not chosen is left out, so that it is asked for. */
export function readReviewForm(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  // The API refuses a body without a score; its type cannot say so here.
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

/** A review as the form shows it. */
export function fieldsOfReview(review: OwnReview): ReviewFields {
  return {
    title: review.title,
    comment: review.comment,
    ...Object.fromEntries(review.rating.map(({ name, score }) => [name, String(score)])),
    private: review.private ? 'on' : '',
    discount_right: review.discount_right === null ? '' : review.discount_right ? 'yes' : 'no',
  };
}

/** What was typed, to show it again beside what is wrong with it. */
export function keptOf(form: FormData): ReviewFields {
  return Object.fromEntries([...form].filter(([, value]) => typeof value === 'string')) as ReviewFields;
}
