import { tableInstant } from '@metade/domain/table-times.ts';
import type { TableSlot } from '@metade/domain/grid.ts';
import { dueQuarter, quarterOf, quarterRange } from '@metade/domain/report.ts';
import { defaultSettings } from '@metade/domain/settings.ts';
import { addDays, dayMs, dayOfWeek, daysBetween, hourMs, localDateAt, minuteMs } from '@metade/domain/time.ts';
import { rng } from '../art/kit.mjs';
import { demoAccounts, diners, formerGuests } from './accounts.ts';
import { ownersRestaurantSlug } from './build-restaurants.ts';
import type { DemoRestaurant } from './build-restaurants.ts';

export type DemoBooking = {
  restaurant: DemoRestaurant;
  slot: TableSlot;
  date: string;
  /** Epoch ms. */
  meal: number;
  bookedAt: number;
  email: string;
  people: number;
  note: string;
  state: 'awaiting_restaurant' | 'confirmed' | 'arrived' | 'completed' | 'cancelled' | 'no_show';
};

/**
 * Bookings around `now` (epoch ms): a live day at the owner's restaurant and what its reports count, some slots of the others sold out so that lists
 * show it, and one past and one coming table of diner@.
 */
export function demoBookings(restaurants: readonly DemoRestaurant[], now: number): DemoBooking[] {
  const neighbours = new Set(neighboursOf(restaurants));
  return restaurants.flatMap((restaurant) =>
    restaurant.slug === ownersRestaurantSlug
      ? [...hostsPast(restaurant, now), ...hostsWeek(restaurant, now)]
      : [
          ...(neighbours.has(restaurant) ? neighboursPast(restaurant, now) : []),
          ...soldOut(restaurant, now),
          ...dinersOwn(restaurant, now),
        ],
  );
}

/** As many restaurants of the owner's city as a median of the city needs beside it. */
function neighboursOf(restaurants: readonly DemoRestaurant[]): DemoRestaurant[] {
  const own = restaurants.find(({ slug }) => slug === ownersRestaurantSlug);
  return restaurants
    .filter(({ slug, city }) => city === own?.city && slug !== own.slug && slug !== dinersPlace)
    .slice(0, defaultSettings.cityMedianMin);
}

/** The quarter whose report is due. */
function daysOfDueQuarter({ city }: DemoRestaurant, now: number): string[] {
  const { first, last } = quarterRange(dueQuarter(localDateAt(now, city.timeZone), defaultSettings));
  return Array.from({ length: daysBetween(first, last) + 1 }, (_, ahead) => addDays(first, ahead));
}

/** Fewer tables than the owner's restaurant sells: what its report is compared with. */
function neighboursPast(restaurant: DemoRestaurant, now: number): DemoBooking[] {
  const share = 0.3 + 0.3 * rng(`share ${restaurant.slug}`).n();
  return pastBookings(restaurant, daysOfDueQuarter(restaurant, now), () => share);
}

/** The days behind the owner's restaurant: the quarter whose report is due, the one that it is compared with, and on to yesterday. */
export function daysOfReports({ city }: DemoRestaurant, now: number): string[] {
  const today = localDateAt(now, city.timeZone);
  const due = quarterRange(dueQuarter(today, defaultSettings));
  const { first } = quarterRange(quarterOf(addDays(due.first, -1)));
  return Array.from({ length: daysBetween(first, today) }, (_, ahead) => addDays(first, ahead));
}

/** Tables of every day until the day before yesterday, nearly all of whose guests came; more of them as time goes by. */
function hostsPast(restaurant: DemoRestaurant, now: number): DemoBooking[] {
  return pastBookings(restaurant, daysOfReports(restaurant, now).slice(0, -1), (place) => 0.28 + 0.16 * place);
}

/** share: of the day's tables that have a guest, by how far in the days it is, from 0 to 1. */
function pastBookings(
  restaurant: DemoRestaurant,
  days: readonly string[],
  share: (place: number) => number,
): DemoBooking[] {
  return days.flatMap((date, place) => {
    const random = rng(`past ${restaurant.slug} ${date}`);
    const guests = random.shuffle(formerGuests);
    return restaurant.grid
      .filter((slot) => slot.day === dayOfWeek(date))
      .flatMap((slot) => spareOne(slot).filter(() => random.yes(share(place / days.length))))
      .slice(0, guests.length)
      .map((slot, index): DemoBooking => {
        const meal = mealOf(restaurant, slot, date);
        const state = random.yes(0.06) ? 'cancelled' : random.yes(0.02) ? 'no_show' : 'completed';
        return {
          restaurant,
          slot,
          date,
          meal,
          bookedAt: meal - random.i(state === 'cancelled' ? 48 : 20, 150) * hourMs,
          email: guests[index]?.email ?? demoAccounts.diner.email,
          people: random.yes(0.3) ? slot.places - 1 : slot.places,
          note: '',
          state,
        };
      });
  });
}

