import { expect, test } from 'vitest';
import { boundedQueue } from '../src/bounded-queue.ts';

/** Work that ends when it is told to. */
function piece() {
  let end = () => {};
  const work = {
    began: false,
    run: () => ((work.began = true), new Promise<void>((done) => (end = done))),
    end: () => end(),
  };
  return work;
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('as many run as may, the next when one ends, and what is too much is refused with when to come again', async () => {
  const queue = boundedQueue({ atOnce: 2, waiting: 1, retryAfter: 7 });
  const [a, b, c, d] = [piece(), piece(), piece(), piece()];
  const running = [a, b, c].map(({ run }) => queue.run(run));
  await turn();
  expect([a, b, c].map(({ began }) => began)).toEqual([true, true, false]);
  await expect(queue.run(d.run)).rejects.toMatchObject({ code: 'unavailable', params: { retryAfter: 7 } });
  expect(d.began).toBe(false);
  b.end();
  await turn();
  expect(c.began).toBe(true);
  a.end();
  c.end();
  await Promise.all(running);
});

test('work that fails makes room like any other, and a job waits behind a full line', async () => {
  const queue = boundedQueue({ atOnce: 1, waiting: 0, retryAfter: 1 });
  const first = piece();
  const running = queue.run(first.run);
  const failing = queue.runPatiently(() => Promise.reject(new Error('broken')));
  const last = queue.runPatiently(async () => 'done');
  first.end();
  await running;
  await expect(failing).rejects.toThrow('broken');
  expect(await last).toBe('done');
  expect(await queue.run(async () => 'free again')).toBe('free again');
});
