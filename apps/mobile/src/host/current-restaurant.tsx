import { DayStore, sweep, type DayState } from '@metade/booking-flow/host-days.ts';
import { followEvents, type BookingEvent } from '@metade/booking-flow/host-events.ts';
import { sendStep, withSteps, type QueuedStep, type StepQueue } from '@metade/booking-flow/host-steps.ts';
import { OfflineQueue } from '@metade/booking-flow/offline-queue.ts';
import { retrySteps } from '@metade/booking-flow/retry-steps.ts';
import { fetch } from 'expo/fetch';
import { createContext, type ReactNode, use, useEffect, useMemo, useSyncExternalStore } from 'react';
import { AppState, Vibration } from 'react-native';
import { useCall } from '../api/api';
import { marketplace } from '../api/client';
import { deviceSigns } from '../api/device-signs';
import { useSession } from '../session/session';
import { useSite } from '../site/site';
import { keepDay, keptDay, type Restaurant, stepsOf } from './host-storage';

type Settings = { undoSeconds: number; voucherOpensMinutes: number };

type Current = {
  restaurant: Restaurant;
  store: DayStore;
  state: DayState;
  queue: StepQueue;
  steps: readonly QueuedStep[];
  settings: Settings;
};

const RestaurantContext = createContext<Current | null>(null);
const freshMs = 60_000;

/** Follows a restaurant live. onGone: the caller has left the team, or the session has ended. */
export function RestaurantProvider({
  restaurant,
  onGone,
  children,
}: {
  restaurant: Restaurant;
  onGone: () => void;
  children: ReactNode;
}) {
  const call = useCall();
  const { token } = useSession();
  const settings = useSettings(restaurant.country);
  const { _id: id, today } = restaurant;
  const store = useMemo(() => {
    const known = keptDay(id);
    return new DayStore(
      today,
      async (date) => {
        const { data } = await call('getHostDay', { params: { id, date } });
        keepDay(id, data);
        return data;
      },
      () => Vibration.vibrate(),
      known ? { [known.date]: known } : {},
    );
  }, [id, today, call]);
  const queue = useMemo<StepQueue>(
    () => new OfflineQueue(stepsOf(id), (step: QueuedStep) => sendStep(call, id, step)),
    [id, call],
  );
  const state = useSyncExternalStore(store.subscribe, store.read, store.read);
  const steps = useSyncExternalStore(queue.subscribe, queue.read, queue.read);
  useEffect(() => {
    if (!token) return;
    const left = new AbortController();
    const sending = retrySteps(queue, (booking) => store.put(booking), deviceSigns);
    const unfollow = followEvents(
      `${marketplace}/v1/host/restaurants/${id}/events`,
      token,
      {
        onOpen: () => {
          store.connected();
          void sending.now().then(() => sweep(store, left.signal));
        },
        onBooking: (event: BookingEvent) => void store.changed(event),
        onLost: () => store.lost(),
        onRefused: onGone,
      },
      { ...deviceSigns, fetch },
    );
    return () => {
      left.abort();
      sending.stop();
      unfollow();
    };
  }, [store, queue, id, token, onGone]);
  // What may be done depends on the time, which no event announces.
  useEffect(() => {
    void store.load(store.read().today);
    const every = setInterval(() => {
      if (AppState.currentState !== 'background') void store.load(store.read().today);
    }, freshMs);
    return () => clearInterval(every);
  }, [store]);
  const current = useMemo(
    () => ({ restaurant, store, state, queue, steps, settings }),
    [restaurant, store, state, queue, steps, settings],
  );
  return <RestaurantContext value={current}>{children}</RestaurantContext>;
}

export function useRestaurant(): Current {
  const current = use(RestaurantContext);
  if (!current) throw new Error('useRestaurant outside of RestaurantProvider');
  return current;
}

/** Today as it is once the steps that wait are sent; null before it was ever loaded. */
export function useToday() {
  const { state, steps } = useRestaurant();
  const day = state.days[state.today];
  return useMemo(() => (day ? withSteps(day, steps) : null), [day, steps]);
}

function useSettings(country: string): Settings {
  const { config, settings } = useSite();
  return useMemo(() => {
    const own = config?.markets.find((market) => market.country === country)?.settings;
    return { ...settings, ...own };
  }, [config, settings, country]);
}
