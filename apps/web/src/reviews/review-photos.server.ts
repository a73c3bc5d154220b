import { ApiRefusal } from '@metade/api-client/client.ts';
import { issueMessage } from '@metade/i18n/errors.ts';
import type { RequestFacts } from '../http/context.server.ts';
import type { PhotoLimits } from './review-limits.server.ts';

/** Sends a form's pictures to a diner's review of an order. Answers the codes of those that were left out, each once. */
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

/** What is said of pictures that were left out, by their codes; a code that nobody knows says that something failed. */
export function leftOutWords(facts: RequestFacts, codes: readonly string[], limits: PhotoLimits): string {
  const said = codes.map((code) => {
    const max = code === 'photos_limit' ? limits.max : limits.megabytes;
    return known.has(code) ? issueMessage(code, 'file', facts.locale, { max }) : facts.messages.site.somethingFailed;
  });
  return [...new Set(said)].join(' ');
}

const known = new Set(['picture_kind', 'picture_broken', 'picture_giant', 'picture_large', 'photos_limit']);
