import { failureWords } from '@metade/i18n/failure-words.ts';
import { leftOutWords } from '@metade/i18n/failures.ts';
import { localDateOf } from '@metade/i18n/format-date.ts';
import { redirect } from 'react-router';
import type { RequestFacts } from '../http/context.server.ts';
import { requireUser } from '../http/require-user.server.ts';
import { pageHead } from '../site/seo.ts';
import { orderWithReview } from './own-review.server.ts';
import { fieldsOfReview } from './review-form.server.ts';
import { photoLimits, textLimits } from './review-limits.server.ts';

export async function assessmentData(facts: RequestFacts, params: { id: string }) {
  await requireUser(facts);
  const [{ order, review }, limits, photos] = await Promise.all([
    orderWithReview(facts, params.id),
    textLimits(facts),
    photoLimits(facts),
  ]);
  const leftOut = facts.url.searchParams.get('out')?.split(',') ?? [];
  if (!review) throw redirect(`/avalia/${params.id}`);
  return {
    head: pageHead(facts, { title: `${facts.messages.reviews.title} · Metade`, noindex: true }),
    review,
    fields: fieldsOfReview(review),
    editUntil: review.editable_until && localDateOf(review.editable_until, order.restaurant.time_zone),
    saved: facts.url.searchParams.get('saved') === '1',
    limits,
    photos,
    leftOut: leftOutWords(leftOut, photos, failureWords(facts.locale), facts.messages.site.somethingFailed),
  };
}

export type AssessmentData = Awaited<ReturnType<typeof assessmentData>>;
