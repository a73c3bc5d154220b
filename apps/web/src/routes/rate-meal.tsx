import { data, redirect } from 'react-router';
import { RateMealPage } from '../reviews/rate-meal-page.tsx';
import { factsContext } from '../http/context.server.ts';
import { formProblem } from '../http/form-problem.server.ts';
import { readUpload } from '../pictures/read-upload.server.ts';
import { requireUser } from '../http/require-user.server.ts';
import { keptOf, readReviewForm } from '../reviews/review-form.server.ts';
import { photoLimits } from '../reviews/review-limits.server.ts';
import { addReviewPhotos } from '../reviews/review-photos.server.ts';
import { metaOf } from '../site/seo.ts';
import { rateMealData } from '../reviews/rate-meal-data.server.ts';
import type { Route } from './+types/rate-meal';

export const handle = { layout: { footer: 'white' } };

export const loader = ({ context, params }: Route.LoaderArgs) => rateMealData(context.get(factsContext), params);

/** Rates the meal once, then adds photos; a meal rated in another window redirects to that review. */
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
