import { type ApiClient, ApiRefusal } from '@metade/api-client/client.ts';
import type { SlotOfferView } from '@metade/contracts/restaurants.ts';
import { type Period, periods } from '@metade/domain/grid.ts';

/** What shall be waited for: a time of a meal, any time of it, or any meal of a day. */
export interface WaitingWish {
  restaurant: string;
  date: string;
  period: Period | 'any';
  time: string | null;
  people: number;
}

/** Joins the line. Who stands in it already stays where they are: two taps, or a form sent again. */
export async function joinWaiting(api: ApiClient, wish: WaitingWish): Promise<void> {
  try {
    if (wish.period === 'any') await joinDay(api, wish);
    else await api.call('joinWaiting', { body: { ...wish, period: wish.period } });
  } catch (error) {
    if (!(error instanceof ApiRefusal) || error.problem.code !== 'waiting_exists') throw error;
  }
}

/** Joins the line of every full meal of a day; refused only when none could be joined. */
async function joinDay(api: ApiClient, { restaurant, date, people }: WaitingWish): Promise<void> {
  const { data: days } = await api.call('getAvailability', {
    params: { id: restaurant },
    query: { from: date, to: date, people },
  });
  const full = fullMeals(days.find((day) => day.date === date)?.slots ?? []);
  const refusals: unknown[] = [];
  // A day with a free table has no line: shows the API's own refusal.
  for (const period of full.length > 0 ? full : periods.slice(-1)) {
    await api
      .call('joinWaiting', { body: { restaurant, date, period, time: null, people } })
      .catch((error: unknown) => refusals.push(error));
  }
  if (refusals.length >= Math.max(1, full.length)) throw refusals[0];
}

/** The meals of a day without a free table. */
export function fullMeals(slots: readonly SlotOfferView[]): Period[] {
  return periods.filter((period) => {
    const ofMeal = slots.filter((slot) => slot.period === period);
    return ofMeal.length > 0 && ofMeal.every((slot) => slot.state === 'full' || slot.state === 'held');
  });
}
