import { estimateSaving } from '@metade/booking-flow/estimate-saving.ts';
import { holdTable } from '@metade/booking-flow/hold.ts';
import { whyNotTaken } from '@metade/booking-flow/hand-over.ts';
import { heldOrders } from '@metade/booking-flow/held.ts';
import type { Restaurant, SlotOfferView } from '@metade/contracts/restaurants.ts';
import { foodDue } from '@metade/domain/right-bill.ts';
import { randomUUID } from 'expo-crypto';
import { router, useFocusEffect, useLocalSearchParams } from 'expo-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { beyondAnyHorizon, useApi, useLoaded } from '../api/api';
import { useExplore } from '../explore/explore-state';
import { useSite } from '../site/site';
import { useSession } from '../session/session';
import { useWords } from '../words/words';
import { isBookable } from './first-slots';

/** Choosing a restaurant's table and holding it. */
export function useBooking({ _id: id, max_places: maxPeople, ticket_avg: average }: Restaurant) {
  const { m, app } = useWords();
  const api = useApi();
  const { config } = useSite();
  const { token, guest, keepGuest } = useSession();
  const { question, ask } = useExplore();
  const asked = useLocalSearchParams<{ date?: string; slot?: string; people?: string; freed?: string }>();
  const [date, setDate] = useState(asked.date ?? question.date);
  // Another number of people has other tables at the same time, which is what was meant.
  const [picked, setPicked] = useState<{ slot: string; time?: string } | null>(
    asked.slot ? { slot: asked.slot } : null,
  );
  const [said, setSaid] = useState<{ text: string; order: string | null } | null>(null);
  const [busy, setBusy] = useState(false);
  const people = Math.min(question.people, maxPeople);
  const { value, failure, again } = useLoaded(
    useCallback(
      (signal) => api.call('getAvailability', { params: { id }, query: { people, to: beyondAnyHorizon } }, { signal }),
      [api, id, people],
    ),
  );
  const wished = Number(asked.people);
  useEffect(() => {
    if (Number.isInteger(wished) && wished >= 1 && wished <= maxPeople) ask({ people: wished });
  }, [wished, maxPeople, ask]);
  // Back from a checkout, the tables are others.
  useFocusEffect(again);
  const day =
    value?.data.find((one) => one.date === date) ?? value?.data.find(({ tables }) => tables > 0) ?? value?.data[0];
  const chosen =
    day?.slots.find(({ slot }) => slot === picked?.slot) ??
    day?.slots.find(({ time }) => time === picked?.time) ??
    null;
  const bookable = chosen && isBookable(chosen) ? chosen : null;

  useFreed(asked.freed, day && { restaurant: id, date: day.date, period: chosen?.period }, setSaid);

  // One key per wish: a second press, or one after a lost answer, holds no second table.
  const keys = useRef(new Map<string, string>());
  const hold = async (wanted: SlotOfferView) => {
    if (busy || !day) return;
    const wish = { restaurant: id, slot: wanted.slot, date: day.date, people };
    const name = Object.values(wish).join();
    const key = keys.current.get(name) ?? randomUUID();
    keys.current.set(name, key);
    setBusy(true);
    setSaid(null);
    try {
      const outcome = await holdTable(api, { account: token, guest, keepGuest }, wish, key);
      keys.current.delete(name);
      if (outcome.kind === 'held') router.push(`/checkout/${outcome.order}`);
      else setSaid({ text: outcome.problem.message, order: outcome.existing });
      again();
    } catch {
      setSaid({ text: app.needsNetwork, order: null });
    } finally {
      setBusy(false);
    }
  };
  return {
    days: value?.data ?? [],
    day: day ?? null,
    today: value?.today ?? null,
    failed: failure !== null && !value,
    again,
    people,
    maxPeople,
    setPeople: (next: number) => {
      setPicked(chosen);
      ask({ people: next });
    },
    pickDay: (next: string) => {
      setDate(next);
      setPicked(null);
      setSaid(null);
    },
    dropSlot: () => setPicked(null),
    pickSlot: (next: SlotOfferView) => {
      setPicked(next);
      setSaid(null);
    },
    slot: chosen?.slot ?? null,
    chosen: bookable,
    hold,
    busy,
    said,
    saving: config ? estimateSaving(average, people, (amount) => foodDue(amount, config.settings)) : null,
    note: config ? m.restaurant.holdNote(config.settings.holdMinutes) : '',
  };
}

export type Booking = ReturnType<typeof useBooking>;

/** Says why the guest's table did not come along into the account. */
function useFreed(
  freed: string | undefined,
  meal: { restaurant: string; date: string; period: string | undefined } | undefined,
  say: (said: { text: string; order: string | null }) => void,
): void {
  const { m } = useWords();
  const api = useApi();
  const { token } = useSession();
  const { config } = useSite();
  const done = useRef(false);
  useEffect(() => {
    if (!freed || !meal || !config || done.current) return;
    done.current = true;
    if (freed === 'time') return say({ text: m.restaurant.freed.time, order: null });
    if (!token) return;
    void heldOrders(api, token).then((held) => {
      const why = whyNotTaken(held, meal, config.settings.liveHoldsPerDiner);
      if (why) say({ text: m.restaurant.freed[why.why], order: why.held[0]?._id ?? null });
    });
  }, [freed, meal, config, token, api, m, say]);
}
