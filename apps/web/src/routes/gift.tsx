import { data, redirect } from 'react-router';
import { BuyPage } from '../gifts/buy-page.tsx';
import { factsContext } from '../http/context.server.ts';
import { formProblem } from '../http/form-problem.server.ts';
import { readForm } from '../http/read-form.server.ts';
import { requireUser } from '../http/require-user.server.ts';
import { metaOf } from '../site/seo.ts';
import { readSum } from '@metade/domain/read-sum.ts';
import { giftPageData, type GiftPageResult } from '../gifts/gift-page-data.server.ts';
import type { Route } from './+types/gift';

export const handle = { layout: { footer: 'white' } };

export const loader = ({ context }: Route.LoaderArgs) => giftPageData(context.get(factsContext));

/** Buys by a saved card, or a token: card data goes from the browser to the gateway. */
export async function action({ context, request }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? '');
  const card = text('card');
  const token = text('card_token');
  try {
    const { data: gift } = await facts.api.call(
      'buyGift',
      {
        body: {
          country: facts.country,
          amount: readSum(text('amount')),
          from: text('from'),
          to: text('to'),
          email: text('email'),
          message: text('message'),
          send_on: text('send_on'),
          ...(card ? { card } : token ? { card_token: token } : {}),
        },
      },
      { idempotencyKey: text('key') || undefined },
    );
    throw redirect(`/profile/gifts/${gift._id}?done=bought`);
  } catch (error) {
    if (error instanceof Response) throw error;
    const problem = formProblem(error);
    // A new card needs JavaScript to reach the gateway.
    if (problem.code === 'card_required') problem.message = facts.messages.checkout.needsScript;
    return data<GiftPageResult>({ problem }, problem.status);
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function Gift({ loaderData, actionData }: Route.ComponentProps) {
  return <BuyPage data={loaderData} result={actionData} />;
}
