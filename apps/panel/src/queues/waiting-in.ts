import type { DeskQueueView } from '@metade/contracts/desk.ts';
import { places } from '../shell/places.ts';
import { queueScreens } from './queue-screens.ts';

/** The entries of the queues added up by screen, and by area of the navigation. */
export function waitingIn(queues: readonly Pick<DeskQueueView, 'queue' | 'count'>[]): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { queue, count } of queues) {
    const screen = queueScreens[queue];
    for (const key of new Set<string>([screen, places[screen].area])) sums[key] = (sums[key] ?? 0) + count;
  }
  return sums;
}
