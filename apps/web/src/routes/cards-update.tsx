import { randomUUID } from 'node:crypto';
import { gatewayOf } from '@metade/booking-flow/gateway-of.ts';
import { CardForm } from '../cards/card-form.tsx';
import { cardName } from '@metade/i18n/card-words.ts';
import { factsContext } from '../http/context.server.ts';
import { readForm } from '../http/read-form.server.ts';
import { requireUser } from '../http/require-user.server.ts';
import { saveCard } from '../cards/save-card.server.ts';
import { metaOf, pageHead } from '../site/seo.ts';
import { siteConfig } from '../site/site-data.server.ts';
import { useWords } from '../words/words.tsx';
import type { Route } from './+types/cards-update';

export const handle = { layout: { footer: 'white' } };

// A refused card needs another key as well.
export const shouldRevalidate = () => true;

export async function loader({ context, params }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const user = await requireUser(facts);
  const [config, cards] = await Promise.all([siteConfig(facts), facts.api.call('listCards', {})]);
  const card = cards.data.find((one) => one._id === params.card);
  if (params.id !== user._id || card === undefined) throw new Response(null, { status: 404 });
  return {
    head: pageHead(facts, { title: `${facts.messages.cards.updateTitle} · Metade`, noindex: true }),
    card,
    gateway: gatewayOf(config, cards.validation.currency),
    waiting: cards.waiting,
    validation: cards.validation,
    key: randomUUID() as string,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  return saveCard(facts, await readForm(request), params.card);
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function CardsUpdate({ loaderData, actionData }: Route.ComponentProps) {
  const { m } = useWords();
  const { card } = loaderData;
  return (
    <CardForm
      title={m.cards.updateTitle}
      text={m.cards.updateText(cardName(card, m))}
      holder={card.holder}
      gateway={loaderData.gateway}
      attemptKey={loaderData.key}
      waiting={loaderData.waiting}
      validation={loaderData.validation}
      choosesDefault={!card.default}
      problem={actionData?.message ?? null}
    />
  );
}
