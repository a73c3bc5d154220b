import { redirect } from 'react-router';
import type { RequestFacts } from '../http/context.server.ts';
import { requireUser } from '../http/require-user.server.ts';
import { pageHead } from '../site/seo.ts';

export async function waitApprovalData(facts: RequestFacts) {
  await requireUser(facts);
  const { data: registration } = await facts.api.call('getRegistration', {});
  if (!registration || registration.state === 'draft') throw redirect('/restaurant/register');
  return {
    head: pageHead(facts, { title: `${facts.messages.register.title} · Metade`, noindex: true }),
    registration,
    address: facts.options.contactEmail,
  };
}

export type WaitApprovalData = Awaited<ReturnType<typeof waitApprovalData>>;
