import { data, redirect } from 'react-router';
import { RateMealPage } from '../reviews/rate-meal-page.tsx';
import { factsContext } from '../server/context.ts';
import { formProblem } from '../server/form-problem.ts';
import { orderWithReview } from '../server/own-review.ts';
import { readUpload } from '../server/read-upload.ts';
import { requireUser } from '../server/require-user.ts';
import { keptOf, readReviewForm } from '../server/review-form.ts';
import { photoLimits, textLimits } from '../server/review-limits.ts';
import { addReviewPhotos } from '../server/review-photos.ts';
import { metaOf, pageHead } from '../server/seo.ts';
import type { Route } from './+types/rate-meal';

export const handle = { layout: { footer: 'white' } };

export async function loader({ context, params }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  const [{ order, review }, limits, photos] = await Promise.all([
    orderWithReview(facts, params.id),
    textLimits(facts),
    photoLimits(facts),
  ]);
  if (review) throw redirect(`/profile/assessments/${params.id}`);
  const { title, rateTitle } = facts.messages.reviews;
  return {
    head: pageHead(facts, { title: `${title} · Metade`, noindex: true }),
    title: rateTitle(order.restaurant.company_name),
    date: order.date,
    time: order.time,
    tookPlace: order.state === 'arrived' || order.state === 'completed',
    order: order._id,
    limits,
    photos,
  };
}

export type RateMealData = Awaited<ReturnType<typeof loader>>;

/** Rates the meal once, then adds its pictures; whoever has rated it already in another window sees what he wrote there. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  const form = await readUpload(facts, request, (await photoLimits(facts)).max);
  let leftOut: string[] = [];
  try {
    await facts.api.call('createReview', { params, body: readReviewForm(form) });
    leftOut = await addReviewPhotos(facts, params.id, form);
  } catch (error) {
    const problem = formProblem(error);
    if (problem.code !== 'review_exists') return data({ problem, kept: keptOf(form) }, problem.status);
  }
  throw redirect(`/profile/assessments/${params.id}?saved=1${leftOut.length > 0 ? `&out=${leftOut.join()}` : ''}`);
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function RateMeal({ loaderData, actionData }: Route.ComponentProps) {
  return <RateMealPage data={loaderData} result={actionData} />;
}
