import { ApiRefusal } from '@metade/api-client/client.ts';
import type { RequestFacts } from '../http/context.server.ts';
import { requireUser } from '../http/require-user.server.ts';
import { pageHead } from '../site/seo.ts';

export async function deletionData(facts: RequestFacts) {
  await requireUser(facts);
  const head = pageHead(facts, { title: `${facts.messages.profile.deleteTitle} · Metade`, noindex: true });
  try {
    return { head, quote: (await facts.api.call('quoteDeletion', {})).data, refusal: null };
  } catch (error) {
    if (error instanceof ApiRefusal && error.problem.code === 'account_in_charge')
      return { head, quote: null, refusal: error.problem.message };
    throw error;
  }
}

export type DeletionData = Awaited<ReturnType<typeof deletionData>>;
