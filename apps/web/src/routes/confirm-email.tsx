import { data } from 'react-router';
import { ConfirmByLink } from '../account/confirm-by-link.tsx';
import { factsContext } from '../http/context.server.ts';
import { formProblem } from '../http/form-problem.server.ts';
import { metaOf, pageHead } from '../site/seo.ts';
import { useWords } from '../words/words.tsx';
import type { Route } from './+types/confirm-email';

export const handle = { layout: { footer: 'white' } };

export const headers = () => ({ 'referrer-policy': 'same-origin' });

export function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  return { head: pageHead(facts, { title: `${facts.messages.account.confirmEmailTitle} · Metade`, noindex: true }) };
}

/** Only the button confirms: mail programs open links by themselves. */
export async function action({ context, params }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  try {
    await facts.api.call('confirmEmail', { body: { token: params.token } });
    return data({ problem: null });
  } catch (error) {
    const problem = formProblem(error);
    return data({ problem: problem.message }, problem.status);
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function ConfirmEmail({ actionData }: Route.ComponentProps) {
  const { m } = useWords();
  return (
    <ConfirmByLink
      title={m.account.confirmEmailTitle}
      text={m.account.confirmEmailText}
      submit={m.account.confirmEmailSubmit}
      done={m.account.confirmEmailDone}
      problem={actionData?.problem}
    />
  );
}
