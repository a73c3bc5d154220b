import type { Answer } from '@metade/api-client/client.ts';
import { sendStep, type QueuedStep, type StepQueue } from '@metade/booking-flow/host-steps.ts';
import { OfflineQueue, queueStore } from '@metade/booking-flow/offline-queue.ts';
import type { Booking } from '@metade/contracts/host.ts';
import { createContext, use, useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { Call } from '../api.ts';
import { useSession } from '../session/session.tsx';
import { browserSigns } from './browser-signs.ts';
import { chime, readySound } from './chime.ts';
import { followEvents, type BookingEvent } from '@metade/booking-flow/host-events.ts';
import type { DayState } from '@metade/booking-flow/host-days.ts';
import { DayStore, sweep } from '@metade/booking-flow/host-days.ts';
import { retrySteps } from '@metade/booking-flow/retry-steps.ts';
import { deviceStorage, keep, readCached } from '../session/device-cache.ts';
import { keepDay, readDays } from './cached-days.ts';
import { keepVoucherKeys } from './voucher-key-store.ts';

export type Restaurant = Answer<'listHostRestaurants'>['data'][number];

type CurrentRestaurant = {
  restaurant: Restaurant;
  restaurants: readonly Restaurant[];
  choose: (id: string) => void;
  /** Reloads the restaurant, after it was changed. */
  reload: () => void;
  store: DayStore;
  state: DayState;
  /** The latest booking, to be announced. */
  newest: Booking | null;
  /** Steps queued while offline, and those the server refused. */
  queue: StepQueue;
  steps: readonly QueuedStep[];
};

const RestaurantContext = createContext<CurrentRestaurant | null>(null);

/** Follows a restaurant live while its screens are shown. `onGone`: the caller left the team. */
export function RestaurantProvider({
  restaurant,
  restaurants,
  choose,
  onGone,
  children,
}: Pick<CurrentRestaurant, 'restaurant' | 'restaurants' | 'choose'> & { onGone: () => void; children: ReactNode }) {
  const { token, call, drop } = useSession();
  const [newest, setNewest] = useState<Booking | null>(null);
  const store = useMemo(() => {
    const loadDay = async (date: string) => {
      const { data } = await call('getHostDay', { params: { id: restaurant._id, date } });
      keepVoucherKeys(data.voucher_keys);
      keepDay(restaurant._id, data);
      return data;
    };
    return new DayStore(
      restaurant.today,
      loadDay,
      (booking) => {
        setNewest(booking);
        chime();
      },
      readDays(restaurant._id),
      {
        read: () => readCached<Booking[]>(`notices.${restaurant._id}`) ?? [],
        write: (notices) => keep(`notices.${restaurant._id}`, notices),
      },
    );
  }, [restaurant, call]);
  const queue = useMemo(() => queueOf(restaurant._id, call), [restaurant, call]);
  const steps = useSyncExternalStore(queue.subscribe, queue.read);
  const state = useSyncExternalStore(store.subscribe, store.read);
  const refused = useEffectEvent((status: number) => (status === 401 ? drop() : onGone()));

  useEffect(() => readySound(), []);
  useEffect(() => {
    const left = new AbortController();
    const sending = retrySteps(queue, (booking) => store.put(booking), browserSigns);
    const listeners = {
      onOpen: () => {
        store.connected();
        void sending.now().then(() => sweep(store, left.signal));
      },
      onBooking: (event: BookingEvent) => void store.changed(event),
      onLost: () => store.lost(),
      onRefused: (status: number) => refused(status),
    };
    const unfollow = followEvents(eventsOf(restaurant._id), token, listeners, { ...browserSigns, fetch: freshFetch });
    return () => {
      left.abort();
      sending.stop();
      unfollow();
    };
  }, [store, queue, restaurant, token]);

  const current = useMemo(
    () => ({ restaurant, restaurants, choose, reload: onGone, store, state, newest, queue, steps }),
    [restaurant, restaurants, choose, onGone, store, state, newest, queue, steps],
  );
  return <RestaurantContext value={current}>{children}</RestaurantContext>;
}

const eventsOf = (restaurant: string) => `${location.origin}/v1/host/restaurants/${restaurant}/events`;
const freshFetch = (url: string, init: RequestInit) => fetch(url, { ...init, cache: 'no-store' });

/** This device's queue of steps for a restaurant. */
function queueOf(restaurant: string, call: Call): StepQueue {
  const name = `steps.${restaurant}`;
  const send = (step: QueuedStep) => sendStep(call, restaurant, step);
  return new OfflineQueue(queueStore<QueuedStep>(deviceStorage, name), send);
}

export function useRestaurant(): CurrentRestaurant {
  const restaurant = use(RestaurantContext);
  if (!restaurant) throw new Error('useRestaurant outside of RestaurantProvider');
  return restaurant;
}
