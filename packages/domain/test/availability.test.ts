import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookableUntil, freeTables, isBookable, slotOffers } from '../src/availability.ts';
import type { RestaurantBookingFacts, SlotOccupancy } from '../src/availability.ts';
import { periodOf } from '../src/grid.ts';
import { tableInstant } from '../src/table-times.ts';
import type { Places, TableSlot } from '../src/grid.ts';
import { decideHold } from '../src/place-order.ts';
import { defaultSettings } from '../src/settings.ts';
import { addDays, slotInstant } from '../src/time.ts';
import { evening } from './support/arbitraries.ts';

const friday = '2026-11-27';
const zone = 'Europe/Lisbon';
const noon = slotInstant(friday, '12:00', zone);
const facts: RestaurantBookingFacts = {
  timeZone: zone,
  acceptedSizes: [2, 4, 6],
  onePersonAllowed: true,
  horizonDays: 30,
  cutoffMinutes: 120,
  pausedUntil: null,
  open: true,
};
const priceOf = (places: Places) => ({ amount: places * 100, currency: 'EUR' as const });

function table(places: Places, time: string, counts: Partial<SlotOccupancy> = {}): SlotOccupancy {
  const slot: TableSlot = { _id: `${time}/${places}`, day: 5, period: periodOf(time), time, places, qtd: 2 };
  return { slot, capacity: 2, booked: 0, heldLive: 0, heldExpired: 0, ...counts };
}

const offers = (people: number, ...slots: SlotOccupancy[]) => slotOffers(facts, slots, friday, people, priceOf, noon);

describe('offers', () => {
  it('are one per time, by the clock, the night after midnight last', () => {
    const listed = offers(2, table(2, '00:30'), table(4, '20:00'), table(2, '21:00'), table(2, '20:00'));
    expect(listed.map((offer) => offer.slot)).toEqual(['20:00/2', '21:00/2', '00:30/2']);
  });

  it('give the next size up, at its price, when the smallest is sold out', () => {
    expect(offers(3, table(4, '20:00', { booked: 2 }), table(6, '20:00'))).toEqual([
      {
        slot: '20:00/6',
        date: friday,
        time: '20:00',
        period: 'night',
        places: 6,
        price: { amount: 600, currency: 'EUR' },
        state: 'free',
        free: 2,
      },
    ]);
  });

  it.each([
    [{ booked: 0 }, 'free', 2],
    [{ booked: 1 }, 'last', 1],
    [{ booked: 0, heldLive: 1 }, 'last', 1],
    [{ booked: 0, heldLive: 0, heldExpired: 2 }, 'free', 2],
    [{ booked: 1, heldLive: 1 }, 'held', 0],
    [{ booked: 2 }, 'full', 0],
    [{ booked: 2, heldLive: 1 }, 'full', 0],
    [{ booked: 3 }, 'full', 0],
  ] as const)('with %j of two tables are %s with %i free', (counts, state, free) => {
    expect(offers(2, table(2, '20:00', counts))).toMatchObject([{ state, free, places: 2 }]);
  });

  it('leave out closed dates, other weekdays, past and cut-off times', () => {
    expect(offers(2, table(2, '20:00', { capacity: 0 }))).toEqual([]);
    expect(slotOffers(facts, [table(2, '20:00')], addDays(friday, 1), 2, priceOf, noon)).toEqual([]);
    expect(offers(2, table(2, '11:30'), table(2, '13:59'))).toEqual([]);
    expect(offers(2, table(2, '14:00'))).toHaveLength(1);
  });

  it('keep two times apart that a clock change brings to one instant', () => {
    const night = [table(2, '01:30'), table(2, '02:30')].map((entry) => ({
      ...entry,
      slot: { ...entry.slot, day: 6 },
    }));
    const now = slotInstant('2027-03-27', '12:00', zone);
    const listed = slotOffers(facts, night, '2027-03-27', 2, priceOf, now);
    expect(listed.map((offer) => offer.time)).toEqual(['01:30', '02:30']);
  });
});

