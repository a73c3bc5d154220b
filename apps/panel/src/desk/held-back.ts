import type { DeskQueueView } from '@metade/contracts/desk.ts';

type Queues = readonly DeskQueueView[];

const keysOf = (queues: Queues) =>
  new Set(queues.flatMap(({ queue, items }) => items.map(({ _id }) => `${queue} ${_id}`)));

/**
 * Merges a newer reading of the desk without moving rows: removed entries go, changed ones update, new ones are held back. Answers
 * the rows to show and the number held back.
 */
export function holdBack(shown: Queues, read: Queues): { queues: DeskQueueView[]; fresh: number } {
  const known = keysOf(shown);
  let fresh = 0;
  const queues = read.map((one) => {
    const before = shown.find(({ queue }) => queue === one.queue);
    // A queue that could not be read before has nothing to keep in place.
    if (before === undefined || before.failed || one.failed) return one;
    const items = one.items.filter(({ _id }) => known.has(`${one.queue} ${_id}`));
    const came = one.items.length - items.length;
    fresh += came;
    return { ...one, items, count: one.count - came };
  });
  return { queues, fresh };
}
