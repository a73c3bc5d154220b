import { data, redirect } from 'react-router';
import { hasSeveralAccounts } from '@metade/booking-flow/gateway-of.ts';
import { refusalMessage } from '@metade/i18n/errors.ts';
import { CardsPage } from '../cards/cards-page.tsx';
import { consentRefusals } from '../cards/consent-refusals.server.ts';
import { factsContext } from '../http/context.server.ts';
import { formProblem } from '../http/form-problem.server.ts';
import { readForm } from '../http/read-form.server.ts';
import { requireUser } from '../http/require-user.server.ts';
import { metaOf, pageHead } from '../site/seo.ts';
import { siteConfig } from '../site/site-data.server.ts';
import { useSaidOnce } from '../shell/said-once.ts';
import type { Route } from './+types/cards-read';

export const handle = { layout: { footer: 'white' } };

export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const user = await requireUser(facts);
  const [config, { data: cards, waiting, max }] = await Promise.all([
    siteConfig(facts),
    facts.api.call('listCards', {}),
  ]);
  const { cards: words } = facts.messages;
  const done = facts.url.searchParams.get('done');
  const refusal = consentRefusals.find((code) => code === facts.url.searchParams.get('refusal'));
  return {
    head: pageHead(facts, { title: `${words.title} · Metade`, noindex: true }),
    user: user._id,
    cards,
    waiting,
    max,
    byCurrency: hasSeveralAccounts(config),
    problem: refusal ? refusalMessage(refusal, {}, facts.locale) : null,
    done: done !== null && Object.hasOwn(words.done, done) ? words.done[done as keyof typeof words.done] : null,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  const form = await readForm(request);
  const params = { id: String(form.get('card') ?? '') };
  const intent = String(form.get('intent') ?? '');
  try {
    if (intent === 'remove') await facts.api.call('removeCard', { params });
    else if (intent === 'give-up') await facts.api.call('giveUpCardCheck', { params });
    else await facts.api.call('updateCard', { params, body: { default: true } });
  } catch (error) {
    const { message, status } = formProblem(error);
    return data({ message }, status);
  }
  throw redirect(`/profile/cards/read?done=${doneBy[intent] ?? 'default'}`);
}

const doneBy: Partial<Record<string, string>> = { remove: 'removed', 'give-up': 'givenUp' };

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function CardsRead({ loaderData, actionData }: Route.ComponentProps) {
  useSaidOnce('done', 'refusal');
  const { user, cards, waiting, max, byCurrency, done } = loaderData;
  const problem = actionData?.message ?? loaderData.problem;
  return <CardsPage {...{ user, cards, waiting, max, byCurrency, done, problem }} />;
}
