import { data, redirect } from 'react-router';
import { WaitApprovalPage } from '../register/wait-approval-page.tsx';
import { factsContext } from '../server/context.ts';
import { formProblem } from '../server/form-problem.ts';
import { submit } from '../server/registration-action.ts';
import { requireUser } from '../server/require-user.ts';
import { metaOf, pageHead } from '../server/seo.ts';
import type { Route } from './+types/wait-approval';

export const handle = { layout: { footer: 'white' } };

export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  const { data: registration } = await facts.api.call('getRegistration', {});
  if (!registration || registration.state === 'draft') throw redirect('/restaurant/register');
  return {
    head: pageHead(facts, { title: `${facts.messages.register.title} · Metade`, noindex: true }),
    registration,
    address: facts.options.contactEmail,
  };
}

/** Hands the registration in again. */
export async function action({ context }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  const { data: registration } = await facts.api.call('getRegistration', {});
  if (!registration) throw redirect('/restaurant/register');
  try {
    await submit(facts, registration._id);
  } catch (error) {
    const problem = formProblem(error);
    return data({ problem }, problem.status);
  }
  throw redirect('/restaurant/wait-approval');
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function WaitApproval({ loaderData, actionData }: Route.ComponentProps) {
  return <WaitApprovalPage data={loaderData} problem={actionData?.problem} />;
}

export type WaitApprovalData = Awaited<ReturnType<typeof loader>>;
