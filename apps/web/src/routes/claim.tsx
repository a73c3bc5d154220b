import { formatMoney, formatNumber, formatPercent } from '@metade/i18n/format-money.ts';
import { rightBill } from '@metade/domain/right-bill.ts';
import { data, redirect } from 'react-router';
import { factsContext, type RequestFacts } from '../http/context.server.ts';
import { formProblem } from '../http/form-problem.server.ts';
import { ownOrder } from '../orders/own-order.server.ts';
import { readUpload } from '../pictures/read-upload.server.ts';
import { requireUser } from '../http/require-user.server.ts';
import { metaOf, pageHead } from '../site/seo.ts';
import { guaranteeMaxOf, siteConfig } from '../site/site-data.server.ts';
import type { ClaimFigures } from '../trouble/claim-data.ts';
import { ClaimPage } from '../trouble/claim-page.tsx';
import { readSum } from '@metade/domain/read-sum.ts';
import type { Route } from './+types/claim';

export const handle = { layout: { footer: 'white' } };

export async function loader({ context, params }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  const [order, config] = await Promise.all([ownOrder(facts, params.id), siteConfig(facts)]);
  const off = formatPercent(config.settings.discountPercent, facts.locale);
  return {
    head: pageHead(facts, { title: `${facts.messages.trouble.claimTitle(off)} · Metade`, noindex: true }),
    order,
    filled: figuresOf(facts, order.price.currency, config.settings),
    guaranteeMax: guaranteeMaxOf(config, order.restaurant.country),
    imageMaxMegabytes: config.settings.imageMaxMegabytes,
  };
}

/** The form's initial values from the query of a link on the bill's page: `food` at full price and `rest`, in minor units. */
function figuresOf(
  { url, locale, messages }: RequestFacts,
  currency: string,
  settings: { discountPercent: number },
): ClaimFigures | null {
  const [food = 0, rest = 0] = ['food', 'rest'].map((name) => {
    const amount = url.searchParams.get(name) ?? '';
    return /^\d{1,8}$/.test(amount) ? Number(amount) : 0;
  });
  if (food === 0) return null;
  const shown = (amount: number) => formatMoney({ amount, currency }, locale);
  const { foodDue, due } = rightBill({ food, rest }, 1, settings);
  return {
    food: formatNumber(food / 100, locale, 2),
    text: messages.trouble.claimFigures(shown(food), shown(foodDue), shown(rest), shown(due)),
  };
}

/** Submits the claim once; input stays beside its errors. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  const form = await readUpload(facts, request);
  const typed = (name: string) => String(form.get(name) ?? '');
  const kept = { text: typed('text'), charged: typed('charged'), food: typed('food') };
  const file = form.get('file');
  const sent = new FormData();
  sent.set('text', kept.text.replaceAll('\r\n', '\n'));
  // An empty field counts as missing, not as zero.
  for (const name of ['charged', 'food'] as const) if (kept[name].trim()) sent.set(name, String(readSum(kept[name])));
  if (file instanceof File && file.size > 0) sent.set('file', file, 'bill');
  try {
    await facts.api.call('claimDiscount', { params }, { form: sent });
  } catch (error) {
    const problem = formProblem(error);
    // The API refuses the amount; somebody who typed letters is told the format.
    for (const name of ['charged', 'food'] as const)
      if (kept[name].trim() && problem.fields[name]) problem.fields[name] = facts.messages.trouble.claimChargedWrong;
    if (problem.code !== 'claim_exists') return data({ problem, kept }, problem.status);
  }
  throw redirect(`/infos-reserve/${params.id}`);
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function Claim({ loaderData, actionData }: Route.ComponentProps) {
  return <ClaimPage data={loaderData} result={actionData} />;
}
