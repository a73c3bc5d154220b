import { seats } from '@metade/domain/party.ts';
import { ApiRefusal } from '@metade/api-client/client.ts';
import { orderActions } from '@metade/booking-flow/order-actions.ts';
import type { ChangeQuote } from '@metade/contracts/changes.ts';
import type { Order } from '@metade/contracts/orders.ts';
import type { SlotOfferView } from '@metade/contracts/restaurants.ts';
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
  const date = days.some((day) => day.date === wanted)
    ? wanted
    : (days.find((day) => day.tables > 0)?.date ?? order.date);
  const slots = withOwnTable(order, date, people, days.find((day) => day.date === date)?.slots ?? []);
  const slot = slots.find((one) => one.slot === asked.get('slot'))?.slot ?? null;
  const { quote, problem } =
    slot === null ? { quote: null, problem: null } : await quoteOf(facts, order, slot, date, people);
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

/** The booking's own table is no longer on sale, but can be kept for parties that it seats. */
function withOwnTable(order: Order, date: string, people: number, slots: SlotOfferView[]): SlotOfferView[] {
  if (date !== order.date || !seats(order.places, people)) return slots;
  const { slot, time, period, places, price } = order;
  const own: SlotOfferView = { slot, date, time, period, places, price, state: 'free', free: 1, heldUntil: null };
  const others = slots.filter((one) => one.slot !== slot && !(one.time === time && one.state === 'full'));
  return [...others, own].sort((a, b) => a.time.localeCompare(b.time));
}

async function quoteOf(
  facts: RequestFacts,
  order: Order,
  slot: string,
  date: string,
  people: number,
): Promise<{ quote: ChangeQuote | null; problem: string | null }> {
  try {
    const answer = await facts.api.call('quoteChange', { params: { id: order._id }, query: { slot, date, people } });
    return { quote: answer.data, problem: null };
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    return { quote: null, problem: error.problem.message };
  }
}

function oneOf(values: number[], value: number): number | null {
  return values.includes(value) ? value : null;
}

// The restaurant may have left the site, or the query may name an invalid date.
function nothing(error: unknown): never[] {
  if (error instanceof ApiRefusal) return [];
  throw error;
}
