import { ApiRefusal } from '@metade/api-client/client.ts';
import { changeDay, quoteChange } from '@metade/booking-flow/change.ts';
import { orderActions } from '@metade/booking-flow/order-actions.ts';
import type { Order } from '@metade/contracts/orders.ts';
import { stripLength } from '../search/query.ts';
import type { RequestFacts } from '../http/context.server.ts';

/**
 * Possible changes of a booking, for the party and date in the query, and the selected time with its price difference. Null when it
 * cannot be changed.
 */
export async function changeChoice(facts: RequestFacts, order: Order) {
  if (!orderActions(order).change) return null;
  const asked = facts.url.searchParams;
  const people = oneOf([1, 2, 3, 4, 5, 6], Number(asked.get('people'))) ?? order.people;
  const wanted = asked.get('date') ?? order.date;
  const to = stripLength(wanted, Date.now()) > 14 ? wanted : undefined;
  const days = await facts.api
    .call('getAvailability', { params: { id: order.restaurant.slug }, query: { people, to } })
    .then((answer) => answer.data)
    .catch(nothing);
  const { date, slots } = changeDay(order, days, wanted, people);
  const slot = slots.find((one) => one.slot === asked.get('slot'))?.slot ?? null;
  const { quote, problem } =
    slot === null ? { quote: null, problem: null } : await quoteChange(facts.api, order._id, { slot, date, people });
  const open = ['people', 'date', 'slot'].some((name) => asked.has(name));
  return {
    people,
    date,
    days: days.map(({ date: day, tables, open: isOpen }) => ({ date: day, tables, open: isOpen })),
    slots,
    slot,
    quote,
    problem,
    open,
  };
}

export type ChangeChoice = NonNullable<Awaited<ReturnType<typeof changeChoice>>>;

function oneOf(values: number[], value: number): number | null {
  return values.includes(value) ? value : null;
}

// The restaurant may have left the site, or the query may name an invalid date.
function nothing(error: unknown): never[] {
  if (error instanceof ApiRefusal) return [];
  throw error;
}
