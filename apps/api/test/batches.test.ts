import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { batchReads, batchWrites, patienceMs } from '../src/db/batches.ts';

/** A read whose answers the test lets go, and the keys of each reading so far. */
function heldRead() {
  const readings: { keys: number[]; answer: (values: string[]) => void; fail: (reason: Error) => void }[] = [];
  const read = batchReads(
    (_owner: object, keys: number[]) =>
      new Promise<string[]>((answer, fail) => {
        readings.push({ keys, answer, fail });
      }),
  );
  const reply = (index: number) => readings[index]?.answer(readings[index].keys.map((key) => `value ${key}`));
  return { read, readings, reply };
}

test('a read goes out at once; what comes meanwhile shares the next, each call with its own value', async () => {
  const { read, readings, reply } = heldRead();
  const owner = {};
  const calls = [1, 2, 3, 4].map((key) => read(owner, key));
  expect(readings.map((reading) => reading.keys)).toEqual([[1]]);
  reply(0);
  expect(await calls[0]).toBe('value 1');
  expect(readings.map((reading) => reading.keys)).toEqual([[1], [2, 3, 4]]);
  reply(1);
  expect(await Promise.all(calls)).toEqual([1, 2, 3, 4].map((key) => `value ${key}`));
});

test('a call is never answered by a read that began before it', async () => {
  const { read, readings, reply } = heldRead();
  const owner = {};
  const before = read(owner, 7);
  const after = read(owner, 7);
  reply(0);
  await before;
  expect(readings).toHaveLength(2);
  reply(1);
  expect(await after).toBe('value 7');
});

test('a failed read fails its own calls alone, and the queue goes on', async () => {
  const { read, readings, reply } = heldRead();
  const owner = {};
  const [first, second, third] = [1, 2, 3].map((key) => read(owner, key));
  readings[0]?.fail(new Error('no connection'));
  await expect(first).rejects.toThrow('no connection');
  reply(1);
  expect(await Promise.all([second, third])).toEqual(['value 2', 'value 3']);
});

test('one bad key among many fails its own call alone, with its own reason', async () => {
  const read = batchReads(async (_owner: object, keys: number[]) => {
    if (keys.includes(13)) throw new Error(`no value among ${keys.length}`);
    return keys.map((key) => `value ${key}`);
  });
  const owner = {};
  const outcomes = await Promise.allSettled(Array.from({ length: 100 }, (_, key) => read(owner, key)));
  for (const [key, outcome] of outcomes.entries())
    if (key === 13) expect(outcome).toMatchObject({ status: 'rejected', reason: new Error('no value among 1') });
    else expect(outcome).toEqual({ status: 'fulfilled', value: `value ${key}` });
});

test('100 keys are read together, the 101st by the next', async () => {
  const { read, readings, reply } = heldRead();
  const owner = {};
  const calls = Array.from({ length: 102 }, (_, key) => read(owner, key));
  reply(0);
  await calls[0];
  expect(readings[1]?.keys).toHaveLength(100);
  reply(1);
  await calls[1];
  expect(readings[2]?.keys).toEqual([101]);
});

test('owners do not wait for each other', () => {
  const { read, readings } = heldRead();
  for (const owner of [{}, {}, {}]) void read(owner, 1);
  expect(readings).toHaveLength(3);
});

/** A write that the test answers, and the things of each so far. */
function heldWrite() {
  const writings: {
    things: number[];
    answer: (done: (string | undefined)[]) => void;
    fail: (reason: Error) => void;
  }[] = [];
  const write = batchWrites(
    (_owner: object, things: number[]) =>
      new Promise<(string | undefined)[]>((answer, fail) => {
        writings.push({ things, answer, fail });
      }),
  );
  return { write, writings };
}

const uniqueViolation = Object.assign(new pg.DatabaseError('duplicate key', 0, 'error'), { code: '23505' });
const connectionLost = new Error('Connection terminated unexpectedly');

test('a write goes out at once; what comes meanwhile shares the next', async () => {
  const { write, writings } = heldWrite();
  const owner = {};
  const calls = [1, 2, 3].map((thing) => write(owner, thing));
  expect(writings.map(({ things }) => things)).toEqual([[1]]);
  writings[0]?.answer(['one']);
  expect(await calls[0]).toBe('one');
  expect(writings.map(({ things }) => things)).toEqual([[1], [2, 3]]);
});

test('what waits longer than patience allows goes out beside the batch that is stuck, and neither is written twice', async () => {
  vi.useFakeTimers();
  try {
    const { write, writings } = heldWrite();
    const owner = {};
    const calls = [1, 2, 3].map((thing) => write(owner, thing));
    vi.advanceTimersByTime(patienceMs - 1);
    expect(writings.map(({ things }) => things)).toEqual([[1]]);
    vi.advanceTimersByTime(1);
    expect(writings.map(({ things }) => things)).toEqual([[1], [2, 3]]);
    const late = write(owner, 4);
    writings[0]?.answer(['one']);
    expect(await calls[0]).toBe('one');
    // The batch that kept the others back is over; the one after it now keeps them.
    expect(writings).toHaveLength(2);
    writings[1]?.answer(['two', 'three']);
    expect(await Promise.all(calls)).toEqual(['one', 'two', 'three']);
    writings[2]?.answer(['four']);
    expect(await late).toBe('four');
    expect(writings.map(({ things }) => things)).toEqual([[1], [2, 3], [4]]);
  } finally {
    vi.useRealTimers();
  }
});

test('what a batch did not do is tried once more by itself, and only that', async () => {
  const { write, writings } = heldWrite();
  const owner = {};
  const calls = [1, 2, 3].map((thing) => write(owner, thing));
  writings[0]?.answer([undefined]);
  expect(await calls[0]).toBeUndefined();
  writings[1]?.answer(['two', undefined]);
  expect(await calls[1]).toBe('two');
  expect(writings.map(({ things }) => things)).toEqual([[1], [2, 3], [3]]);
  writings[2]?.answer([undefined]);
  expect(await calls[2]).toBeUndefined();
});

test('a batch that was rolled back is written one by one: each call fails or succeeds for itself', async () => {
  const { write, writings } = heldWrite();
  const owner = {};
  const calls = [1, 2, 3].map((thing) => write(owner, thing));
  writings[0]?.answer(['one']);
  await calls[0];
  writings[1]?.fail(uniqueViolation);
  await expect.poll(() => writings.map(({ things }) => things)).toEqual([[1], [2, 3], [2], [3]]);
  writings[2]?.fail(uniqueViolation);
  writings[3]?.answer(['three']);
  await expect(calls[1]).rejects.toThrow('duplicate key');
  expect(await calls[2]).toBe('three');
});

test('a batch whose connection was lost is not written again: it may have been kept', async () => {
  const { write, writings } = heldWrite();
  const owner = {};
  const calls = [1, 2, 3].map((thing) => write(owner, thing));
  writings[0]?.answer(['one']);
  await calls[0];
  writings[1]?.fail(connectionLost);
  await expect(calls[1]).rejects.toThrow('Connection terminated');
  await expect(calls[2]).rejects.toThrow('Connection terminated');
  expect(writings).toHaveLength(2);
});
