import type { Settings } from './settings.ts';
import { addMonths, dayMs } from './time.ts';

/** Epoch ms until which the diner may dispute a no-show. */
export function noShowDisputeEndsAt(markedAt: number, settings: Pick<Settings, 'noShowDisputeDays'>): number {
  return markedAt + settings.noShowDisputeDays * dayMs;
}

/**
 * When the block (epoch ms) by no-shows (epoch ms of each, without won disputes) ends, or null. It runs from the latest no-show
 * that reached the limit within the counted months; it may be in the past.
 */
export function noShowBlockUntil(
  noShows: readonly number[],
  settings: Pick<Settings, 'noShowLimit' | 'noShowMonths' | 'noShowBlockDays'>,
): number | null {
  const sorted = noShows.toSorted((a, b) => a - b);
  const last = sorted.findLast((at, index) => {
    const first = sorted[index - settings.noShowLimit + 1];
    return first !== undefined && at <= addMonths(first, settings.noShowMonths);
  });
  return last === undefined ? null : last + settings.noShowBlockDays * dayMs;
}
