import { ApiRefusal } from '@metade/api-client/client.ts';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { action } from '../src/routes/logout.tsx';
import { factsContext, type RequestFacts } from '../src/http/context.server.ts';

const refused = (code: 'unauthenticated' | 'too_many_requests', status: number) =>
  new ApiRefusal({ code, status, title: '', message: '', requestId: '' } as never);

/** Where log-out leads, and whether the browser is told to forget its session. */
async function logOut(call: () => Promise<unknown>, token: string | undefined = 't') {
  const cookies: string[] = [];
  const context = new RouterContextProvider();
  context.set(factsContext, {
    token,
    api: { call },
    options: { publicUrl: 'http://metade.test' },
    setCookie: (cookie: string) => void cookies.push(cookie),
  } as unknown as RequestFacts);
  const request = new Request('http://metade.test/logout', { method: 'POST' });
  const { headers } = await action({ context, request } as never);
  const { length: taken } = ['location', 'clear-site-data'].filter((name) => headers.has(name));
  return {
    to: headers.get('location'),
    forgotten: taken === 2 && cookies.some((cookie) => cookie.startsWith('token=;')),
  };
}

it.each([
  { what: 'has ended', call: () => Promise.resolve({ data: null }) },
  { what: 'had ended already', call: () => Promise.reject(refused('unauthenticated', 401)) },
  { what: 'was none', call: () => Promise.reject(new Error('asked for nothing')), token: '' },
])('forgets a session that $what', async ({ call, token }) => {
  expect(await logOut(call, token)).toEqual({ to: '/', forgotten: true });
});

it.each([
  { what: 'cannot be reached', error: new TypeError('fetch failed') },
  { what: 'refuses', error: refused('too_many_requests', 429) },
])('says that the session is still open when the server $what', async ({ error }) => {
  expect(await logOut(() => Promise.reject(error))).toEqual({ to: '/logout?failed=1', forgotten: false });
});
