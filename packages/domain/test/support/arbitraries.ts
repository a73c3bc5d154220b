import fc from 'fast-check';
import type { RestaurantBookingFacts, SlotOccupancy } from '../../src/availability.ts';
import { periodOf } from '../../src/grid.ts';
import type { TableSlot } from '../../src/grid.ts';
import { addDays, dayOfWeek, slotInstant } from '../../src/time.ts';

export const zones = ['America/Sao_Paulo', 'Europe/Lisbon', 'Atlantic/Azores', 'Europe/Madrid', 'Atlantic/Canary'];

export const localTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);

export const localDate = fc.integer({ min: 0, max: 500 }).map((days) => addDays('2026-06-01', days));

/** Around meal times, so that several sizes often share a time. */
const mealTime = fc.constantFrom('00:30', '08:00', '12:30', '13:00', '19:30', '20:00', '22:00', 'close');

export const facts: fc.Arbitrary<RestaurantBookingFacts> = fc.record({
  timeZone: fc.constantFrom(...zones),
  acceptedSizes: fc.subarray([2, 4, 6] as (2 | 4 | 6)[], { minLength: 1 }),
  onePersonAllowed: fc.boolean(),
  horizonDays: fc.integer({ min: 7, max: 60 }),
  cutoffMinutes: fc.integer({ min: 30, max: 1440 }),
  pausedUntil: fc.constant(null),
  open: fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) }),
});

// Without fast-check's leaning to extremes, under which hardly any scene has a table to sell.
const between = (min: number, max: number) => fc.noBias(fc.integer({ min, max }));

/** A restaurant's evening at a moment before or after it, with every weekday's slots as strangers among those of the date. */
export const evening = fc
  .record({
    facts,
    date: localDate,
    people: between(0, 7),
    aheadMinutes: fc.oneof(between(-720, 2880), between(0, 65 * 1440)),
    pausedDays: fc.oneof({ weight: 4, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: between(0, 40) }),
    rows: fc.array(
      fc.record({
        weekday: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constant(1) }),
        time: mealTime,
        places: fc.constantFrom(0 as const, 2 as const, 4 as const, 6 as const),
        capacity: between(0, 5),
        booked: between(0, 3),
        heldLive: between(0, 2),
        heldExpired: between(0, 3),
      }),
      { minLength: 3, maxLength: 14 },
    ),
  })
  .map(({ facts, date, people, aheadMinutes, pausedDays, rows }) => {
    const now = slotInstant(date, '20:00', facts.timeZone) - aheadMinutes * 60_000;
    const pausedUntil = pausedDays === null ? null : now + pausedDays * 86_400_000;
    const slots = rows.map(({ weekday, time, places, ...counts }, index): SlotOccupancy => {
      const day = (dayOfWeek(date) + weekday) % 7;
      const period = time === 'close' ? 'night' : periodOf(time);
      const slot: TableSlot = { _id: `slot-${index}`, day, period, time, places, qtd: counts.capacity };
      return { slot, ...counts };
    });
    return { facts: { ...facts, pausedUntil }, date, people, now, slots };
  });
