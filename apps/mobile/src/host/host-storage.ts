import type { Answer } from '@metade/api-client/client.ts';
import type { Day } from '@metade/booking-flow/host-days.ts';
import type { QueuedStep } from '@metade/booking-flow/host-steps.ts';
import { queueStore } from '@metade/booking-flow/offline-queue.ts';
import { keep, readKept } from '@metade/booking-flow/ports.ts';
import { deviceStorage } from '../storage/device-storage';

export type Restaurant = Answer<'listHostRestaurants'>['data'][number];

/** The restaurants whose team the account is in, as last answered. */
export const keptRestaurants = (): Restaurant[] =>
  (readKept(deviceStorage, 'restaurants') as Restaurant[] | null) ?? [];

export function keepRestaurants(restaurants: readonly Restaurant[]): void {
  const left = keptRestaurants().filter(({ _id }) => !restaurants.some((one) => one._id === _id));
  for (const { _id } of left) deviceStorage.remove(dayName(_id));
  keep(deviceStorage, 'restaurants', restaurants);
}

/** A restaurant's day as last loaded, for when there is no network. */
export const keptDay = (restaurant: string): Day | null => readKept(deviceStorage, dayName(restaurant)) as Day | null;

export function keepDay(restaurant: string, day: Day): void {
  if (day.date === day.today) keep(deviceStorage, dayName(restaurant), day);
}

/** The steps that wait to be sent. */
export const stepsOf = (restaurant: string) => queueStore<QueuedStep>(deviceStorage, `steps ${restaurant}`);

/** How many steps wait to be sent, of all restaurants. */
export const countWaiting = (): number =>
  keptRestaurants()
    .flatMap(({ _id }) => stepsOf(_id).read())
    .filter(({ refusal }) => refusal === undefined).length;

/** Forgets all but the steps that wait, and whose they are: the session was ended elsewhere. */
export function forgetAllButSteps(owner: string): void {
  if (countWaiting() === 0) return forgetRestaurants();
  for (const { _id } of keptRestaurants()) deviceStorage.remove(dayName(_id));
  keep(deviceStorage, 'steps of', owner);
}

/** At log-in: what waits is its owner's. */
export function forgetOthersSteps(account: string): void {
  const owner = readKept(deviceStorage, 'steps of');
  if (owner !== null && owner !== account) forgetRestaurants();
  deviceStorage.remove('steps of');
}

/** Forgets all of it: at log-out. */
export function forgetRestaurants(): void {
  for (const { _id } of keptRestaurants()) {
    deviceStorage.remove(dayName(_id));
    stepsOf(_id).write([]);
  }
  deviceStorage.remove('restaurants');
}

const dayName = (restaurant: string) => `day ${restaurant}`;
