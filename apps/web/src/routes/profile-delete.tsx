import { data, redirect } from 'react-router';
import { DeletePage } from '../account/delete-page.tsx';
import { factsContext } from '../http/context.server.ts';
import { forgetSession } from '../http/forget-session.server.ts';
import { formProblem } from '../http/form-problem.server.ts';
import { readForm } from '../http/read-form.server.ts';
import { metaOf } from '../site/seo.ts';
import { deletionData } from '../account/deletion-data.server.ts';
import type { Route } from './+types/profile-delete';

export const handle = { layout: { footer: 'white' } };

export const loader = ({ context }: Route.LoaderArgs) => deletionData(context.get(factsContext));

/** Deletes the account for the displayed amounts; when these changed, shows the new ones instead. */
export async function action({ context, request }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  if (!(await facts.user())) throw alreadyEnded();
  const form = await readForm(request);
  const expected = form.getAll('order').map((entry) => {
    const [order = '', rule = '', refund, credit] = String(entry).split(' ');
    return { order, rule, refund: Number(refund), credit: Number(credit) };
  });
  try {
    await facts.api.call('deleteAccount', { body: { password: String(form.get('password') ?? ''), expected } });
  } catch (error) {
    const problem = formProblem(error);
    if (problem.code === 'unauthenticated') throw alreadyEnded();
    return data({ problem }, problem.status);
  }
  forgetSession(facts);
  throw redirect('/sigin?deleted=1');
}

/** The first press's answer was lost, or it came from another window, or the session had expired. */
const alreadyEnded = () => redirect('/sigin?deleted=ended&from=/profile/delete');

// After a refusal the data may have changed, for example an amount.
export const shouldRevalidate = () => true;

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function DeleteAccount({ loaderData, actionData }: Route.ComponentProps) {
  return <DeletePage data={loaderData} problem={actionData?.problem ?? null} />;
}
