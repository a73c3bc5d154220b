import { ApiRefusal } from '@metade/api-client/client.ts';
import { expect, test, vi } from 'vitest';

vi.stubGlobal('location', { origin: 'http://metade.test' });
const { createAttempts } = await import('../src/restaurant/attempts.ts');

/** A booking that can be cancelled once, over a network that may lose the request or its answer. */
function cancellable() {
  const done: { key: string; reason: string }[] = [];
  let lose: 'request' | 'answer' | null = null;
  const attempt = createAttempts<string>();
  const cancel = (reason: string) =>
    attempt('order', reason, async (key) => {
      const lost = lose;
      lose = null;
      if (lost === 'request') throw new TypeError('no network');
      const before = done[0];
      if (before && before.key !== key) throw refusal(409, 'order_state');
      if (!before) done.push({ key, reason });
      if (lost === 'answer') throw new TypeError('no network');
      return done[0]?.reason ?? '';
    });
  return {
    cancel,
    done,
    losing: (what: 'request' | 'answer') => {
      lose = what;
    },
  };
}

const refusal = (status: number, code: string) =>
  new ApiRefusal({ type: 'about:blank', title: '', status, code, detail: '', message: code, requestId: '' } as never);

test('what was done and never answered reads as done, also when the reason was written anew', async () => {
  const { cancel, done, losing } = cancellable();
  losing('answer');
  await expect(cancel('Obras')).rejects.toThrow('no network');
  expect(await cancel('Obras na sala')).toBe('Obras');
  expect(done).toHaveLength(1);
});

test('what never arrived is done with the reason as it was written last', async () => {
  const { cancel, losing } = cancellable();
  losing('request');
  await expect(cancel('Obras')).rejects.toThrow('no network');
  expect(await cancel('Obras na sala')).toBe('Obras na sala');
});

test('what was ended otherwise is refused, with or without an answer lost before', async () => {
  const { cancel, done, losing } = cancellable();
  losing('request');
  await expect(cancel('Obras')).rejects.toThrow('no network');
  done.push({ key: 'another window', reason: 'Fechado' });
  await expect(cancel('Obras na sala')).rejects.toMatchObject({ problem: { code: 'order_state' } });
});
