import { data, redirect } from 'react-router';
import { TicketsPage } from '../rewards/tickets-page.tsx';
import { factsContext } from '../http/context.server.ts';
import { formProblem } from '../http/form-problem.server.ts';
import { readForm } from '../http/read-form.server.ts';
import { requireUser } from '../http/require-user.server.ts';
import { metaOf } from '../site/seo.ts';
import { useSaidOnce } from '../shell/said-once.ts';
import { ticketsData } from '../rewards/tickets-data.server.ts';
import type { Route } from './+types/tickets';

export const handle = { layout: { footer: 'white' } };

export const loader = ({ context }: Route.LoaderArgs) => ticketsData(context.get(factsContext));

export async function action({ context, request }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  const form = await readForm(request);
  const field = (name: string) => String(form.get(name) ?? '');
  const accepts = field('intent') === 'accept';
  try {
    if (accepts) await facts.api.call('acceptInvitation', { body: { code: field('code') } });
    else await facts.api.call('redeemPoints', {}, { idempotencyKey: field('key') || undefined });
  } catch (error) {
    const { message, status } = formProblem(error);
    return data({ message, at: accepts ? ('invite' as const) : ('points' as const) }, status);
  }
  throw redirect(accepts ? '/profile/tickets?done=accepted' : '/profile/tickets?done=redeemed');
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function Tickets({ loaderData, actionData }: Route.ComponentProps) {
  useSaidOnce('done');
  return <TicketsPage data={loaderData} problem={actionData ?? null} />;
}
