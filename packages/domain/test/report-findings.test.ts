import { describe, expect, it } from 'vitest';
import { fillFinding, pointsAbove, weekFinding } from '../src/report-findings.ts';

describe('what a report finds', () => {
  it('is the fullest and the emptiest time of the week, of those with enough tables', () => {
    const cells = [
      { day: 5, period: 'night', offered: 10, sold: 9 },
      { day: 2, period: 'afternoon', offered: 8, sold: 0 },
      { day: 3, period: 'night', offered: 10, sold: 5 },
      { day: 1, period: 'night', offered: 3, sold: 3 },
    ] as const;
    expect(fillFinding(cells)).toEqual({
      best: { day: 5, period: 'night', share: 90 },
      worst: { day: 2, period: 'afternoon', share: 0 },
    });
  });

  it('is nothing where all are alike, or there is one alone', () => {
    expect(fillFinding([])).toBeNull();
    expect(fillFinding([{ day: 5, period: 'night', offered: 10, sold: 9 }])).toBeNull();
    const alike = [1, 2].map((day) => ({ day, period: 'night' as const, offered: 10, sold: 5 }));
    expect(fillFinding(alike)).toBeNull();
  });

  it('is the week that sold the greatest share, the first of two alike', () => {
    const week = (date: string, offered: number, sold: number) => ({ date, offered, sold });
    const weeks = [week('2026-06-01', 20, 10), week('2026-06-08', 10, 8), week('2026-06-15', 5, 4)];
    expect(weekFinding(weeks)?.date).toBe('2026-06-08');
    expect(weekFinding([week('2026-06-01', 20, 10), week('2026-06-08', 0, 0)])).toBeNull();
    expect(weekFinding([week('2026-06-01', 20, 0), week('2026-06-08', 10, 0)])).toBeNull();
  });

  it('is how many whole points lie between two shares', () => {
    expect(pointsAbove(26.4, 16.5)).toBe(10);
    expect(pointsAbove(62.4, 57.6)).toBe(5);
    expect(pointsAbove(50, 60)).toBe(-10);
    expect(pointsAbove(null, 60)).toBeNull();
    expect(pointsAbove(50, undefined)).toBeNull();
  });
});
