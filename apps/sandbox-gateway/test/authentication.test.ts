import { expect, test } from 'vitest';
import { languageOf } from '../src/authentication-page.ts';
import { cards, gatewayForFile, keyOf, paymentOf, tokenOf } from './support/test-gateway.ts';

const own = gatewayForFile();

const start = async (capture: boolean) => {
  const request = paymentOf(await tokenOf(own.running.url, cards.authenticate), capture);
  const payment = await own.running.gateway.authorize(request);
  expect(payment.state).toBe('requires_action');
  return { request, actionUrl: payment.actionUrl ?? '' };
};

/** Presses a button of the page the way a browser does: the address is read off the page. */
const press = async (actionUrl: string, button: 'approve' | 'deny') => {
  const page = await (await fetch(actionUrl)).text();
  const target = new RegExp(`action="([^"]+/${button})"`).exec(page)?.[1];
  if (!target) throw new Error(`no ${button} button`);
  return fetch(new URL(target, actionUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    redirect: 'manual',
  });
};

test.each([
  [true, 'captured'],
  [false, 'authorized'],
])('approved with capture %s: %s, and back to the shop', async (capture, state) => {
  const { request, actionUrl } = await start(capture);
  const response = await press(actionUrl, 'approve');
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(request.returnUrl);
  expect(await own.running.gateway.find(keyOf(request.reference))).toMatchObject({ state });
  expect((await own.running.gateway.find(keyOf(request.reference)))?.actionUrl).toBeUndefined();
  const [event] = await own.receiver.waitFor(request.reference, 1);
  expect(event?.type).toBe(`payment.${state}`);
});

test('denied: failed, and approving afterwards changes nothing', async () => {
  const { request, actionUrl } = await start(true);
  expect((await press(actionUrl, 'deny')).headers.get('location')).toBe(request.returnUrl);
  const failed = { state: 'failed', failure: 'authentication_failed' };
  expect(await own.running.gateway.find(keyOf(request.reference))).toMatchObject(failed);
  const late = await fetch(`${actionUrl}/approve`, { method: 'POST', redirect: 'manual' });
  expect(late.status).toBe(303);
  expect(await own.running.gateway.find(keyOf(request.reference))).toMatchObject(failed);
  expect((await fetch(actionUrl, { redirect: 'manual' })).headers.get('location')).toBe(request.returnUrl);
});

test('voided meanwhile: approving takes no money', async () => {
  const { request, actionUrl } = await start(true);
  await own.running.gateway.void(keyOf(request.reference));
  await fetch(`${actionUrl}/approve`, { method: 'POST', redirect: 'manual' });
  expect(await own.running.gateway.find(keyOf(request.reference))).toMatchObject({ state: 'voided' });
});

test.each([
  ['en-GB', 'en', '€9.00'],
  ['es', 'es', '9,00\u00a0€'],
  ['pt', 'pt-PT', '9,00\u00a0€'],
  ['pt-BR', 'pt-BR', '€\u00a09,00'],
])('the page speaks %s', async (header, language, amount) => {
  const { actionUrl } = await start(true);
  const page = await (await fetch(actionUrl, { headers: { 'accept-language': header } })).text();
  expect(page).toContain(`<html lang="${language}">`);
  expect(page).toContain(amount);
  expect(page).toContain('visa •••• 3155');
});

test('the page may send its form to itself and to the shop alone', async () => {
  const { actionUrl } = await start(true);
  const policy = (await fetch(actionUrl)).headers.get('content-security-policy');
  expect(policy).toContain("form-action 'self' https://shop.example;");
  expect(policy).toContain("default-src 'none'");
});

test('an unknown payment is a page that says so', async () => {
  const response = await fetch(`${own.running.url}/authenticate/pay_none`, { headers: { 'accept-language': 'es' } });
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('Este pago ya no está aquí');
  expect((await fetch(`${own.running.url}/authenticate/pay_none/approve`, { method: 'POST' })).status).toBe(404);
});

test('the language the browser likes best among ours', () => {
  expect(languageOf('fr, pt;q=0.5, es;q=0.8')).toBe('es');
  expect(languageOf('en;q=0, pt-PT')).toBe('pt');
  expect(languageOf('es;q=0.5, pt-BR, pt;q=0.9')).toBe('pt-BR');
  expect(languageOf('fr')).toBe('en');
  expect(languageOf(undefined)).toBe('en');
});
