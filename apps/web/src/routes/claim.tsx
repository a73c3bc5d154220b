import { formatPercent } from '@metade/i18n/format-money.ts';
import { data, redirect } from 'react-router';
import { factsContext } from '../http/context.server.ts';
import { formProblem } from '../http/form-problem.server.ts';
import { ownOrder } from '../orders/own-order.server.ts';
import { readUpload } from '../pictures/read-upload.server.ts';
import { requireUser } from '../http/require-user.server.ts';
import { metaOf, pageHead } from '../site/seo.ts';
import { guaranteeMaxOf, siteConfig } from '../site/site-data.server.ts';
import { ClaimPage } from '../trouble/claim-page.tsx';
import { readSum } from '../voucher/read-sum.ts';
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
    guaranteeMax: guaranteeMaxOf(config, order.restaurant.country),
    imageMaxMegabytes: config.settings.imageMaxMegabytes,
  };
}

/** Sends the claim once; what was typed stays beside what is wrong with it. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  const form = await readUpload(facts, request);
  const typed = (name: string) => String(form.get(name) ?? '');
  const kept = { text: typed('text'), charged: typed('charged'), food: typed('food') };
  const file = form.get('file');
  const sent = new FormData();
  sent.set('text', kept.text.replaceAll('\r\n', '\n'));
  // An empty field is said to be missing, not to be nothing.
  for (const name of ['charged', 'food'] as const) if (kept[name].trim()) sent.set(name, String(readSum(kept[name])));
  if (file instanceof File && file.size > 0) sent.set('file', file, 'bill');
  try {
    await facts.api.call('claimDiscount', { params }, { form: sent });
  } catch (error) {
    const problem = formProblem(error);
    // The API speaks of the number; who typed letters is told what to type.
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
