import { ApiRefusal } from '@metade/api-client/client.ts';
import { issueMessage } from '@metade/i18n/errors.ts';
import type { RequestFacts } from '../http/context.server.ts';
import type { PhotoLimits } from './review-limits.server.ts';

/** Uploads a form's photos to a diner's review. Answers the distinct codes of rejected ones. */
export async function addReviewPhotos(facts: RequestFacts, order: string, form: FormData): Promise<string[]> {
  const sent = new FormData();
  for (const file of form.getAll('file'))
    if (file instanceof File && file.size > 0) sent.append('file', file, file.name || 'picture');
  if (!sent.has('file')) return [];
  try {
    const { refused } = await facts.api.call('uploadReviewPhotos', { params: { id: order } }, { form: sent });
    return [...new Set(refused.map(({ code }) => code))];
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    const { code, issues } = error.problem;
    return [...new Set(issues?.map((issue) => issue.code) ?? [code])];
  }
}

/** Messages for rejected photos by code; an unknown code gets a general message. */
export function leftOutWords(facts: RequestFacts, codes: readonly string[], limits: PhotoLimits): string {
  const said = codes.map((code) => {
    const max = code === 'photos_limit' ? limits.max : limits.megabytes;
    return known.has(code) ? issueMessage(code, 'file', facts.locale, { max }) : facts.messages.site.somethingFailed;
  });
  return [...new Set(said)].join(' ');
}

const known = new Set(['picture_kind', 'picture_broken', 'picture_giant', 'picture_large', 'photos_limit']);
