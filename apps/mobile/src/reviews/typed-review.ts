import type { OwnReview } from '@metade/contracts/reviews.ts';

export const scores = ['food', 'service', 'place', 'value'] as const;
export type Score = (typeof scores)[number];

/** A review as it is typed. A score that was not given is empty; discount: whether it was taken off right, empty for not known. */
export type TypedReview = Record<Score | 'title' | 'comment', string> & {
  discount: 'yes' | 'no' | '';
  private: 'on' | '';
};

export function typedOf(review: OwnReview | null): TypedReview {
  const given = (name: Score) => String(review?.rating.find((one) => one.name === name)?.score ?? '');
  const right = review?.discount_right ?? null;
  return {
    title: review?.title ?? '',
    comment: review?.comment ?? '',
    food: given('food'),
    service: given('service'),
    place: given('place'),
    value: given('value'),
    discount: right === null ? '' : right ? 'yes' : 'no',
    private: review?.private ? 'on' : '',
  };
}

/** As the API takes it; a missing score is left out, so that the API asks for it. */
export function reviewOf(typed: TypedReview) {
  // The API refuses a body without a score; its type cannot express that here.
  const score = (name: Score) => (typed[name] === '' ? undefined : Number(typed[name])) as number;
  return {
    title: typed.title.trim(),
    comment: typed.comment.trim(),
    food: score('food'),
    service: score('service'),
    place: score('place'),
    value: score('value'),
    private: typed.private === 'on',
    discount_right: typed.discount === '' ? null : typed.discount === 'yes',
  };
}
