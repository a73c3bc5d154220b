import type { HoldWish } from '@metade/booking-flow/hold.ts';
import { data, redirect } from 'react-router';
import { RestaurantPage } from '../restaurant/restaurant-page.tsx';
import { alternativesTo, type Alternative } from '../search/alternatives.server.ts';
import { factsContext, type RequestFacts } from '../http/context.server.ts';
import { heldTables, type HeldTable } from '../hold/held-tables.server.ts';
import { holdHere } from '../hold/hold-table.server.ts';
import { readForm } from '../http/read-form.server.ts';
import { metaOf } from '../site/seo.ts';
import { useSaidOnce } from '../shell/said-once.ts';
import { restaurantData } from '../restaurant/restaurant-data.server.ts';
import type { Route } from './+types/restaurant';

export const handle = { layout: { foot: 'booking' } };

// After a refusal too: the requested table's state is updated.
export const shouldRevalidate = () => true;

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  restaurantData(context.get(factsContext), params, request);

/** Holds the selected table and redirects to checkout; a refusal stays on the page, in words. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const facts = context.get(factsContext);
  const form = await readForm(request);
  const wanted = {
    restaurant: String(form.get('restaurant') ?? ''),
    slot: String(form.get('slot') ?? ''),
    date: String(form.get('date') ?? ''),
    people: Number(form.get('people')),
  };
  if (!wanted.slot) {
    const message = facts.messages.restaurant.pickFirst;
    return data(
      { message, alternatives: [], held: [], signIn: null, people: wanted.people, restaurant: params.id },
      422,
    );
  }
  const outcome = await holdHere(facts, wanted, String(form.get('key') ?? '') || undefined);
  if (outcome.kind === 'held') throw redirect(`/checkout?order=${outcome.order}`);
  const { problem, existing } = outcome;
  const message = problem.issues?.[0]?.message ?? problem.message;
  const alternatives = problem.code === 'table_taken' ? await insteadOf(facts, wanted) : [];
  const held = await heldInTheWay(facts, problem.code, existing);
  const signIn = problem.code === 'guest_holds_limit' ? signInFor(facts, wanted) : null;
  return data({ message, alternatives, held, signIn, people: wanted.people, restaurant: params.id }, problem.status);
}

/** Which of the caller’s held tables stand in the way: the one for the same meal, or all where no more may be held. */
async function heldInTheWay(facts: RequestFacts, code: string, existing: string | null): Promise<HeldTable[]> {
  if (code !== 'holds_limit' && code !== 'hold_exists') return [];
  const held = await heldTables(facts);
  return code === 'holds_limit' ? held : held.filter(({ order }) => order === existing);
}

/** Log-in, and back to this page with the wished table selected. */
function signInFor({ url }: RequestFacts, { slot, date, people }: HoldWish): string {
  const chosen = new URLSearchParams({ date, people: String(people), slot });
  return `/sigin?from=${encodeURIComponent(`${url.pathname.replace(/\.data$/, '')}?${chosen}`)}`;
}

async function insteadOf(facts: RequestFacts, { restaurant, slot, date, people }: HoldWish): Promise<Alternative[]> {
  const { data: place } = await facts.api.call('getRestaurant', { params: { id: restaurant } });
  const time = place.tables.find((table) => table._id === slot)?.time;
  return time === undefined ? [] : alternativesTo(facts, { restaurant: place, date, time, people });
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.head);

export default function Restaurant({ loaderData, actionData }: Route.ComponentProps) {
  useSaidOnce('freed');
  return <RestaurantPage data={loaderData} refusal={actionData} />;
}