/** A slot once for each table that may be sold: one that turns full has its day counted anew, which costs the seed more than all else. */
function spareOne(slot: TableSlot): TableSlot[] {
  return Array.from({ length: slot.qtd - 1 }, () => slot);
}

/** Where diner@ ate some days ago. */
const dinersPlace = 'mar-de-fora';

const notes = [
  '',
  '',
  '',
  'Uma cadeira de bebé, por favor',
  'Alergia a frutos secos',
  'Aniversário',
  'Mesa junto à janela, se der',
];

/** Yesterday to three days on: people seated, one late, others to come, and requests to answer on the coming days. */
function hostsWeek(restaurant: DemoRestaurant, now: number): DemoBooking[] {
  const today = localDateAt(now, restaurant.city.timeZone);
  return [-1, 0, 1, 2, 3].flatMap((ahead) => {
    const date = addDays(today, ahead);
    const random = rng(`bookings ${restaurant.slug} ${ahead}`);
    const guests = random.shuffle(diners);
    const slots = restaurant.grid.filter((slot) => slot.day === dayOfWeek(date) && random.yes(0.7 - ahead * 0.12));
    return slots.map((slot, index): DemoBooking => {
      const meal = mealOf(restaurant, slot, date);
      const email = guests[index % guests.length]?.email ?? demoAccounts.diner.email;
      return {
        restaurant,
        slot,
        date,
        meal,
        bookedAt: Math.min(now - (2 + index) * 25 * minuteMs, meal - 6 * hourMs),
        email,
        people: random.yes(0.3) ? slot.places - 1 : slot.places,
        note: random.pick(notes),
        state: stateAt(meal, now, ahead > 0 && index % 3 === 1, index),
      };
    });
  });
}

function stateAt(meal: number, now: number, asks: boolean, index: number): DemoBooking['state'] {
  if (asks) return 'awaiting_restaurant';
  if (meal < now - 40 * minuteMs) return 'arrived';
  return meal < now && index % 2 === 0 ? 'arrived' : 'confirmed';
}

/** About one slot in ten of the next ten days loses all its tables to other diners, and most evenings of a busy restaurant; nobody sits at two tables at once. */
function soldOut(restaurant: DemoRestaurant, now: number): DemoBooking[] {
  const random = rng(`sold out ${restaurant.slug}`);
  const today = localDateAt(now, restaurant.city.timeZone);
  return Array.from({ length: 10 }, (_, ahead) => addDays(today, ahead)).flatMap((date) => {
    const guests = random.shuffle(diners);
    return restaurant.grid
      .filter(
        (slot) => slot.day === dayOfWeek(date) && slot.qtd <= 2 && random.yes(isAsked(restaurant, slot) ? 0.55 : 0.14),
      )
      .filter((slot) => mealOf(restaurant, slot, date) > now + 4 * hourMs)
      .flatMap((slot) =>
        Array.from({ length: slot.qtd }, () => ({
          restaurant,
          slot,
          date,
          meal: mealOf(restaurant, slot, date),
          bookedAt: now - random.i(26, 90) * hourMs,
          email: guests.pop()?.email ?? demoAccounts.diner.email,
          people: slot.places,
          note: '',
          state: 'confirmed' as const,
        })),
      );
  });
}

/** Whether a time goes early: an evening towards the end of the week, at a restaurant that everybody knows. */
function isAsked({ sketch }: DemoRestaurant, { day, period, time }: TableSlot): boolean {
  return sketch.busy === true && period === 'night' && [4, 5, 6].includes(day) && time >= '19:30' && time <= '21:30';
}

/** diner@ ate at Mar de Fora some days ago and may review it, and has a table at Forno Velho. */
function dinersOwn(restaurant: DemoRestaurant, now: number): DemoBooking[] {
  const past = restaurant.slug === dinersPlace;
  if (!past && restaurant.slug !== 'forno-velho') return [];
  const today = localDateAt(now, restaurant.city.timeZone);
  const days = past ? [-6, -5, -4] : [3, 4, 5];
  const places = restaurant.grid.filter((slot) => slot.qtd > 2);
  for (const date of days.map((ahead) => addDays(today, ahead))) {
    const slot =
      places.find((candidate) => candidate.day === dayOfWeek(date)) ??
      (past ? restaurant.grid.find((candidate) => candidate.day === dayOfWeek(date)) : undefined);
    if (!slot) continue;
    const meal = mealOf(restaurant, slot, date);
    const bookedAt = past ? meal - 2 * dayMs : now - 5 * hourMs;
    return [
      {
        restaurant,
        slot,
        date,
        meal,
        bookedAt,
        email: demoAccounts.diner.email,
        people: slot.places,
        note: '',
        state: past ? 'completed' : 'confirmed',
      },
    ];
  }
  return [];
}

function mealOf(restaurant: DemoRestaurant, slot: TableSlot, date: string): number {
  return tableInstant(date, slot.time, slot.period, restaurant.city.timeZone);
}
