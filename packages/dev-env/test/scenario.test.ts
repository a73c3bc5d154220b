import { expect, test } from 'vitest';
import { validateGrid } from '@metade/domain/grid.ts';
import { dayMs, hourMs } from '@metade/domain/time.ts';
import { parsePictureSrc } from '../src/pictures/picture-source.ts';
import { demoBookings } from '../src/scenario/build-bookings.ts';
import { pastMeals } from '../src/scenario/build-past-meals.ts';
import { demoRestaurants, ownersRestaurantSlug } from '../src/scenario/build-restaurants.ts';
import type { DemoRestaurant } from '../src/scenario/build-restaurants.ts';

const restaurants = demoRestaurants();

test('the same sixty restaurants every time, in five cities, with unique names and ids', () => {
  expect(demoRestaurants()).toEqual(restaurants);
  const perCity = Object.groupBy(restaurants, (restaurant) => restaurant.city.slug);
  expect(Object.values(perCity).map((list) => list?.length)).toEqual([14, 10, 12, 13, 11]);
  for (const key of ['slug', 'id'] as const)
    expect(new Set(restaurants.map((restaurant) => restaurant[key])).size).toBe(60);
  expect(restaurants.filter((restaurant) => restaurant.slug === ownersRestaurantSlug)).toHaveLength(1);
});

test.each(restaurants.map((restaurant) => [restaurant.slug, restaurant] as const))(
  '%s is a valid restaurant',
  (_, restaurant) => {
    expect(validateGrid(restaurant.grid)).toEqual([]);
    expect(restaurant.grid.length).toBeGreaterThan(5);
    expect(restaurant.grid.every((slot) => restaurant.acceptedSizes.includes(slot.places) && slot.qtd > 0)).toBe(true);
    expect(kmFromCentre(restaurant)).toBeLessThan(60);
    expect(restaurant.sketch.zip).toMatch(zipForms[restaurant.city.country]);
    expect([10, 15, 20, 30, 45]).toContain(restaurant.tolerance);
    expect(new Set(restaurant.worksheet.map((hours) => hours.day)).size).toBe(7);
    expect(restaurant.photos.map((photo) => photo.kind)).toEqual(['cover', 'logo', 'photo', 'photo', 'photo', 'photo']);
    expect(restaurant.photos.map((photo) => parsePictureSrc(photo.src))).toEqual(restaurant.pictures);
    expect(restaurant.menu.length).toBeGreaterThanOrEqual(6);
    expect(restaurant.menu.length).toBeLessThanOrEqual(12);
    expect(restaurant.menu.filter(({ description }) => description).length).toBeGreaterThanOrEqual(2);
    expect(restaurant.menu.every((item) => Number.isInteger(item.price) && item.price >= 50)).toBe(true);
  },
);

test('reviews are of two years, more than fifty of a busy restaurant, signed by initials, within what a review may say', () => {
  expect(restaurants.filter(({ reviews }) => reviews.length >= 50).length).toBeGreaterThanOrEqual(10);
  expect(restaurants.filter(({ sketch }) => !sketch.review).length).toBeGreaterThan(45);
  for (const { reviews } of restaurants) {
    expect(reviews.length).toBeGreaterThanOrEqual(6);
    expect(Math.max(...reviews.map(({ daysAgo }) => daysAgo))).toBeLessThanOrEqual(730);
    for (const { author } of reviews) expect(author).toMatch(/^[A-Z]\. [A-Z]\.$/);
    for (const review of reviews) {
      expect(review.comment.length).toBeGreaterThanOrEqual(20);
      for (const score of [review.food, review.service, review.place, review.value])
        expect([1, 2, 3, 4, 5]).toContain(score);
    }
  }
});

// Bookings follow the clock of the seed: midnight, noon, evening, and the days on which a clock changes.
const clocks = [
  '2026-06-12T00:05:00Z',
  '2026-06-12T12:40:00Z',
  '2026-06-12T20:50:00Z',
  '2026-03-28T21:00:00Z',
  '2026-10-24T23:30:00Z',
];

test.each(clocks)('meals behind reviews, seen at %s, are over, of a diner who sat nowhere else that day', (clock) => {
  const now = Date.parse(clock);
  const meals = pastMeals(restaurants, now, demoBookings(restaurants, now));
  expect(meals.length).toBe(restaurants.reduce((sum, { reviews }) => sum + reviews.length, 0));
  expect(new Set(meals.map(({ email, date }) => `${email} ${date}`)).size).toBe(meals.length);
  for (const { meal, bookedAt, slot, people } of meals) {
    expect(meal).toBeLessThan(now - dayMs);
    expect(bookedAt).toBeLessThan(meal);
    expect(people).toBeLessThanOrEqual(slot.places);
  }
});

test.each(clocks)('bookings made at %s never take more tables than there are and are in a possible state', (clock) => {
  const now = Date.parse(clock);
  const bookings = demoBookings(restaurants, now);
  const taken = new Map<string, number>();
  for (const { slot, date, meal, bookedAt, people, state } of bookings) {
    const key = `${slot._id} ${date}`;
    taken.set(key, (taken.get(key) ?? 0) + 1);
    expect(taken.get(key)).toBeLessThanOrEqual(slot.qtd);
    expect(people).toBeLessThanOrEqual(slot.places);
    expect(bookedAt).toBeLessThan(Math.min(now, meal));
    if (state === 'arrived' || state === 'completed') expect(meal).toBeLessThan(now);
    if (state === 'awaiting_restaurant') expect(meal).toBeGreaterThan(now + hourMs);
    if (state === 'confirmed') expect(meal).toBeGreaterThan(now - 2 * dayMs);
  }
  const hosts = bookings.filter((booking) => booking.restaurant.slug === ownersRestaurantSlug);
  expect(new Set(hosts.map((booking) => booking.state))).toEqual(
    new Set(['completed', 'arrived', 'confirmed', 'awaiting_restaurant', 'cancelled', 'no_show']),
  );
  expect(
    bookings
      .filter((booking) => booking.email === 'diner@metade.test')
      .map((booking) => booking.state)
      .sort(),
  ).toEqual(['completed', 'confirmed']);
});

const zipForms = { PT: /^\d{4}-\d{3}$/, ES: /^28\d{3}$/, BR: /^\d{5}-\d{3}$/ };

function kmFromCentre({ sketch, city }: DemoRestaurant): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180;
  const [latitude, longitude] = sketch.at;
  const half = Math.sin(radians(latitude - city.latitude) / 2) ** 2;
  const across =
    Math.cos(radians(latitude)) *
    Math.cos(radians(city.latitude)) *
    Math.sin(radians(longitude - city.longitude) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(half + across));
}
