import { localDateOf } from '@metade/i18n/format-date.ts';
import { data, redirect } from 'react-router';
import { OwnReviewPage } from '../reviews/own-review-page.tsx';
import { factsContext } from '../server/context.ts';
import { formProblem } from '../server/form-problem.ts';
import { orderWithReview } from '../server/own-review.ts';
import { readUpload } from '../server/read-upload.ts';
import { requireUser } from '../server/require-user.ts';
import { fieldsOfReview, keptOf, readReviewForm } from '../server/review-form.ts';
import { photoLimits, textLimits } from '../server/review-limits.ts';
import { addReviewPhotos, leftOutWords } from '../server/review-photos.ts';
import { metaOf, pageHead } from '../server/seo.ts';
import { useSaidOnce } from '../shell/said-once.ts';
import type { Route } from './+types/assessment';

export const handle = { layout: { footer: 'white' } };

export async function loader({ context, params }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
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
    leftOut: leftOutWords(facts, leftOut, photos),
  };
}

export type AssessmentData = Awaited<ReturnType<typeof loader>>;

/** Changes the words, adds pictures, or takes one away. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  const limits = await photoLimits(facts);
  const form = await readUpload(facts, request, limits.max);
  try {
    switch (form.get('intent')) {
      case 'photos': {
        const leftOut = await addReviewPhotos(facts, params.id, form);
        if (leftOut.length > 0) return data({ photos: leftOutWords(facts, leftOut, limits) }, 422);
        break;
      }
      case 'photo-remove':
        await facts.api.call('removeReviewPhoto', { params: { ...params, photo: String(form.get('photo')) } });
        break;
      default:
        await facts.api.call('updateReview', { params, body: readReviewForm(form) });
    }
  } catch (error) {
    const problem = formProblem(error);
    return data({ problem, kept: keptOf(form) }, problem.status);
  }
  throw redirect(`/profile/assessments/${params.id}?saved=1`);
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function Assessment({ loaderData, actionData }: Route.ComponentProps) {
  useSaidOnce('saved', 'out');
  return <OwnReviewPage data={loaderData} result={actionData} />;
}
