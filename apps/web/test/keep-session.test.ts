import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RequestFacts } from '../src/http/context.server.ts';

// What the API answered is remembered, and no test may hear what another one's said.
beforeEach(() => void vi.resetModules());
afterEach(() => void vi.resetModules());

it('signs the browser in for as many days as the settings keep a session', async () => {
  const { keepSession } = await import('../src/account/keep-session.server.ts');
  const cookies: string[] = [];
  const facts = {
    api: { call: () => Promise.resolve({ data: { markets: [], settings: { tokenDays: 45 }, away: [] } }) },
    options: { publicUrl: 'https://metade.test' },
    setCookie: (cookie: string) => void cookies.push(cookie),
  } as unknown as RequestFacts;
  await keepSession(facts, () => Promise.resolve({ token: 't', device: 'd' }));
  expect(cookies[0]).toBe('__Host-token=t; Max-Age=3888000; Path=/; HttpOnly; Secure; SameSite=Lax');
});
