import type { Settings } from './settings.ts';
import { minuteMs } from './time.ts';

/** Whether two meals start so close together that hardly anybody can attend both. Instants in epoch ms. */
export function overlaps(one: number, other: number, { overlapMinutes }: Pick<Settings, 'overlapMinutes'>): boolean {
  return Math.abs(one - other) < overlapMinutes * minuteMs;
}