describe('a slot', () => {
  const { slot } = table(4, '20:00');
  const meal = tableInstant(friday, '20:00', 'night', zone);

  it('is sold up to the cut-off and not a millisecond later', () => {
    expect(isBookable(facts, slot, friday, bookableUntil(meal, 120))).toBeNull();
    expect(isBookable(facts, slot, friday, bookableUntil(meal, 120) + 1)).toBe('cutoff');
    expect(isBookable(facts, slot, friday, meal - 1)).toBe('cutoff');
    expect(isBookable(facts, slot, friday, meal)).toBe('past');
  });

  it('is sold 30 days ahead on the restaurant’s calendar and not 31', () => {
    expect(isBookable(facts, slot, friday, slotInstant(addDays(friday, -30), '00:00', zone))).toBeNull();
    expect(isBookable(facts, slot, friday, slotInstant(addDays(friday, -31), '23:59', zone))).toBe('horizon');
  });

  it('is not sold before a pause ends', () => {
    expect(isBookable({ ...facts, pausedUntil: meal }, slot, friday, noon)).toBeNull();
    expect(isBookable({ ...facts, pausedUntil: meal + 1 }, slot, friday, noon)).toBe('paused');
  });

  it('is not sold where the restaurant is not open or does not take its size', () => {
    expect(isBookable({ ...facts, open: false }, slot, friday, noon)).toBe('closed');
    expect(isBookable({ ...facts, acceptedSizes: [2] }, slot, friday, noon)).toBe('size_not_accepted');
    expect(isBookable(facts, { ...slot, time: 'close' }, friday, noon)).toBe('closed');
    expect(isBookable(facts, { ...slot, places: 0 }, friday, noon)).toBe('closed');
  });

  it('lasts through the hour that a clock change repeats', () => {
    const madrid = { ...facts, timeZone: 'Europe/Madrid', cutoffMinutes: 30 };
    const late: TableSlot = { _id: 'late', day: 6, period: 'night', time: '03:30', places: 2, qtd: 1 };
    const start = slotInstant('2026-10-25', '03:30', 'Europe/Madrid');
    expect(isBookable(madrid, late, '2026-10-24', start - 30 * 60_000)).toBeNull();
    expect(isBookable(madrid, late, '2026-10-24', start - 30 * 60_000 + 1)).toBe('cutoff');
  });
});

it('never counts fewer than no tables', () => {
  const count = fc.integer({ min: 0, max: 200 });
  fc.assert(
    fc.property(fc.record({ capacity: count, booked: count, heldLive: count }), (counts) => {
      const free = freeTables(counts);
      expect(free).toBeGreaterThanOrEqual(0);
      if (free > 0) expect(free + counts.booked + counts.heldLive).toBe(counts.capacity);
    }),
  );
});

describe('the list and the booking agree', () => {
  const decide = (scene: typeof evening extends fc.Arbitrary<infer T> ? T : never, occupancy: SlotOccupancy) =>
    decideHold({
      restaurant: 'restaurant',
      ...scene,
      slot: occupancy.slot,
      capacity: occupancy.capacity,
      priceOf,
      liveHolds: [],
      noShowBlockUntil: null,
      settings: defaultSettings,
    });
  const list = (scene: Parameters<typeof decide>[0]) =>
    slotOffers(scene.facts, scene.slots, scene.date, scene.people, priceOf, scene.now);

  it('on every table that the list offers, with its size and price', () => {
    fc.assert(
      fc.property(evening, (scene) => {
        for (const offer of list(scene)) {
          const decision = decide(scene, scene.slots.find((entry) => entry.slot._id === offer.slot)!);
          expect(decision).toMatchObject({ ok: true, places: offer.places, price: offer.price });
          expect(offer.free > 0).toBe(offer.state === 'free' || offer.state === 'last');
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('on every table that can be booked: its time is offered, at it or a smaller one', () => {
    let bookable = 0;
    fc.assert(
      fc.property(evening, (scene) => {
        const listed = list(scene);
        for (const occupancy of scene.slots.filter((entry) => freeTables(entry) > 0)) {
          if (!decide(scene, occupancy).ok) continue;
          bookable += 1;
          const offer = listed.find((entry) => entry.time === occupancy.slot.time);
          expect(offer?.free).toBeGreaterThan(0);
          expect(offer?.places).toBeLessThanOrEqual(occupancy.slot.places);
          expect(offer?.places).toBeGreaterThanOrEqual(scene.people);
        }
      }),
      { numRuns: 1000 },
    );
    // Scenes in which nothing is bookable would agree about nothing.
    expect(bookable).toBeGreaterThan(100);
  });
});
