import type pg from 'pg';
import { dayMs, toIso } from '@metade/domain/time.ts';
import { demoAccounts } from '../scenario/accounts.ts';
import { ownersRestaurantSlug } from '../scenario/build-restaurants.ts';
import type { DemoRestaurant } from '../scenario/build-restaurants.ts';
import type { DemoReview } from '../scenario/build-reviews.ts';
import { userId } from './insert-demo-people.ts';
import { insertRows } from './insert-rows.ts';

/** Restaurants with their reviews and their week; the tables come last because each statement on them rebuilds what is free. */
export async function insertDemoRestaurants(
  client: pg.ClientBase,
  restaurants: readonly DemoRestaurant[],
  now: number,
): Promise<void> {
  await insertRows(
    client,
    'restaurant',
    restaurants.map((restaurant) => restaurantRow(restaurant, now)),
  );
  await insertDemoGrids(client, restaurants);
}

export async function insertDemoGrids(client: pg.ClientBase, restaurants: readonly DemoRestaurant[]): Promise<void> {
  const slots = restaurants.flatMap((restaurant) =>
    restaurant.grid.map(({ _id, ...slot }) => ({ id: _id, restaurant_id: restaurant.id, ...slot })),
  );
  await insertRows(client, 'table_slot', slots);
}

function restaurantRow(restaurant: DemoRestaurant, now: number) {
  const { sketch, reviews } = restaurant;
  const scores = {
    food: mean(reviews, 'food'),
    service: mean(reviews, 'service'),
    place: mean(reviews, 'place'),
    value: mean(reviews, 'value'),
  };
  const average = (scores.food + scores.service + scores.place + scores.value) / 4;
  return {
    ...registeredRow(restaurant),
    owner_id: restaurant.slug === ownersRestaurantSlug ? userId(demoAccounts.owner.email) : null,
    state: 'approved',
    collections: sketch.collections ?? [],
    rating_average: average.toFixed(2),
    rating_count: reviews.length,
    rating_scores: scores,
    rank: rankOf(average, reviews.length),
    created_at: toIso(now - 800 * dayMs),
    updated_at: toIso(now),
  };
}

/** What an owner tells of a restaurant. */
export function registeredRow(restaurant: DemoRestaurant) {
  const { sketch, city } = restaurant;
  return {
    id: restaurant.id,
    slug: restaurant.slug,
    show: true,
    company_name: sketch.name,
    description: sketch.text,
    more: { en: sketch.en },
    phone: restaurant.phone,
    country: city.country,
    city_id: city.id,
    time_zone: city.timeZone,
    street: sketch.street,
    number: sketch.number,
    district: sketch.district,
    zip: sketch.zip,
    latitude: sketch.at[0],
    longitude: sketch.at[1],
    ticket_avg: sketch.ticket,
    prices: [],
    menu: restaurant.menu,
    worksheet: restaurant.worksheet,
    kitchens: sketch.kitchens,
    services: restaurant.services,
    photos: restaurant.photos,
    table_tolerance: restaurant.tolerance,
    accepted_sizes: restaurant.acceptedSizes,
    one_person_ok: restaurant.onePersonOk,
    horizon_days: restaurant.horizonDays,
    cutoff_minutes: restaurant.cutoffMinutes,
    confirmation_mode: sketch.review ? 'review' : 'instant',
    discount_desserts: !sketch.dessertsOut,
  };
}

function mean(reviews: readonly DemoReview[], score: 'food' | 'service' | 'place' | 'value'): number {
  return Math.round((100 * reviews.reduce((sum, review) => sum + review[score], 0)) / reviews.length) / 100;
}

/** The average pulled towards 4 by five silent votes, so that three happy diners do not outrank two hundred. */
function rankOf(average: number, count: number): number {
  return Math.round((1000 * (average * count + 4 * 5)) / (count + 5)) / 1000;
}
