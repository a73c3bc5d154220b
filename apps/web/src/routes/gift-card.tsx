import { data, redirect } from 'react-router';
import { CardMissing, CardPage } from '../gifts/card-page.tsx';
import { factsContext } from '../http/context.server.ts';
import { formProblem } from '../http/form-problem.server.ts';
import { requireUser } from '../http/require-user.server.ts';
import { metaOf } from '../site/seo.ts';
import { useActionProblem } from '../trouble/use-action-problem.ts';
import { giftCardData } from '../gifts/gift-card-data.server.ts';
import type { Route } from './+types/gift-card';

export const handle = { layout: { footer: 'white' } };

export const loader = ({ context, params }: Route.LoaderArgs) => giftCardData(context.get(factsContext), params);

export async function action({ context, params }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  try {
    await facts.api.call('redeemGift', { body: { code: params.code } });
  } catch (error) {
    const problem = formProblem(error);
    return data({ problem: problem.message }, problem.status);
  }
  throw redirect(`/gift/${encodeURIComponent(params.code)}?done=redeemed`);
}

// The address is a secret: no referrer.
export function headers() {
  return { 'x-robots-tag': 'noindex', 'cache-control': 'no-store', 'referrer-policy': 'same-origin' };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function GiftCardRoute({ loaderData, actionData }: Route.ComponentProps) {
  const problem = useActionProblem(actionData);
  return loaderData.card ? (
    <CardPage data={loaderData} problem={problem} />
  ) : (
    <CardMissing message={loaderData.message} />
  );
}
