import type { DeskQueueView } from '@metade/contracts/desk.ts';

type Queues = readonly DeskQueueView[];

const keysOf = (queues: Queues) =>
  new Set(queues.flatMap(({ queue, items }) => items.map(({ _id }) => `${queue} ${_id}`)));

/**
 * What a newer reading of the desk may show without a row moving under somebody's hand: what left is gone, and what changed is
 * as it is now; what came waits. Answers the rows to show and how many wait.
 */
export function holdBack(shown: Queues, read: Queues): { queues: DeskQueueView[]; fresh: number } {
  const known = keysOf(shown);
  let fresh = 0;
  const queues = read.map((one) => {
    const before = shown.find(({ queue }) => queue === one.queue);
    // A queue that could not be read until now has nothing to be moved.
    if (before === undefined || before.failed || one.failed) return one;
    const items = one.items.filter(({ _id }) => known.has(`${one.queue} ${_id}`));
    const came = one.items.length - items.length;
    fresh += came;
    return { ...one, items, count: one.count - came };
  });
  return { queues, fresh };
}
