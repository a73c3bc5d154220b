import { expect, test } from 'vitest';
import { followService } from '../src/watch/outside-service.ts';

const everyMs = 5;

test('one call that failed is bad luck while the service answers a check', async () => {
  let checks = 0;
  const service = followService({ check: async () => (checks += 1), everyMs });
  service.failed('no answer in time');
  await expect.poll(() => checks).toBe(1);
  expect(service.trouble()).toBeNull();
});

test('a service that fails the check too is away until a check passes, and what waits goes on then, once', async () => {
  let isUp = false;
  let returns = 0;
  const service = followService({
    check: async () => {
      if (!isUp) throw new Error('ECONNREFUSED');
    },
    onBack: async () => (returns += 1),
    failuresMax: 3,
    everyMs,
  });
  for (let call = 0; call < 5; call += 1) service.failed('no answer');
  await expect.poll(() => service.trouble()).toBe('ECONNREFUSED');
  expect(returns).toBe(0);
  isUp = true;
  await expect.poll(() => service.trouble()).toBeNull();
  service.answered();
  expect(returns).toBe(1);
  // It begins to count anew.
  service.failed('no answer');
  expect(service.trouble()).toBeNull();
  service.close();
});

test('a service that passes every check and fails every call is away after some in a row, until a call is answered', async () => {
  let checks = 0;
  const service = followService({ check: async () => (checks += 1), failuresMax: 3, everyMs });
  service.failed('452');
  service.failed('452');
  service.answered();
  service.failed('452');
  service.failed('452');
  expect(service.trouble()).toBeNull();
  service.failed('452 Insufficient system storage');
  const asked = checks;
  await expect.poll(() => checks).toBeGreaterThan(asked + 1);
  expect(service.trouble()).toBe('452 Insufficient system storage');
  service.answered();
  expect(service.trouble()).toBeNull();
});

test('a service that nobody calls is asked now and then, where that is wanted', async () => {
  let isUp = true;
  const service = followService({
    check: async () => {
      if (!isUp) throw new Error('gone');
    },
    everyMs,
    idleMs: everyMs,
  });
  isUp = false;
  await expect.poll(() => service.trouble()).toBe('gone');
  isUp = true;
  await expect.poll(() => service.trouble()).toBeNull();
  service.close();
});
