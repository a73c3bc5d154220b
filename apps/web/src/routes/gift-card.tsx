import { ApiRefusal } from '@metade/api-client/client.ts';
import { formatMoney } from '@metade/i18n/format-money.ts';
import { languageTag } from '@metade/i18n/locale.ts';
import { data, redirect } from 'react-router';
import { CardMissing, CardPage } from '../gifts/card-page.tsx';
import { factsContext } from '../server/context.ts';
import { formProblem } from '../server/form-problem.ts';
import { requireUser } from '../server/require-user.ts';
import { metaOf, pageHead } from '../server/seo.ts';
import { useActionProblem } from '../trouble/use-action-problem.ts';
import type { Route } from './+types/gift-card';

export const handle = { layout: { footer: 'white' } };

export async function loader({ context, params }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const words = facts.messages.gift;
  try {
    const [{ data: card }, user] = await Promise.all([facts.api.call('getGiftCard', { params }), facts.user()]);
    const names = new Intl.DisplayNames(languageTag(facts.locale), { type: 'region' });
    const title = words.cardTitle(formatMoney(card.amount, facts.locale));
    return {
      head: pageHead(facts, { title: `${title} · Metade`, description: words.fromName(card.from), noindex: true }),
      card,
      countries: card.countries.map((country) => names.of(country) ?? country).join(', '),
      signedIn: user !== null,
      done: facts.url.searchParams.get('done') === 'redeemed' && card.state === 'redeemed' && user !== null,
    };
  } catch (error) {
    if (!(error instanceof ApiRefusal) || ![404, 422, 429].includes(error.problem.status)) throw error;
    const { status, message } = error.problem;
    const head = pageHead(facts, { title: `${words.name} · Metade`, noindex: true });
    return data({ head, card: null, message: status === 429 ? message : null }, status === 429 ? 429 : 404);
  }
}

export type GiftCardData = Extract<Awaited<ReturnType<typeof loader>>, { card: object }>;

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

// Whoever has the address has the voucher: it is told to no other site.
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
