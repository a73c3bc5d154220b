import type { CalendarDay } from '@metade/contracts/calendar.ts';
import { describe, expect, test } from 'vitest';
import { changesDay, draftOf, isTyped, planOf, sameDraft, standingIn } from '../src/calendar/day-plan.ts';
import { bookingOf } from '../../../packages/booking-flow/test/support/booking-fixture.ts';

const slot = (id: string, time: string, places: 2 | 4, week: number, qtd = week) => ({
  _id: id,
  time,
  places,
  week,
  qtd,
  booked: 0,
});
const day = (change: Partial<CalendarDay> = {}): CalendarDay => ({
  date: '2026-06-12',
  version: 'v1',
  past: false,
  closed: false,
  reason: '',
  holiday: null,
  periods: [
    { period: 'morning', closed: false, bookings: 0, slots: [] },
    { period: 'afternoon', closed: true, bookings: 0, slots: [slot('lunch', '13:00', 2, 3, 0)] },
    {
      period: 'night',
      closed: false,
      bookings: 2,
      slots: [slot('dinner', '20:00', 4, 2), slot('late', '22:00', 2, 1, 5)],
    },
  ],
  ...change,
});

test('a day that was read is sent back as it was', () => {
  expect(planOf(draftOf(day()), day())).toEqual({
    version: 'v1',
    closed: false,
    closed_periods: ['afternoon'],
    quantities: [{ slot: 'late', qtd: 5 }],
    reason: '',
  });
  expect(planOf(draftOf(day({ closed: true })), day())).toMatchObject({ closed: true, closed_periods: [] });
});

test('what is typed differs once something is sold otherwise, and no more when it is put back', () => {
  const read = draftOf(day());
  const typed = { ...read, quantities: { ...read.quantities, dinner: 1 } };
  expect(sameDraft(read, typed)).toBe(false);
  expect(sameDraft(read, { ...typed, quantities: { ...typed.quantities, dinner: 2 } })).toBe(true);
});

test('a reason is one for what is sold otherwise, and without that nothing to save', () => {
  const asWeek = day({
    periods: [{ period: 'night', closed: false, bookings: 0, slots: [slot('dinner', '20:00', 4, 2)] }],
  });
  const typed = { ...draftOf(asWeek), reason: 'Obras' };
  expect([changesDay(typed, asWeek), isTyped(typed, asWeek), planOf(typed, asWeek).reason]).toEqual([false, false, '']);
  const fewer = { ...typed, quantities: { dinner: 1 } };
  expect([changesDay(fewer, asWeek), isTyped(fewer, asWeek), planOf(fewer, asWeek).reason]).toEqual([
    true,
    true,
    'Obras',
  ]);
  const closed = { ...typed, closed: true };
  expect([changesDay(closed, asWeek), planOf(closed, asWeek).reason]).toEqual([true, 'Obras']);
});

describe('the bookings that stand where there is no table for them', () => {
  const first = bookingOf({ _id: 'first', created: '2026-06-01T10:00:00.000Z' });
  const second = bookingOf({ _id: 'second', created: '2026-06-02T10:00:00.000Z', state: 'awaiting_restaurant' });
  const over = bookingOf({ _id: 'over', state: 'cancelled' });
  const elsewhere = bookingOf({ _id: 'elsewhere', date: '2026-06-13' });
  const all = [second, first, over, elsewhere];
  const ids = (draft: Partial<ReturnType<typeof draftOf>>) =>
    standingIn({ ...draftOf(day()), ...draft }, day(), all).map(({ _id }) => _id);

  test('are none while there are tables for all, and the last made ones beyond them', () => {
    expect(ids({})).toEqual([]);
    expect(ids({ quantities: { dinner: 1 } })).toEqual(['second']);
    expect(ids({ quantities: { dinner: 0 } })).toEqual(['first', 'second']);
  });

  test('are all of a closed period or day, and only of those', () => {
    expect(ids({ closedPeriods: ['afternoon'] })).toEqual([]);
    expect(ids({ closedPeriods: ['night'] })).toEqual(['first', 'second']);
    expect(ids({ closed: true })).toEqual(['first', 'second']);
  });
});
