import { failureWords } from '@metade/i18n/failure-words.ts';
import { leftOutWords } from '@metade/i18n/failures.ts';
import { data, redirect } from 'react-router';
import { OwnReviewPage } from '../reviews/own-review-page.tsx';
import { factsContext } from '../http/context.server.ts';
import { formProblem } from '../http/form-problem.server.ts';
import { readUpload } from '../pictures/read-upload.server.ts';
import { requireUser } from '../http/require-user.server.ts';
import { keptOf, readReviewForm } from '../reviews/review-form.server.ts';
import { photoLimits } from '../reviews/review-limits.server.ts';
import { addReviewPhotos } from '../reviews/review-photos.server.ts';
import { metaOf } from '../site/seo.ts';
import { useSaidOnce } from '../shell/said-once.ts';
import { assessmentData } from '../reviews/assessment-data.server.ts';
import type { Route } from './+types/assessment';

export const handle = { layout: { footer: 'white' } };

export const loader = ({ context, params }: Route.LoaderArgs) => assessmentData(context.get(factsContext), params);

/** Changes the review's text, adds photos, or removes one. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  const limits = await photoLimits(facts);
  const form = await readUpload(facts, request, limits.max);
  try {
    switch (form.get('intent')) {
      case 'photos': {
        const leftOut = await addReviewPhotos(facts, params.id, form);
        if (leftOut.length > 0)
          return data(
            { photos: leftOutWords(leftOut, limits, failureWords(facts.locale), facts.messages.site.somethingFailed) },
            422,
          );
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
