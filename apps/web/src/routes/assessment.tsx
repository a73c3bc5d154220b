import { localDateOf } from '@metade/i18n/format-date.ts';
import { data, redirect } from 'react-router';
import { OwnReviewPage } from '../reviews/own-review-page.tsx';
import { factsContext } from '../server/context.ts';
import { formProblem } from '../server/form-problem.ts';
import { orderWithReview } from '../server/own-review.ts';
import { readForm } from '../server/read-form.ts';
import { requireUser } from '../server/require-user.ts';
import { fieldsOfReview, keptOf, readReviewForm } from '../server/review-form.ts';
import { textLimits } from '../server/review-limits.ts';
import { metaOf, pageHead } from '../server/seo.ts';
import { useSaidOnce } from '../shell/said-once.ts';
import type { Route } from './+types/assessment';

export const handle = { layout: { footer: 'white' } };

export async function loader({ context, params }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  const [{ order, review }, limits] = await Promise.all([orderWithReview(facts, params.id), textLimits(facts)]);
  if (!review) throw redirect(`/avalia/${params.id}`);
  return {
    head: pageHead(facts, { title: `${facts.messages.reviews.title} · Metade`, noindex: true }),
    review,
    fields: fieldsOfReview(review),
    editUntil: review.editable_until && localDateOf(review.editable_until, order.restaurant.time_zone),
    saved: facts.url.searchParams.get('saved') === '1',
    limits,
  };
}

export type AssessmentData = Awaited<ReturnType<typeof loader>>;

export async function action({ context, params, request }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  const form = await readForm(request);
  try {
    await facts.api.call('updateReview', { params, body: readReviewForm(form) });
  } catch (error) {
    const problem = formProblem(error);
    return data({ problem, kept: keptOf(form) }, problem.status);
  }
  throw redirect(`/profile/assessments/${params.id}?saved=1`);
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function Assessment({ loaderData, actionData }: Route.ComponentProps) {
  useSaidOnce('saved');
  return <OwnReviewPage data={loaderData} result={actionData} />;
}
