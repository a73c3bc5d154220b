import { type ApiClient, ApiRefusal } from '@metade/api-client/client.ts';
import type { ChangeQuote } from '@metade/contracts/changes.ts';
import type { Order } from '@metade/contracts/orders.ts';
import type { SlotOfferView } from '@metade/contracts/restaurants.ts';
import { seats } from '@metade/domain/party.ts';

/** The table that a booking shall have instead. */
export interface ChangeWish {
  slot: string;
  date: string;
  people: number;
}

/** The amounts that were shown, in minor units; the API refuses others. */
export interface ChangeAmounts {
  to_pay: number;
  refund: number;
  credit: number;
}

interface Day {
  date: string;
  tables: number;
  slots: SlotOfferView[];
}

/** The day to choose from: the one that is wanted, else the first with a table, else the booking's own; with its times. */
export function changeDay(
  order: Pick<Order, 'slot' | 'date' | 'time' | 'period' | 'places' | 'price'>,
  days: readonly Day[],
  wanted: string,
  people: number,
): { date: string; slots: SlotOfferView[] } {
  const date = days.some((day) => day.date === wanted)
    ? wanted
    : (days.find((day) => day.tables > 0)?.date ?? order.date);
  return { date, slots: withOwnTable(order, date, people, days.find((day) => day.date === date)?.slots ?? []) };
}

/** The booking's own table is no longer on sale, but can be kept for parties that it seats. */
function withOwnTable(
  order: Pick<Order, 'slot' | 'date' | 'time' | 'period' | 'places' | 'price'>,
  date: string,
  people: number,
  slots: SlotOfferView[],
): SlotOfferView[] {
  if (date !== order.date || !seats(order.places, people)) return slots;
  const { slot, time, period, places, price } = order;
  const own: SlotOfferView = { slot, date, time, period, places, price, state: 'free', free: 1, heldUntil: null };
  const others = slots.filter((one) => one.slot !== slot && !(one.time === time && one.state === 'full'));
  return [...others, own].sort((a, b) => a.time.localeCompare(b.time));
}

/** What a change costs or returns; problem: why it cannot be made, in words. */
export async function quoteChange(
  api: ApiClient,
  order: string,
  wish: ChangeWish,
): Promise<{ quote: ChangeQuote; problem: null } | { quote: null; problem: string }> {
  try {
    const { data } = await api.call('quoteChange', { params: { id: order }, query: wish });
    return { quote: data, problem: null };
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    return { quote: null, problem: error.problem.message };
  }
}

/**
 * Makes a change for the amounts that were shown. pay: the new table is held until the difference is paid. The same call with the
 * same key, after a lost answer, changes nothing twice.
 */
export async function changeBooking(
  api: ApiClient,
  id: string,
  change: ChangeWish & { expected: ChangeAmounts },
  idempotencyKey: string | undefined,
): Promise<{ next: 'pay' | 'booking'; order: Order }> {
  const { slot, date, people, expected } = change;
  const body = { slot, date, people, expected };
  const { data: order } = await api.call('changeOrder', { params: { id }, body }, { idempotencyKey });
  return { next: order.state === 'held' ? 'pay' : 'booking', order };
}
