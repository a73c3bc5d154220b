import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { messages } from '@metade/i18n/pt/web.ts';
import { expectAccessible } from './support/accessible.ts';
import { enterAsDiner } from './support/people.ts';
import { expect, test } from './support/test.ts';

test.use({ locale: 'pt-PT' });
const words = messages.assistants;

test('a person lets an assistant read their bookings, finds it in the profile, and ends it', async ({
  page,
  context,
  request,
}) => {
  const told: URL[] = [];
  const assistant = createServer((incoming, answer) => {
    told.push(new URL(incoming.url ?? '', 'http://127.0.0.1'));
    answer.end('thank you');
  });
  await new Promise<void>((resolve) => assistant.listen(0, '127.0.0.1', resolve));
  const redirect = `http://127.0.0.1:${(assistant.address() as AddressInfo).port}/callback`;
  const registered = await request.post('/oauth/register', {
    data: { client_name: 'Ajudante', redirect_uris: [redirect] },
  });
  const { client_id } = (await registered.json()) as { client_id: string };
  const asked = new URLSearchParams({
    client_id,
    redirect_uri: redirect,
    response_type: 'code',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    state: 'abc',
  });
  await enterAsDiner(context);
  await page.goto(`/assistant?${asked}`);
  await expect(page.getByRole('heading', { name: words.askTitle('Ajudante') })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: words.allow, exact: true }).click();
  await page.waitForURL(/\/callback\?code/);
  const [back] = told;
  expect(back?.searchParams.get('state')).toBe('abc');
  const given = await request.post('/oauth/token', {
    form: {
      grant_type: 'authorization_code',
      code: back?.searchParams.get('code') ?? '',
      code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk',
      client_id,
      redirect_uri: redirect,
    },
  });
  const { access_token } = (await given.json()) as { access_token: string };
  const status = async () =>
    (await request.get('/v1/orders', { headers: { authorization: `Bearer ${access_token}` } })).status();
  expect(await status()).toBe(200);

  await page.goto('/profile/edit#assistants');
  await page.getByRole('button', { name: `${words.end}: Ajudante` }).click();
  await expect(page.getByText(words.none)).toBeVisible();
  expect(await status()).toBe(401);
  assistant.close();
});
