import type { Voucher } from '@metade/contracts/orders.ts';
import { retrySteps } from '@metade/booking-flow/retry-steps.ts';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi, lose, refuse } from '../../../packages/booking-flow/test/support/fake-api.ts';
import { countedKeys, MemoryStorage } from '../../../packages/booking-flow/test/support/memory-storage.ts';
import { lateQueue, tellLate } from '../src/late/late-steps.ts';

let storage: MemoryStorage;
let up: boolean;
/** What the restaurants were told, in order. */
let told: string[];
const newKey = countedKeys();

beforeEach(() => {
  storage = new MemoryStorage();
  up = true;
  told = [];
});

/** The app as it is opened anew. */
function openApp() {
  const { api } = fakeApi({
    announceLateByVoucher: ({ body }, { token }: { token?: string }) => {
      const { minutes } = body as { minutes: number };
      if (!up) return lose();
      if (token === 'over') return refuse('late_over', 409);
      told.push(`${token} ${minutes}`);
      return { data: { late: { minutes } } as Voucher };
    },
  });
  const queue = lateQueue(api, storage);
  const sending = retrySteps(queue, () => {}, { onBack: () => () => {}, onElsewhere: () => () => {} });
  const tell = (token: string, minutes: number) =>
    tellLate(api, queue, { key: newKey(), order: `order of ${token}`, token, minutes });
  return { queue, tell, sent: () => sending.now(), stop: sending.stop };
}

test('without network it waits, also while the app is closed, and is sent once, in order', async () => {
  up = false;
  const before = openApp();
  expect(await before.tell('a', 10)).toBeNull();
  expect(await before.tell('b', 20)).toBeNull();
  before.stop();
  const { queue, sent, stop } = openApp();
  await sent();
  expect(queue.waiting().map(({ token }) => token)).toEqual(['a', 'b']);
  up = true;
  await sent();
  await sent();
  expect(told).toEqual(['a 10', 'b 20']);
  expect(queue.read()).toEqual([]);
  stop();
});

test('of one booking the last word alone is sent', async () => {
  up = false;
  const { tell, sent, stop } = openApp();
  await tell('a', 10);
  await tell('b', 5);
  await tell('a', 0);
  await sent();
  up = true;
  await sent();
  expect(told).toEqual(['b 5', 'a 0']);
  stop();
});

test('what the restaurant’s rules refuse is not sent again, and stays to be read', async () => {
  const { queue, tell, sent, stop } = openApp();
  await tell('over', 10);
  await sent();
  expect(queue.waiting()).toEqual([]);
  expect(queue.read()[0]?.refusal).toBeTruthy();
  // A new word takes its place.
  await tell('over', 5);
  expect(queue.read()).toHaveLength(1);
  stop();
});

test('a device without space sends at once, or says that it did not', async () => {
  storage.space = 0;
  const { tell, stop } = openApp();
  expect(await tell('a', 10)).toMatchObject({ kind: 'ok' });
  expect(told).toEqual(['a 10']);
  up = false;
  expect(await tell('a', 20)).toEqual({ kind: 'lost' });
  stop();
});
