import type { SlotOfferView } from '@metade/contracts/restaurants.ts';
import { describe, expect, it } from 'vitest';
import { changeBooking, changeDay, quoteChange } from '../src/change.ts';
import { fakeApi, lose, orderId, orderOf, refuse } from './support/fake-api.ts';

const price = { amount: 700, currency: 'EUR' } as const;
const slotOf = (over: Partial<SlotOfferView>): SlotOfferView => ({
  slot: 's2',
  date: '2026-06-12',
  time: '21:00',
  period: 'night',
  places: 2,
  price,
  state: 'free',
  free: 1,
  heldUntil: null,
  ...over,
});
const booked = { slot: 's1', date: '2026-06-12', time: '20:00', period: 'night', places: 2, price } as const;
const times = (slots: SlotOfferView[]) => slots.map(({ time, state }) => `${time} ${state}`);

describe('the times that a booking may be moved to', () => {
  it('have its own table among them, instead of the full time that it is', () => {
    const day = { date: '2026-06-12', tables: 1, slots: [slotOf({ time: '20:00', state: 'full' }), slotOf({})] };
    const { date, slots } = changeDay(booked, [day], '2026-06-12', 2);
    expect(date).toBe('2026-06-12');
    expect(times(slots)).toEqual(['20:00 free', '21:00 free']);
  });

  it('leave its own table out for more people than that seats, and on other days', () => {
    const days = [
      { date: '2026-06-12', tables: 1, slots: [slotOf({})] },
      { date: '2026-06-13', tables: 1, slots: [slotOf({ date: '2026-06-13' })] },
    ];
    expect(times(changeDay(booked, days, '2026-06-12', 4).slots)).toEqual(['21:00 free']);
    expect(times(changeDay(booked, days, '2026-06-13', 2).slots)).toEqual(['21:00 free']);
  });

  it('are those of the first day with a table where the wanted one cannot be booked', () => {
    const days = [
      { date: '2026-06-12', tables: 0, slots: [] },
      { date: '2026-06-14', tables: 1, slots: [slotOf({ date: '2026-06-14' })] },
    ];
    expect(changeDay(booked, days, '2026-01-01', 2).date).toBe('2026-06-14');
    expect(changeDay(booked, [], '2026-01-01', 2)).toMatchObject({ date: '2026-06-12', slots: [{ time: '20:00' }] });
  });
});

describe('a change', () => {
  const wish = { slot: 's2', date: '2026-06-12', people: 2 };

  it('that cannot be made says why, and one that could not be asked about throws', async () => {
    const refused = fakeApi({ quoteChange: () => refuse('change_same') });
    expect(await quoteChange(refused.api, orderId, wish)).toEqual({ quote: null, problem: 'change_same' });
    await expect(quoteChange(fakeApi({ quoteChange: lose }).api, orderId, wish)).rejects.toThrow(TypeError);
  });

  it('is paid for while its table is held, and is made at once otherwise', async () => {
    const expected = { to_pay: 200, refund: 0, credit: 0 };
    const held = fakeApi({ changeOrder: () => ({ data: orderOf() }) });
    expect((await changeBooking(held.api, orderId, { ...wish, expected }, 'k')).next).toBe('pay');
    expect(held.calls).toEqual([{ name: 'changeOrder', body: { ...wish, expected }, token: undefined, key: 'k' }]);
    const made = fakeApi({ changeOrder: () => ({ data: orderOf({ state: 'confirmed', hold: null }) }) });
    expect((await changeBooking(made.api, orderId, { ...wish, expected }, 'k')).next).toBe('booking');
  });
});
