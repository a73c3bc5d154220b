import { messages } from '@metade/i18n/pt/web.ts';
import { afterAll, expect, test, vi } from 'vitest';
import type { RequestFacts } from '../src/http/context.server.ts';
import { payHeld } from '../src/checkout/pay-held.server.ts';

// What the API answered is remembered, and no other test may hear it.
afterAll(() => void vi.resetModules());

const order = '0195c1d2-0000-7000-8000-000000000001';

/** A diner who accepted a version of the terms, of which the second is in force, and the calls that were made for him. */
function diner(termsVersion: string | null) {
  const calls: { name: string; body: Record<string, unknown> | undefined }[] = [];
  const call = async (name: string, input: { body?: Record<string, unknown> }) => {
    calls.push({ name, body: input.body });
    if (name === 'getConfig') return { data: { markets: [], settings: {}, termsVersion: '2', away: [] } };
    return { data: { _id: order, payment: null } };
  };
  const facts = {
    api: { call },
    user: async () => ({ termsVersion, secondFactorDue: false }),
    messages,
    options: { publicUrl: 'http://metade.test' },
    url: new URL(`http://metade.test/checkout?order=${order}`),
  } as unknown as RequestFacts;
  return { calls, facts };
}

function form(over: Record<string, string> = {}): FormData {
  const fields = { order, people: '2', note: 'Alergia', card: 'c1', expected: '600', key: 'k', ...over };
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.set(name, value);
  return sent;
}

/** The status of an answer, or where it leads. */
async function pay(facts: RequestFacts, sent: FormData): Promise<string | number> {
  const answer = (await payHeld(facts, sent).catch((thrown: unknown) => thrown)) as Response | { init?: ResponseInit };
  if (answer instanceof Response) return answer.headers.get('location') ?? answer.status;
  return answer.init?.status ?? 200;
}

test('terms that were never accepted, or in another version, are asked for; people and note are kept meanwhile', async () => {
  for (const before of [null, '1']) {
    const { calls, facts } = diner(before);
    expect(await pay(facts, form())).toBe(422);
    expect(calls.map(({ name }) => name)).toContain('updateOrder');
    expect(calls.map(({ name }) => name)).not.toContain('payOrder');
  }
});

test('a tick names the version that was shown, an earlier acceptance the one in force', async () => {
  const ticked = diner('1');
  expect(await pay(ticked.facts, form({ terms: 'on', terms_version: '2' }))).toBe(`/checkout?order=${order}`);
  expect(ticked.calls.at(-1)).toMatchObject({
    name: 'payOrder',
    body: { terms_version: '2', card: 'c1', expected: 600 },
  });
  const accepted = diner('2');
  expect(await pay(accepted.facts, form())).toBe(`/checkout?order=${order}`);
  expect(accepted.calls.at(-1)).toMatchObject({ name: 'payOrder', body: { terms_version: '2' } });
});

test('without a card there is no payment, unless nothing is left to pay', async () => {
  const { calls, facts } = diner('2');
  expect(await pay(facts, form({ card: '' }))).toBe(422);
  expect(calls.map(({ name }) => name)).not.toContain('payOrder');
  expect(await pay(facts, form({ card: '', expected: '0' }))).toBe(`/checkout?order=${order}`);
  expect(calls.at(-1)?.body).not.toHaveProperty('card');
});

test('a button of the means, or a code that was typed and not applied, keeps the note and shows the page with it, and pays nothing', async () => {
  const asked: [Record<string, string>, string][] = [
    [{ means: 'coupon', code: ' verao2 ' }, '&coupon=verao2'],
    [{ code: 'VERAO2' }, '&coupon=VERAO2'],
    [{ means: 'no-coupon', coupon: 'VERAO2' }, ''],
    [{ means: 'credit', coupon: 'VERAO2' }, '&coupon=VERAO2&credit=1'],
    [{ means: 'no-credit', credit: '1' }, ''],
    [{ means: 'free' }, '&free=1'],
    [{ means: 'no-free', free: '1', credit: '1' }, '&credit=1'],
  ];
  for (const [fields, query] of asked) {
    const { calls, facts } = diner('2');
    expect(await pay(facts, form(fields))).toBe(`/checkout?order=${order}${query}`);
    expect(calls.at(-1)).toMatchObject({ name: 'updateOrder', body: { note: 'Alergia' } });
  }
});
