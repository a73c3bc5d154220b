import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LedgerLine } from '../src/lots.ts';
import { openLots, overdue, usableLots } from '../src/lots.ts';
import { arrivalPoints, decideRedemption, pointsBalance, pointsWindow } from '../src/points.ts';
import { defaultSettings as settings } from '../src/settings.ts';
import { fromIso } from '../src/time.ts';

const line = (amount: number, availableAt = 0, expiresAt: number | null = null): LedgerLine => ({
  amount,
  availableAt,
  expiresAt,
});

describe('points', () => {
  it('of a meal: 100, 50 more the first time, from 72 hours after arrival for twelve months', () => {
    expect(arrivalPoints(false, settings)).toEqual([{ reason: 'arrived', points: 100 }]);
    expect(arrivalPoints(true, settings).map(({ points }) => points)).toEqual([100, 50]);
    const window = pointsWindow(fromIso('2026-02-26T20:00:00Z'), settings);
    expect(window).toEqual({
      availableAt: fromIso('2026-03-01T20:00:00Z'),
      expiresAt: fromIso('2027-03-01T20:00:00Z'),
    });
  });

  it('count from their hour on and not a moment before, to the end and not a moment after', () => {
    const lines = [line(100, 10, 20)];
    expect(pointsBalance(lines, 9)).toEqual({ available: 0, pending: 100, expiring: null });
    expect(pointsBalance(lines, 10)).toEqual({ available: 100, pending: 0, expiring: { points: 100, at: 20 } });
    expect(pointsBalance(lines, 19).available).toBe(100);
    expect(pointsBalance(lines, 20)).toEqual({ available: 0, pending: 0, expiring: null });
    expect([overdue(lines, 19), overdue(lines, 20)]).toEqual([0, 100]);
    expect(overdue([...lines, line(-100, 20)], 20)).toBe(0);
  });

  it('are 1,000 for a free voucher, and 999 are not', () => {
    expect(decideRedemption([line(1000)], 0, settings)).toEqual({ ok: true, points: 1000, expired: 0 });
    expect(decideRedemption([line(999)], 0, settings)).toEqual({
      ok: false,
      code: 'points_short',
      params: { available: 999, needed: 1000 },
    });
    expect(decideRedemption([line(1000, 1), line(999)], 0, settings).ok).toBe(false);
    const late = [line(300, 0, 5), line(1000, 0, 50)];
    expect(decideRedemption(late, 5, settings)).toEqual({ ok: true, points: 1000, expired: 300 });
  });

  it('go oldest first', () => {
    const lines = [line(100, 0, 30), line(100, 0, 10), line(100, 0, 20), line(-150)];
    expect(openLots(lines, 0)).toEqual([line(50, 0, 20), line(100, 0, 30)]);
    expect(pointsBalance(lines, 0).expiring).toEqual({ points: 50, at: 20 });
  });
});

/** A life: points that come, vouchers that are taken, and write-offs now and then, as time goes by. */
type Step = { after: number } & ({ earn: number } | { redeem: true } | { writeOff: true });
const step: fc.Arbitrary<Step> = fc
  .record({ after: fc.integer({ min: 0, max: 40 }) })
  .chain(({ after }) =>
    fc.oneof(
      { weight: 5, arbitrary: fc.integer({ min: 1, max: 600 }).map((earn): Step => ({ after, earn })) },
      { weight: 3, arbitrary: fc.constant<Step>({ after, redeem: true }) },
      { weight: 1, arbitrary: fc.constant<Step>({ after, writeOff: true }) },
    ),
  );
const delay = 7;
const life = 100;

describe('over any life', () => {
  it('no balance is negative, no point is lost or made, and each one taken is the oldest that was left', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let now = 0;
        const lines: LedgerLine[] = [];
        // The same life told point by point: each knows its own time, and the oldest goes first.
        let points: { from: number; to: number }[] = [];
        for (const next of steps) {
          now += next.after;
          points = points.filter(({ to }) => to > now);
          if ('earn' in next) {
            lines.push(line(next.earn, now + delay, now + delay + life));
            const from = now + delay;
            points.push(...Array.from({ length: next.earn }, () => ({ from, to: from + life })));
          } else {
            const decision = decideRedemption(lines, now, settings);
            expect(decision.ok).toBe(points.filter(({ from }) => from <= now).length >= 1000);
            const expired = overdue(lines, now);
            if (expired > 0) lines.push(line(-expired, now));
            if ('redeem' in next && decision.ok) {
              expect(decision.expired).toBe(expired);
              lines.push(line(-decision.points, now));
              points.splice(0, decision.points);
            }
          }
          const balance = pointsBalance(lines, now);
          expect(balance.available).toBe(points.filter(({ from }) => from <= now).length);
          expect(balance.pending).toBe(points.filter(({ from }) => from > now).length);
          const first = points.find(({ from }) => from <= now);
          expect(balance.expiring?.at ?? null).toBe(first?.to ?? null);
          const total = lines.reduce((all, { amount }) => all + amount, 0);
          expect(total).toBe(balance.available + balance.pending + overdue(lines, now));
          for (const lot of usableLots(lines, now)) expect(lot.amount).toBeGreaterThan(0);
        }
      }),
      { numRuns: 200 },
    );
  });
});
