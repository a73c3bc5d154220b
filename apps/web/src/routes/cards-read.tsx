import { data, redirect } from 'react-router';
import { CardsPage } from '../cards/cards-page.tsx';
import { factsContext } from '../http/context.server.ts';
import { formProblem } from '../http/form-problem.server.ts';
import { readForm } from '../http/read-form.server.ts';
import { requireUser } from '../http/require-user.server.ts';
import { metaOf, pageHead } from '../site/seo.ts';
import { useSaidOnce } from '../shell/said-once.ts';
import type { Route } from './+types/cards-read';

export const handle = { layout: { footer: 'white' } };

export async function loader({ context }: Route.LoaderArgs) {
  const facts = context.get(factsContext);
  const user = await requireUser(facts);
  const { data: cards, max } = await facts.api.call('listCards', {});
  const { cards: words } = facts.messages;
  const done = facts.url.searchParams.get('done');
  return {
    head: pageHead(facts, { title: `${words.title} · Metade`, noindex: true }),
    user: user._id,
    cards,
    max,
    done: done !== null && Object.hasOwn(words.done, done) ? words.done[done as keyof typeof words.done] : null,
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  await requireUser(facts);
  const form = await readForm(request);
  const params = { id: String(form.get('card') ?? '') };
  const remove = form.get('intent') === 'remove';
  try {
    if (remove) await facts.api.call('removeCard', { params });
    else await facts.api.call('updateCard', { params, body: { default: true } });
  } catch (error) {
    const { message, status } = formProblem(error);
    return data({ message }, status);
  }
  throw redirect(`/profile/cards/read?done=${remove ? 'removed' : 'default'}`);
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function CardsRead({ loaderData, actionData }: Route.ComponentProps) {
  useSaidOnce('done');
  const { user, cards, max, done } = loaderData;
  return <CardsPage user={user} cards={cards} max={max} done={done} problem={actionData?.message ?? null} />;
}
