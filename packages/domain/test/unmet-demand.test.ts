import { describe, expect, it } from 'vitest';
import type { RestaurantBookingFacts, SlotOffer } from '../src/availability.ts';
import type { TableSlot } from '../src/grid.ts';
import { slotInstant } from '../src/time.ts';
import { missingTable, suggestTable } from '../src/unmet-demand.ts';

const zone = 'Europe/Lisbon';
const facts: RestaurantBookingFacts = {
  timeZone: zone,
  acceptedSizes: [2, 4],
  onePersonAllowed: false,
  peopleMax: 6,
  horizonDays: 30,
  cutoffMinutes: 120,
  pausedUntil: null,
  open: true,
};
const at = (date: string, time: string) => slotInstant(date, time, zone);
const noon = at('2026-06-09', '12:00');
const offer = (time: string, free: number, period: SlotOffer['period'] = 'night'): SlotOffer => ({
  slot: time,
  date: '2026-06-09',
  time,
  period,
  places: 2,
  price: { amount: 600, currency: 'EUR' },
  state: free > 0 ? 'free' : 'full',
  free,
});
const wanted = { date: '2026-06-09', period: 'night' as const, people: 2 };

describe('a table that was looked for in vain', () => {
  it('is the smallest that seats the party, whether the meal is full or was never open', () => {
    expect(missingTable(facts, wanted, [offer('20:00', 0)], noon)).toBe(2);
    expect(missingTable(facts, wanted, [], noon)).toBe(2);
    expect(missingTable(facts, { ...wanted, people: 3 }, [], noon)).toBe(4);
    expect(missingTable({ ...facts, acceptedSizes: [4] }, wanted, [], noon)).toBe(4);
  });

  it('is none where one is free at any time of the meal, but a free lunch helps no dinner', () => {
    expect(missingTable(facts, wanted, [offer('20:00', 0), offer('22:00', 1)], noon)).toBeNull();
    expect(missingTable(facts, wanted, [offer('13:00', 1, 'afternoon')], noon)).toBe(2);
    expect(missingTable(facts, { ...wanted, period: null }, [offer('13:00', 1, 'afternoon')], noon)).toBeNull();
    expect(missingTable(facts, { ...wanted, period: null }, [], noon)).toBe(2);
  });

  it('is none that the restaurant could open: parties it does not take, days out of reach', () => {
    expect(missingTable(facts, { ...wanted, people: 1 }, [], noon)).toBeNull();
    expect(missingTable(facts, { ...wanted, people: 4 }, [], noon)).toBe(4);
    expect(missingTable(facts, { ...wanted, people: 5 }, [], noon)).toBeNull();
    expect(missingTable({ ...facts, open: false }, wanted, [], noon)).toBeNull();
    expect(missingTable(facts, { ...wanted, date: '2026-07-09' }, [], noon)).toBe(2);
    expect(missingTable(facts, { ...wanted, date: '2026-07-10' }, [], noon)).toBeNull();
    expect(missingTable(facts, { ...wanted, date: '2026-06-08' }, [], noon)).toBeNull();
  });

  it('ends when nothing of the meal can be booked any more, on the restaurant’s clock', () => {
    const lunch = { ...wanted, period: 'afternoon' as const };
    expect(missingTable(facts, lunch, [], at('2026-06-09', '15:59'))).toBe(2);
    expect(missingTable(facts, lunch, [], at('2026-06-09', '16:00'))).toBeNull();
    expect(missingTable({ ...facts, timeZone: 'Atlantic/Azores' }, lunch, [], at('2026-06-09', '16:59'))).toBe(2);
    expect(missingTable({ ...facts, timeZone: 'Atlantic/Azores' }, lunch, [], at('2026-06-09', '17:00'))).toBeNull();
  });
});

describe('where a table would help', () => {
  const slot = (day: number, time: string, qtd: number, places: 2 | 4 = 2): TableSlot => ({
    _id: `${day} ${time} ${places}`,
    day,
    period: time < '18:00' ? 'afternoon' : 'night',
    time,
    qtd,
    places,
  });
  const week = [
    slot(2, '19:30', 4),
    slot(2, '20:30', 3),
    slot(2, '20:30', 2, 4),
    slot(3, '21:00', 9),
    slot(3, '13:00', 1),
  ];
  const demand = { day: 2, period: 'night' as const, places: 4 as const, times: [] };

  it('is the time asked for most, the earlier of two alike', () => {
    const times = [
      { time: '22:00', visitors: 2 },
      { time: '21:00', visitors: 2 },
      { time: '20:30', visitors: 1 },
    ];
    expect(suggestTable({ ...demand, times }, week)).toMatchObject({ time: '21:00', period: 'night', tables: 0 });
    expect(suggestTable({ ...demand, period: null, times: [{ time: '13:00', visitors: 1 }] }, week).period).toBe(
      'afternoon',
    );
  });

  it('else the busiest of that weekday, then of the week, then the usual hour', () => {
    expect(suggestTable(demand, week)).toEqual({ day: 2, period: 'night', time: '20:30', places: 4, tables: 2 });
    expect(suggestTable({ ...demand, day: 1 }, week)).toMatchObject({ time: '21:00', tables: 0 });
    expect(suggestTable({ ...demand, period: 'morning' }, week)).toMatchObject({ time: '09:00', tables: 0 });
    expect(suggestTable({ ...demand, period: null }, week).period).toBe('night');
    expect(suggestTable({ ...demand, period: null }, []).time).toBe('20:00');
  });
});
