import { ApiRefusal } from '@metade/api-client/client.ts';
import type { RequestFacts } from '../http/context.server.ts';

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
