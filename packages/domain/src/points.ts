import type { LedgerLine } from './lots.ts';
import { openLots, overdue, sum, usableLots } from './lots.ts';
import type { Decision } from './refusal.ts';
import { refuse } from './refusal.ts';
import type { Settings } from './settings.ts';
import { addMonths, hourMs } from './time.ts';

/** When the points of a meal become available and expire, all alike. Epoch ms. */
export function pointsWindow(
  arrivedAt: number,
  settings: Pick<Settings, 'pointsDelayHours' | 'pointsMonths'>,
): { availableAt: number; expiresAt: number } {
  const availableAt = arrivedAt + settings.pointsDelayHours * hourMs;
  return { availableAt, expiresAt: addMonths(availableAt, settings.pointsMonths) };
}

export type EarnedPoints = { reason: 'arrived' | 'first_visit'; points: number };

/** The points of a completed meal. */
export function arrivalPoints(
  firstVisit: boolean,
  settings: Pick<Settings, 'pointsArrived' | 'pointsFirstVisit'>,
): EarnedPoints[] {
  const earned: EarnedPoints[] = [{ reason: 'arrived', points: settings.pointsArrived }];
  if (firstVisit) earned.push({ reason: 'first_visit', points: settings.pointsFirstVisit });
  return earned.filter(({ points }) => points > 0);
}

export type PointsBalance = {
  available: number;
  /** Earned, but not available yet. */
  pending: number;
  /** The next available ones to expire; at: epoch ms. */
  expiring: { points: number; at: number } | null;
};

/** A balance, whether or not expired points have been written off. */
export function pointsBalance(lines: readonly LedgerLine[], now: number): PointsBalance {
  const usable = usableLots(lines, now);
  const ends = usable.flatMap(({ expiresAt }) => expiresAt ?? []);
  const at = ends.length === 0 ? null : Math.min(...ends);
  return {
    available: sum(usable),
    pending: sum(openLots(lines, now).filter(({ availableAt }) => availableAt > now)),
    expiring: at === null ? null : { points: sum(usable.filter(({ expiresAt }) => expiresAt === at)), at },
  };
}

/** Exchanges points for one free voucher: the points used, and expired ones to write off before. */
export function decideRedemption(
  lines: readonly LedgerLine[],
  now: number,
  settings: Pick<Settings, 'pointsPerFreeVoucher'>,
): Decision<{ points: number; expired: number }, 'points_short'> {
  const { available } = pointsBalance(lines, now);
  const needed = settings.pointsPerFreeVoucher;
  if (available < needed) return refuse('points_short', { available, needed });
  return { ok: true, points: needed, expired: overdue(lines, now) };
}
