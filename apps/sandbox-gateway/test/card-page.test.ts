import { expect, test } from 'vitest';
import { cards, gatewayForFile, nextYear } from './support/test-gateway.ts';

const own = gatewayForFile();
const back = 'https://shop.example/app/return?order=7';
const good = { number: cards.visa, expiry: `12/${nextYear}`, cvc: '123', holder: 'Ana Çelik' };

const send = (form: Record<string, string>, language = 'en') =>
  fetch(`${own.running.url}/card`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'accept-language': language },
    body: new URLSearchParams({ return_url: back, ...form }),
  });

test('an app’s card page leads back with a token, and with nothing of the card but its last digits', async () => {
  const page = await fetch(`${own.running.url}/card?${new URLSearchParams({ return_url: back })}`);
  expect(page.status).toBe(200);
  expect(page.headers.get('cache-control')).toBe('no-store');
  const answer = await send(good);
  expect(answer.status).toBe(303);
  const url = new URL(answer.headers.get('location') ?? '');
  expect(url.origin + url.pathname).toBe('https://shop.example/app/return');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    order: '7',
    card_token: expect.stringMatching(/^tok_/),
    brand: 'visa',
    last4: '4242',
  });
});

test.each([
  [{ number: '4242' }, 'Este número não está certo'],
  [{ expiry: '13/30' }, 'Introduza o mês e o ano'],
  [{ expiry: '' }, 'Introduza o mês e o ano'],
  [{ cvc: '12' }, 'O código tem 3 algarismos'],
  [{ holder: '1234' }, 'Introduza o nome'],
])('the page says what is wrong and keeps the rest: %j', async (change, words) => {
  const answer = await send({ ...good, ...change }, 'pt-PT');
  const page = await answer.text();
  expect(answer.status).toBe(422);
  expect(page).toContain(words);
  expect(page).not.toContain('value="123"');
});

test('what is typed is shown as text, and a foreign way back is refused', async () => {
  const page = await (await send({ ...good, number: '1', holder: '"><script>alert(1)</script>' })).text();
  expect(page).not.toContain('<script>');
  const foreign = await send({ ...good, return_url: 'javascript:alert(1)' });
  expect(foreign.status).toBe(400);
});

test('a debit card is refused on the page', async () => {
  const answer = await send({ ...good, number: cards.debit });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain('not a credit card');
});
