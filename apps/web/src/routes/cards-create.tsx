import { randomUUID } from 'node:crypto';
import { redirect } from 'react-router';
import { gatewayOf, hasSeveralAccounts } from '@metade/booking-flow/gateway-of.ts';
import { CardForm } from '../cards/card-form.tsx';
import { factsContext } from '../http/context.server.ts';
import { readForm } from '../http/read-form.server.ts';
import { requireUser } from '../http/require-user.server.ts';
import { saveCard } from '../cards/save-card.server.ts';
import { metaOf, pageHead } from '../site/seo.ts';
import { siteConfig } from '../site/site-data.server.ts';
import { useWords } from '../words/words.tsx';
import type { Route } from './+types/cards-create';

export const handle = { layout: { footer: 'white' } };

// A refused card needs another key as well.
export const shouldRevalidate = () => true;

export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const user = await requireUser(facts);
  const [config, cards] = await Promise.all([siteConfig(facts), facts.api.call('listCards', {})]);
  if (cards.data.length >= cards.max) throw redirect('/profile/cards/read');
  return {
    head: pageHead(facts, { title: `${facts.messages.cards.createTitle} · Metade`, noindex: true }),
    holder: user.profile.name,
    gateway: gatewayOf(config, cards.validation.currency),
    waiting: cards.waiting,
    validation: cards.validation,
    byCurrency: hasSeveralAccounts(config),
    first: cards.data.length === 0,
    key: randomUUID() as string,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  return saveCard(facts, await readForm(request), null);
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function CardsCreate({ loaderData, actionData }: Route.ComponentProps) {
  const { m } = useWords();
  return (
    <CardForm
      title={m.cards.createTitle}
      text={[m.cards.text, loaderData.byCurrency && m.cards.paysIn([loaderData.validation.currency])]
        .filter(Boolean)
        .join(' ')}
      holder={loaderData.holder}
      gateway={loaderData.gateway}
      attemptKey={loaderData.key}
      waiting={loaderData.waiting}
      validation={loaderData.validation}
      choosesDefault={!loaderData.first}
      problem={actionData?.message ?? null}
    />
  );
}
