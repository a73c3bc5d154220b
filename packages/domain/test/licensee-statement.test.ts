import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueMonths, nextMonth, settleStatement, shareOf, statementNumber } from '../src/licensee-statement.ts';

const row = (more = {}) => ({
  restaurant: 'r1',
  name: 'Tasca',
  month: '2026-05',
  orders: 1,
  fees: 0,
  refunds: 0,
  parts: 0,
  ...more,
});

describe('a statement', () => {
  it('takes refunds, coupons and credit from the fees, and gives the share of what is left', () => {
    const found = [
      row({ orders: 54, fees: 38_200, refunds: 1_800, parts: 2_200 }),
      row({ restaurant: 'r2', name: 'Massa', orders: 12, fees: 7_500, parts: 400 }),
    ];
    expect(settleStatement('2026-05', found, [], () => 30)).toMatchObject({
      rows: [
        { net: 34_200, share: 10_260 },
        { net: 7_100, share: 2_130 },
      ],
      carried: [],
      orders: 66,
      net: 41_300,
      share: 12_390,
      payable: 12_390,
    });
  });

  it('carries a refund of a closed month at the share of that month, and adds adjustments as they are', () => {
    const found = [row({ fees: 1000 }), row({ month: '2026-03', orders: 0, refunds: 600 })];
    const percents: Record<string, number> = { '2026-05': 30, '2026-03': 25 };
    const told = settleStatement('2026-05', found, [{ reason: 'Event', amount: -50 }], (month) => percents[month] ?? 0);
    expect(told).toMatchObject({ net: 400, share: 300 - 150, payable: 100, orders: 1 });
    expect(told.carried).toMatchObject([{ month: '2026-03', net: -600, share: -150 }]);
  });

  it('adds up to the cent, whatever it is made of', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000 });
    const rows = fc.array(
      fc.record({
        restaurant: fc.string(),
        name: fc.string(),
        month: fc.constantFrom('2026-03', '2026-04', '2026-05'),
        orders: fc.nat(500),
        fees: amount,
        refunds: amount,
        parts: amount,
      }),
    );
    const adjustments = fc.array(fc.record({ reason: fc.string(), amount: fc.integer({ min: -9999, max: 9999 }) }));
    fc.assert(
      fc.property(rows, adjustments, fc.integer({ min: 0, max: 100 }), (found, made, percent) => {
        const told = settleStatement('2026-05', found, made, () => percent);
        const all = [...told.rows, ...told.carried];
        expect(told.share).toBe(all.reduce((sum, one) => sum + one.share, 0));
        expect(told.net).toBe(told.fees - told.refunds - told.parts);
        expect(told.payable).toBe(told.share + made.reduce((sum, one) => sum + one.amount, 0));
        for (const one of all) expect(Math.abs(one.share - (one.net * percent) / 100)).toBeLessThanOrEqual(0.5);
        expect(told.fees).toBe(found.reduce((sum, one) => sum + one.fees, 0));
      }),
    );
  });

  it('takes back of a whole refund what it gave', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.integer({ min: 0, max: 100 }), (net, percent) => {
        expect(shareOf(net, percent) + shareOf(-net, percent)).toBe(0);
      }),
    );
  });
});

describe('the months that are due', () => {
  it('are those that ended, from the day on which a month is closed', () => {
    expect(dueMonths('2026-05-10', null, '2026-06-02', 3)).toEqual([]);
    expect(dueMonths('2026-05-10', null, '2026-06-03', 3)).toEqual(['2026-05']);
    expect(dueMonths('2026-05-10', '2026-05', '2026-06-30', 3)).toEqual([]);
    expect(dueMonths('2025-11-30', null, '2026-02-03', 3)).toEqual(['2025-11', '2025-12', '2026-01']);
  });

  it('are numbered by month, market and licensee', () => {
    expect(statementNumber('2026-05', 'PT', 13)).toBe('2026-05-PT-13');
    expect(nextMonth('2026-12')).toBe('2027-01');
  });
});
