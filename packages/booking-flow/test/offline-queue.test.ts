import { describe, expect, it } from 'vitest';
import { OfflineQueue, queueStore, unsent, type Queued, type Sent } from '../src/offline-queue.ts';
import { lose, refuse } from './support/fake-api.ts';
import { MemoryStorage } from './support/memory-storage.ts';

const step = (key: string): Queued => ({ key, order: `order ${key}` });

function queueOn(storage: MemoryStorage, answer: (step: Queued) => Sent<string>) {
  const sent: string[] = [];
  const queue = new OfflineQueue(queueStore<Queued>(storage, 'steps.r1'), async (one) => {
    sent.push(one.key);
    return answer(one);
  });
  return { queue, sent };
}

describe('what was done without network', () => {
  it('is sent once and in order after the process was killed', async () => {
    const storage = new MemoryStorage();
    const first = queueOn(storage, () => ({ kind: 'lost' }));
    for (const key of ['a', 'b', 'c']) first.queue.add(step(key));
    await first.queue.flush(() => {});
    const answers: string[] = [];
    const { queue, sent } = queueOn(storage, ({ key }) => ({ kind: 'ok', answer: key }));
    await Promise.all([queue.flush((key) => answers.push(key)), queue.flush(() => {})]);
    expect(first.sent).toEqual(['a']);
    expect(sent).toEqual(['a', 'b', 'c']);
    expect(answers).toEqual(['a', 'b', 'c']);
    expect(storage.texts.size).toBe(0);
  });

  it('is not promised when the storage is full', () => {
    const storage = new MemoryStorage();
    const { queue } = queueOn(storage, () => ({ kind: 'lost' }));
    expect(queue.add(step('a'))).toBe(true);
    storage.space = 40;
    expect(queue.add(step('a step that is too long for what is left'))).toBe(false);
    expect(queue.waiting()).toEqual([step('a')]);
  });

  it('begins empty where what was kept is broken', () => {
    const storage = new MemoryStorage();
    for (const text of ['{', '{}', '[null, 3, {"key": "a"}]']) {
      storage.texts.set('steps.r1', text);
      expect(queueOn(storage, () => ({ kind: 'lost' })).queue.read()).toEqual([]);
    }
  });
});

it('knows which error is about a step, and which about the way to the server', () => {
  const kindOf = (fail: () => never) => {
    try {
      return fail();
    } catch (error) {
      return unsent(error);
    }
  };
  expect(kindOf(lose)).toEqual({ kind: 'lost' });
  expect(kindOf(() => refuse('unauthenticated', 401))).toEqual({ kind: 'lost' });
  expect(kindOf(() => refuse('app_outdated', 426))).toEqual({ kind: 'lost' });
  expect(kindOf(() => refuse('too_many_requests', 429))).toEqual({ kind: 'lost' });
  expect(kindOf(() => refuse('unavailable', 503))).toEqual({ kind: 'failed' });
  expect(kindOf(() => refuse('order_state', 409))).toEqual({ kind: 'refused', message: 'order_state' });
});
