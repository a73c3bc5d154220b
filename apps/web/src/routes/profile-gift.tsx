import { ApiRefusal } from '@metade/api-client/client.ts';
import { data, redirect } from 'react-router';
import { OwnGiftPage } from '../gifts/own-page.tsx';
import { asStatus } from '../http/as-status.server.ts';
import { factsContext } from '../http/context.server.ts';
import { formProblem } from '../http/form-problem.server.ts';
import { requireUser } from '../http/require-user.server.ts';
import { metaOf, pageHead } from '../site/seo.ts';
import { useActionProblem } from '../trouble/use-action-problem.ts';
import type { Route } from './+types/profile-gift';

export const handle = { layout: { footer: 'white' } };

export async function loader({ context, params }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  const { data: found } = await facts.api.call('getGift', { params }).catch(asStatus);
  // After the bank's page, or while an answer is pending, asks the gateway.
  const gift =
    found.state === 'pending'
      ? await facts.api.call('refreshGift', { params }).then(
          (answer) => answer.data,
          (error: unknown) => {
            if (error instanceof ApiRefusal) return found;
            throw error;
          },
        )
      : found;
  return {
    head: pageHead(facts, { title: `${facts.messages.gift.name} · Metade`, noindex: true }),
    gift,
    done: facts.url.searchParams.get('done') === 'bought',
  };
}

export async function action({ context, params }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  try {
    await facts.api.call('returnGift', { params });
  } catch (error) {
    const problem = formProblem(error);
    return data({ problem: problem.message }, problem.status);
  }
  throw redirect(`/profile/gifts/${params.id}`);
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function ProfileGift({ loaderData, actionData }: Route.ComponentProps) {
  const problem = useActionProblem(actionData);
  return <OwnGiftPage gift={loaderData.gift} done={loaderData.done} problem={problem} />;
}
