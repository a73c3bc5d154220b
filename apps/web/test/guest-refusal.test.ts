import { ApiRefusal } from '@metade/api-client/client.ts';
import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { action } from '../src/routes/restaurant.tsx';
import { factsContext, type RequestFacts } from '../src/http/context.server.ts';

const message = 'Sign in to hold one for yourself.';

/** What the page says to a guest whose hold is refused with a code. */
async function refusedWith(code: string) {
  const problem = { code, status: 409, title: '', message, requestId: '' };
  const context = new RouterContextProvider();
  context.set(factsContext, {
    api: { call: () => Promise.reject(new ApiRefusal(problem as never)) },
    guest: 'g',
    user: () => Promise.resolve(null),
    url: new URL('http://metade.test/restaurant/description/rio-fundo.data?_routes=x'),
    options: { publicUrl: 'http://metade.test' },
    setCookie: () => {},
  } as unknown as RequestFacts);
  const body = new URLSearchParams({ restaurant: 'r', slot: 's', date: '2026-03-02', people: '2' });
  const request = new Request('http://metade.test/restaurant/description/rio-fundo', { method: 'POST', body });
  const answer = (await action({ context, request, params: { id: 'rio-fundo' } } as never)) as unknown as {
    data: { message: string; signIn: string | null };
    init: { status: number };
  };
  return { ...answer.data, status: answer.init.status };
}

it('offers a guest whose network holds enough to sign in, and to come back to the table', async () => {
  expect(await refusedWith('guest_holds_limit')).toMatchObject({
    status: 409,
    message,
    signIn: `/sigin?from=${encodeURIComponent('/restaurant/description/rio-fundo?date=2026-03-02&people=2&slot=s')}`,
  });
});

it('offers nobody to sign in where that would change nothing', async () => {
  expect(await refusedWith('slot_closed')).toMatchObject({ status: 409, signIn: null });
});
