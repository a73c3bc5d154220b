import { standingIn } from '@metade/booking-flow/waiting-place.ts';
import { fullMeals } from '@metade/booking-flow/waiting.ts';
import type { SlotOfferView } from '@metade/contracts/restaurants.ts';
import { type Period, periods } from '@metade/domain/grid.ts';
import { useState } from 'react';
import { useExplore } from '../explore/explore-state';
import { useWaiting } from '../waiting/use-waiting';
import { useWords } from '../words/words';
import type { Booking } from './use-booking';

/** The times of the chosen day, of one meal or of all, and what the diner waits for among them. restaurant: its id. */
export function useDay(booking: Booking, restaurant: string) {
  const { m } = useWords();
  const { question } = useExplore();
  const [wished, setPeriod] = useState<Period | null>(question.period);
  const { day, people, slot } = booking;
  const waiting = useWaiting(booking.again);
  const entries = waiting.entries ?? [];
  const all = day?.slots ?? [];
  const isOpen = (one: Period) => all.some((offer) => offer.period === one);
  const full = fullMeals(all);
  // A meal that the day does not have is not insisted on, and a chosen time is always seen.
  const chosen = all.find((one) => one.slot === slot);
  const period = wished && isOpen(wished) && (!chosen || chosen.period === wished) ? wished : null;
  const standing = (offer: SlotOfferView) =>
    day ? standingIn(entries, { restaurant, date: day.date, period: offer.period }) : undefined;
  return {
    slots: period ? all.filter((one) => one.period === period) : all,
    period,
    setPeriod: (next: Period | null) => {
      setPeriod(next);
      if (next && chosen && chosen.period !== next) booking.dropSlot();
    },
    /** Beside the meals' names, where they have no free table. */
    periodNotes: Object.fromEntries(
      periods.flatMap((one) => {
        if (!isOpen(one)) return [[one, m.restaurant.closedPeriod]];
        return full.includes(one) ? [[one, m.restaurant.fullPeriod]] : [];
      }),
    ) as Partial<Record<Period, string>>,
    noteOf: (offer: SlotOfferView) => {
      const entry = standing(offer);
      const its = entry?.position && offer.state === 'full' && (entry.time === null || entry.time === offer.time);
      return its ? m.waiting.placeShort(entry.position ?? 1) : null;
    },
    onWait: (offer: SlotOfferView) =>
      waiting.entries === null || standing(offer)
        ? undefined
        : () => waiting.join({ restaurant, date: offer.date, period: offer.period, time: offer.time, people }),
    waiting,
    /** Where the diner stands in line on this day. */
    here: day ? entries.filter((one) => one.restaurant._id === restaurant && one.date === day.date) : [],
    /** Waits for any time, where there are several and all of them are full. */
    waitForAny:
      day && all.length > 1 && full.length === new Set(all.map((one) => one.period)).size
        ? {
            name: full.length > 1 ? m.waiting.anyTable : m.waiting.anyTime,
            run: () =>
              waiting.join({
                restaurant,
                date: day.date,
                period: full.length > 1 ? 'any' : (full[0] ?? 'any'),
                time: null,
                people,
              }),
          }
        : null,
  };
}

export type Day = ReturnType<typeof useDay>;
