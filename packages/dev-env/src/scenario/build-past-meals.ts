import { tableInstant } from '@metade/domain/table-times.ts';
import { addDays, dayOfWeek, hourMs, localDateAt } from '@metade/domain/time.ts';
import { rng } from '../art/kit.mjs';
import { diners } from './accounts.ts';
import type { DemoBooking } from './build-bookings.ts';
import type { DemoRestaurant } from './build-restaurants.ts';
import type { DemoReview } from './build-reviews.ts';

/** A meal of the past two years whose guests came, and what they wrote of it. */
export type PastMeal = DemoBooking & { review: DemoReview };

/** The meals that the demo's reviews are about (now: epoch ms), beside its other bookings: nobody ate twice on one day. */
export function pastMeals(
  restaurants: readonly DemoRestaurant[],
  now: number,
  bookings: readonly DemoBooking[],
): PastMeal[] {
  const eaten = new Set(bookings.map(({ email, date }) => `${email} ${date}`));
  const taken = new Set(bookings.map(({ slot, date }) => `${slot._id} ${date}`));
  return restaurants.flatMap((restaurant) => {
    const random = rng(`past meals ${restaurant.slug}`);
    return restaurant.reviews.map((review): PastMeal => {
      const guests = random.shuffle(diners);
      const freeOn = (date: string) => guests.find(({ email }) => !eaten.has(`${email} ${date}`))?.email;
      const { email, ...place } = placeOf(restaurant, review.daysAgo, now, random.i(0, 99), { taken, freeOn });
      eaten.add(`${email} ${place.date}`);
      taken.add(`${place.slot._id} ${place.date}`);
      return {
        restaurant,
        ...place,
        bookedAt: place.meal - random.i(20, 150) * hourMs,
        email,
        people: random.yes(0.3) ? place.slot.places - 1 : place.slot.places,
        note: '',
        state: 'completed',
        review,
      };
    });
  });
}

type Left = { taken: ReadonlySet<string>; freeOn: (date: string) => string | undefined };

/** A table of about that day that nobody of these has yet, and who was free to eat there. Throws when the restaurant opens on no day. */
function placeOf(restaurant: DemoRestaurant, daysAgo: number, now: number, draw: number, { taken, freeOn }: Left) {
  const today = localDateAt(now, restaurant.city.timeZone);
  for (let back = 0; back < 60; back++) {
    const date = addDays(today, -daysAgo - back);
    const open = restaurant.grid.filter((slot) => slot.day === dayOfWeek(date) && !taken.has(`${slot._id} ${date}`));
    // A slot that turns full has its day counted anew, which costs the seed more than all else.
    const roomy = open.filter(({ qtd }) => qtd > 1);
    const slots = roomy.length > 0 ? roomy : open;
    const slot = slots[draw % Math.max(1, slots.length)];
    const email = freeOn(date);
    if (slot && email)
      return { slot, date, email, meal: tableInstant(date, slot.time, slot.period, restaurant.city.timeZone) };
  }
  throw new Error(`${restaurant.slug} has no table for a meal of ${daysAgo} days ago`);
}
