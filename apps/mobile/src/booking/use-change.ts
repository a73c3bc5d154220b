import { type ApiClient, ApiRefusal } from '@metade/api-client/client.ts';
import { changeBooking, changeDay, type ChangeWish, quoteChange } from '@metade/booking-flow/change.ts';
import type { ChangeQuote } from '@metade/contracts/changes.ts';
import type { Order } from '@metade/contracts/orders.ts';
import { randomUUID } from 'expo-crypto';
import { router } from 'expo-router';
import { useCallback, useRef, useState } from 'react';
import { beyondAnyHorizon, useApi, useLoaded } from '../api/api';
import { useWords } from '../words/words';

/** Choosing another table for a booking, what that costs, and making the change. */
export function useChange(order: Order) {
  const { app } = useWords();
  const api = useApi();
  const { _id: id, restaurant } = order;
  const [people, setPeople] = useState(order.people);
  const [wanted, setWanted] = useState(order.date);
  const [slot, setSlot] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const offers = useLoaded(
    useCallback(
      async (signal) => {
        const asked = { params: { id: restaurant.slug } };
        const [days, house] = await Promise.all([
          api
            .call('getAvailability', { ...asked, query: { people, to: beyondAnyHorizon } }, { signal })
            .then(({ data }) => data, ifRefused([])),
          api.call('getRestaurant', asked, { signal }).then(({ data }) => data.max_places, ifRefused(0)),
        ]);
        return { days, largest: house || null };
      },
      [api, restaurant.slug, people],
    ),
  );
  const days = offers.value?.days ?? [];
  const { date, slots } = changeDay(order, days, wanted, people);
  const chosen = slots.find((one) => one.slot === slot) ?? null;
  const wish = chosen && { slot: chosen.slot, date, people };
  const asked = wish && JSON.stringify(wish);
  const quoted = useLoaded(
    useCallback(
      async () => (asked === null ? null : { asked, ...(await quoteChange(api, id, JSON.parse(asked) as ChangeWish)) }),
      [api, id, asked],
    ),
  );
  // An answer to what is no longer asked says nothing.
  const answer = quoted.value?.asked === asked ? quoted.value : null;

  // One key per change and its amounts: pressed twice, or sent again after a lost answer, it is made once.
  const keys = useRef(new Map<string, string>());
  const change = async (shown: ChangeQuote) => {
    if (busy || !wish) return;
    const { to_pay, refund, credit } = shown;
    const body = { ...wish, expected: { to_pay: to_pay.amount, refund: refund.amount, credit: credit.amount } };
    const name = JSON.stringify(body);
    const key = keys.current.get(name) ?? randomUUID();
    keys.current.set(name, key);
    setBusy(true);
    setSaid(null);
    try {
      const { next, order: changed } = await changeBooking(api, id, body, key);
      router.replace(next === 'pay' ? `/checkout/${changed._id}` : `/booking/${changed._id}`);
    } catch (error) {
      const there = await whereItIs(api, id, error instanceof ApiRefusal);
      if (there) return router.replace(there);
      setSaid(error instanceof ApiRefusal ? error.problem.message : app.retry);
      if (error instanceof ApiRefusal) keys.current.delete(name);
      offers.again();
      quoted.again();
    } finally {
      setBusy(false);
    }
  };
  const pick = (set: () => void) => {
    setSaid(null);
    set();
  };
  return {
    people,
    setPeople: (next: number) => pick(() => setPeople(next)),
    days,
    date,
    pickDay: (next: string) =>
      pick(() => {
        setWanted(next);
        setSlot(null);
      }),
    slots,
    slot: chosen?.slot ?? null,
    pickSlot: (next: string) => pick(() => setSlot(next)),
    largest: offers.value?.largest ?? null,
    quote: answer?.quote ?? null,
    problem: answer?.problem ?? null,
    loading: offers.value === null && offers.failure === null,
    away: (offers.failure ?? quoted.failure) !== null,
    again: () => {
      offers.again();
      quoted.again();
    },
    change,
    busy,
    said,
  };
}

/** Where a booking is that was changed after all: the answer was lost, or it happened elsewhere. Null where it stands as it was. */
async function whereItIs(api: ApiClient, id: string, refused: boolean) {
  const now = await api.call('getOrder', { params: { id } }).then(
    ({ data }) => data,
    () => null,
  );
  if (now?.changed_to) return `/booking/${now.changed_to}${refused ? '?moved=1' : ''}` as const;
  // What waits for the restaurant goes on from there to its own screen.
  return now?.pending_change ? (`/checkout/${now.pending_change._id}` as const) : null;
}

/** The restaurant may have left the site, or seat fewer. */
function ifRefused<T>(instead: T) {
  return (error: unknown): T => {
    if (error instanceof ApiRefusal) return instead;
    throw error;
  };
}
