import fc from 'fast-check';
import { expect, it } from 'vitest';
import { capacityOn, overriddenSlots, overridesOf, slotsOn } from '../src/calendar.ts';
import type { CalendarOverride } from '../src/calendar.ts';
import type { TableSlot } from '../src/grid.ts';

const friday = '2026-11-27';
const dinner: TableSlot = { _id: 'dinner', day: 5, period: 'night', time: '20:00', qtd: 4, places: 2 };
const lunch: TableSlot = { _id: 'lunch', day: 5, period: 'afternoon', time: '13:00', qtd: 3, places: 4 };
const override = (over: Partial<CalendarOverride>): CalendarOverride => ({
  date: friday,
  period: null,
  slot: null,
  qtd: 0,
  ...over,
});

it('sells the week as it is where nothing overrides it', () => {
  expect(capacityOn(dinner, friday, [])).toBe(4);
  expect(capacityOn(dinner, friday, [override({ date: '2026-11-20' })])).toBe(4);
});

it('sells nothing on another weekday, without a time or without a size, whatever the calendar says', () => {
  const many = [override({ qtd: 9 }), override({ qtd: 9, date: '2026-11-28' })];
  expect(capacityOn(dinner, '2026-11-28', many)).toBe(0);
  expect(capacityOn({ ...dinner, time: 'close' }, friday, many)).toBe(0);
  expect(capacityOn({ ...dinner, places: 0 }, friday, many)).toBe(0);
});

it('lets the slot win over the period and the period over the day, in any order', () => {
  const day = override({ qtd: 1 });
  const period = override({ period: 'night', qtd: 2 });
  const slot = override({ period: 'night', slot: 'dinner', qtd: 3 });
  fc.assert(
    fc.property(fc.shuffledSubarray([day, period, slot]), (overrides) => {
      const expected = overrides.includes(slot) ? 3 : overrides.includes(period) ? 2 : overrides.includes(day) ? 1 : 4;
      expect(capacityOn(dinner, friday, overrides)).toBe(expected);
    }),
  );
});

it('takes the later of two overrides alike and never sells a negative number', () => {
  expect(capacityOn(dinner, friday, [override({ qtd: 5 }), override({ qtd: 6 })])).toBe(6);
  expect(capacityOn(dinner, friday, [override({ qtd: -1 })])).toBe(0);
});

it('leaves other slots of a day alone when one period is closed', () => {
  const overrides = [override({ period: 'night' })];
  expect(slotsOn([dinner, lunch], friday, overrides).map((dated) => dated.capacity)).toEqual([0, 3]);
  expect(overriddenSlots([dinner, lunch], friday, overrides)).toEqual([{ slot: dinner, capacity: 0 }]);
});

it('sells on a planned day exactly what the plan says, and the week’s tables of whatever it does not name', () => {
  const slots = [dinner, lunch, { ...dinner, _id: 'late', time: '22:00', qtd: 2 }];
  const plans = fc.record({
    closed: fc.boolean(),
    closedPeriods: fc.subarray(['afternoon', 'night'] as ('afternoon' | 'night')[]),
    quantities: fc.uniqueArray(
      fc.record({
        slot: fc.constantFrom('dinner', 'lunch', 'late', 'of another day'),
        qtd: fc.integer({ min: 0, max: 6 }),
      }),
      { selector: ({ slot }) => slot },
    ),
  });
  fc.assert(
    fc.property(plans, (plan) => {
      const overrides = overridesOf(plan, friday, slots);
      for (const slot of slots) {
        const closed = plan.closed || plan.closedPeriods.some((period) => period === slot.period);
        const asked = plan.quantities.find((one) => one.slot === slot._id)?.qtd ?? slot.qtd;
        expect(capacityOn(slot, friday, overrides)).toBe(closed ? 0 : asked);
      }
    }),
  );
  expect(
    overridesOf({ closed: false, closedPeriods: [], quantities: [{ slot: 'lunch', qtd: 3 }] }, friday, slots),
  ).toEqual([]);
});
