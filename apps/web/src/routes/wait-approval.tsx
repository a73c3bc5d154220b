import { data, redirect } from 'react-router';
import { WaitApprovalPage } from '../register/wait-approval-page.tsx';
import { factsContext } from '../http/context.server.ts';
import { formProblem } from '../http/form-problem.server.ts';
import { submit } from '../register/registration-action.server.ts';
import { requireUser } from '../http/require-user.server.ts';
import { metaOf } from '../site/seo.ts';
import { waitApprovalData } from '../register/wait-approval-data.server.ts';
import type { Route } from './+types/wait-approval';

export const handle = { layout: { footer: 'white' } };

export const loader = ({ context }: Route.LoaderArgs) => waitApprovalData(context.get(factsContext));

/** Submits the registration again. */
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
