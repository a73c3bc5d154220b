import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { isExpired } from '../src/card-form.ts';
import { sandboxGateway } from '../src/sandbox-gateway.ts';
import {
  apiKey,
  cards,
  gatewayForFile,
  nextYear,
  paymentOf,
  sendCardForm,
  webhookSecret,
} from './support/test-gateway.ts';

const own = gatewayForFile();

const answerTo = async (form: object) => {
  const response = await sendCardForm(own.running.url, form);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

test.each([
  ['visa', '4242424242424242', '123'],
  ['mastercard', '5555-5555-5555-4444', '123'],
  ['amex', '3782 822463 10005', '1234'],
  ['elo', '6362970000457013', '123'],
  ['hipercard', '6062826786276634', '123'],
  ['diners', '30569309025904', '123'],
  ['discover', '6011111111111117', '123'],
  ['jcb', '3530111333300000', '123'],
])('%s becomes a token', async (brand, number, cvc) => {
  const { status, body } = await answerTo({ number, cvc, holder: ' Ana  Çelik ' });
  expect(status).toBe(201);
  expect(body).toEqual({
    token: expect.stringMatching(/^tok_/),
    brand,
    last4: number.replace(/\D/g, '').slice(-4),
    expMonth: 12,
    expYear: nextYear,
    holder: 'Ana Çelik',
    funding: 'credit',
  });
});

describe('says which field is wrong', () => {
  const number = cards.visa;
  test.each([
    [{ number: '4242 4242 4242 4241' }, 'invalid_number', 'number'],
    [{ number: '4242' }, 'invalid_number', 'number'],
    [{ number: 'none' }, 'invalid_number', 'number'],
    [{ number: '6759 6498 2643 8453' }, 'brand_not_accepted', 'number'],
    [{ number, expMonth: 13 }, 'invalid_expiry', 'expMonth'],
    [{ number, expMonth: 0 }, 'invalid_expiry', 'expMonth'],
    [{ number, expYear: nextYear + 30 }, 'invalid_expiry', 'expYear'],
    [{ number, expYear: nextYear - 2 }, 'expired_card', 'expYear'],
    [{ number, cvc: '12' }, 'invalid_cvc', 'cvc'],
    [{ number, cvc: '1234' }, 'invalid_cvc', 'cvc'],
    [{ number: '378282246310005', cvc: '123' }, 'invalid_cvc', 'cvc'],
    [{ number, holder: 'A' }, 'invalid_holder', 'holder'],
    [{ number, holder: number }, 'invalid_holder', 'holder'],
  ])('%j', async (form, code, field) => {
    expect(await answerTo(form)).toEqual({ status: 422, body: { code, field } });
  });
});

test('a two-digit year is one of this century', async () => {
  expect((await answerTo({ number: cards.visa, expYear: nextYear % 100 })).body.expYear).toBe(nextYear);
});

test('a card is good to the end of its month', () => {
  const card = { expMonth: 2, expYear: 2028 };
  expect(isExpired(card, new Date('2028-02-29T23:59:59.999Z'))).toBe(false);
  expect(isExpired(card, new Date('2028-03-01T00:00:00.000Z'))).toBe(true);
  expect(isExpired({ expMonth: 12, expYear: 2027 }, new Date('2028-01-01T00:00:00Z'))).toBe(true);
});

test('a browser of any site may ask for a token, and read why not', async () => {
  const preflight = await fetch(`${own.running.url}/tokens`, {
    method: 'OPTIONS',
    headers: { origin: 'https://shop.example' },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type');
  for (const form of [{ number: cards.visa }, { number: '1' }, { number: 1 }]) {
    const response = await sendCardForm(own.running.url, form);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
  }
  expect(own.running.gateway.publicConfig()).toEqual({
    kind: 'sandbox',
    tokenizeUrl: `${own.running.url}/tokens`,
    cardPageUrl: `${own.running.url}/card`,
  });
});

test('no card number or code is in any table or in the most talkative log', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const talkative = Fastify({ logger: { level: 'trace', stream } });
  talkative.post('/echo', async (request) => request.body);
  await talkative.register(sandboxGateway, {
    pool: own.database.pool,
    webhookUrl: own.receiver.url,
    webhookSecret,
    apiKey,
    publicUrl: 'http://gateway.example',
  });
  const url = await talkative.listen({ host: '127.0.0.1', port: 0 });
  const echo = await fetch(`${url}/echo`, { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'host' });
  expect(await echo.text(), "the host's own parsers stay").toBe('host');

  const number = '4917610000000000';
  const cvc = '739';
  const typed = await sendCardForm(url, { number, cvc });
  const { token } = (await typed.json()) as { token: string };
  await sendCardForm(url, { number, cvc, expMonth: 13 });
  await sendCardForm(url, { number: { number }, cvc });
  await fetch(`${url}/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{"number":"${number}",`,
  });
  await own.running.gateway.saveCard({ token, customer: 'someone' });
  const payment = await own.running.gateway.authorize(paymentOf(token));
  await own.receiver.waitFor(payment.reference, 1);
  await talkative.close();

  expect(lines.length).toBeGreaterThan(0);
  const tables = await own.database.pool.query<{ name: string }>(
    "select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema')",
  );
  expect(tables.rows.length).toBeGreaterThanOrEqual(4);
  const stored: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await own.database.pool.query(`select t::text as text from ${name} t`);
    stored.push(...rows.map((row) => String(row.text)));
  }
  expect(stored.join('\n')).toContain(token);
  for (const text of [
    stored.join('\n'),
    lines.join('\n'),
    own.receiver.deliveries.map((d) => String(d.rawBody)).join('\n'),
  ]) {
    expect(text.replace(/[\s-]/g, '')).not.toContain(number);
  }
  expect(lines.join('\n')).not.toContain(`"${cvc}"`);
  const columns = await own.database.pool.query(
    "select column_name from information_schema.columns where table_schema = 'sandbox_gateway' and column_name ~ 'number|cvc|pan'",
  );
  expect(columns.rows).toEqual([]);
});
