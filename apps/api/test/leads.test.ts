import type { Problem } from '@metade/contracts/problem.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeStamp } from '../src/features/leads/form-stamp.ts';
import type { Message } from '../src/adapters/mailer.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp, voucherKey } from './support/app.ts';
import { drain } from './support/drain.ts';

let app: TestApp;
let now = Date.now();
const mails: Message[] = [];

beforeAll(async () => {
  app = await startTestApp({
    overrides: { now: () => now, mailer: { send: async (mail) => (mails.push(mail), true) } },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = Date.now();
  mails.length = 0;
  await app.pool.query('truncate lead, try_window cascade');
});

type Answer = { status: number; body: { data: { _id: string } } & Problem; retryAfter: string | null };

async function send(body: unknown, path: 'contact' | 'partner' = 'contact', language = 'en'): Promise<Answer> {
  const response = await fetch(`${app.url}/v1/site/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': language },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    body: (await response.json()) as Answer['body'],
    retryAfter: response.headers.get('retry-after'),
  };
}

const stampAged = (seconds: number) => makeStamp(voucherKey, now - seconds * 1000);
const valid = (fields: Record<string, unknown> = {}) => ({
  name: 'Ana Silva',
  email: 'Ana@Example.test ',
  phone: '910 000 000',
  country: 'PT',
  message: 'Hello.\nWhen do you open in Braga?',
  stamp: stampAged(60),
  ...fields,
});
const leads = async () =>
  (
    await app.pool.query(
      'select kind, name, email, phone, city, message, locale, state from lead order by created_at, id',
    )
  ).rows;

describe('a form', () => {
  it('is kept, and told to the team with an answer that goes to its sender', async () => {
    expect((await send(valid())).status).toBe(201);
    expect((await send(valid({ city: 'Braga', name: 'Rui Costa' }), 'partner', 'es')).status).toBe(201);
    expect(await leads()).toEqual([
      {
        kind: 'contact',
        name: 'Ana Silva',
        email: 'ana@example.test',
        phone: '+351910000000',
        city: '',
        message: 'Hello.\nWhen do you open in Braga?',
        locale: 'en',
        state: 'new',
      },
      expect.objectContaining({ kind: 'partner', city: 'Braga', locale: 'es' }),
    ]);
    await drain(app.context);
    expect(
      mails
        .map(({ to, replyTo, subject }) => ({ to, replyTo, subject }))
        .toSorted((a, b) => a.subject.localeCompare(b.subject)),
    ).toEqual([
      { to: app.context.config.contactEmail, replyTo: 'ana@example.test', subject: 'Contacto: Ana Silva' },
      { to: app.context.config.contactEmail, replyTo: 'ana@example.test', subject: 'Parceiro: Rui Costa' },
    ]);
  });

  it('takes the stamp that the API gave', async () => {
    const { data } = await app.client.call('startForm', {});
    now += 4_000;
    expect((await send(valid({ stamp: data.stamp }))).status).toBe(201);
  });

  it.each(['name', 'email', 'phone'])('needs its %s', async (field) => {
    for (const value of [undefined, '', '   ']) {
      const { status, body } = await send(valid({ [field]: value }));
      expect([status, body.issues?.map(({ path }) => path)]).toEqual([422, [field]]);
    }
    expect(await leads()).toEqual([]);
  });

  it('takes a name of 120 characters and a message of 4,000, and not one more', async () => {
    expect((await send(valid({ name: 'ã'.repeat(120), message: 'x'.repeat(4000) }))).status).toBe(201);
    for (const [field, value] of [
      ['name', 'ã'.repeat(121)],
      ['message', 'x'.repeat(4001)],
      ['message', 'x'.repeat(100_000)],
      ['name', 'x'.repeat(100_000)],
      ['email', `${'x'.repeat(100_000)}@example.test`],
      ['phone', '9'.repeat(100_000)],
      ['stamp', 'x'.repeat(100_000)],
    ] as const) {
      const { status, body } = await send(valid({ [field]: value }));
      expect([field, status, body.issues?.[0]?.path]).toEqual([field, 422, field]);
    }
    expect(await leads()).toHaveLength(1);
  });

  it('takes a phone of any country written with its code, and of the visitor’s without', async () => {
    for (const [phone, country, kept] of [
      ['+55 11 91234-5678', 'PT', '+5511912345678'],
      ['(11) 91234-5678', 'BR', '+5511912345678'],
      ['612 34 56 78', 'ES', '+34612345678'],
    ]) {
      await app.pool.query('truncate lead cascade');
      expect((await send(valid({ phone, country }))).status).toBe(201);
      expect((await leads())[0]).toMatchObject({ phone: kept });
    }
    for (const phone of ['123', '+999 000', 'call me']) {
      const { status, body } = await send(valid({ phone }));
      expect([status, body.issues?.[0]?.code]).toEqual([422, 'phone_invalid']);
    }
    // All that is wrong at once.
    expect((await send(valid({ name: '', phone: '912 345 678' }))).body.issues).toHaveLength(1);
    const { body } = await send(valid({ name: '', phone: '123' }));
    expect(body.issues?.map(({ path, code }) => `${path} ${code}`)).toEqual(['name required', 'phone phone_invalid']);
  });

  it('shows HTML as text to the team, and lets a name make no header', async () => {
    const message = '<script>alert(1)</script><img src=x onerror=alert(1)> & "quotes"';
    expect((await send(valid({ name: '<b>Ana</b>', message }))).status).toBe(201);
    for (const name of ['Ana\r\nBcc: other@example.test', 'Ana\nx', 'Ana\u0000'])
      expect((await send(valid({ name }))).status).toBe(422);
    await drain(app.context);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.html).toContain(
      '&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quotes&quot;',
    );
    expect(mails[0]?.html).not.toMatch(/<script|<img|<b>/);
    expect(mails[0]?.text).toContain(`> ${message}`);
    expect(await leads()).toMatchObject([{ message }]);
  });
});

describe('a form sent twice', () => {
  it('is one lead and one message, one after the other and at the same time', async () => {
    const form = valid();
    const first = await send(form);
    const again = await Promise.all([send(form), send(form), send(form)]);
    expect(again.map(({ status, body }) => [status, body.data._id])).toEqual(
      Array.from({ length: 3 }, () => [201, first.body.data._id]),
    );
    const together = valid({ stamp: stampAged(90) });
    const ids = (await Promise.all([send(together), send(together), send(together)])).map(({ body }) => body.data._id);
    expect(new Set(ids).size).toBe(1);
    await drain(app.context);
    expect(await leads()).toHaveLength(2);
    expect(mails).toHaveLength(2);
  });

  it('is two when its words differ', async () => {
    const form = valid();
    await send(form);
    await send({ ...form, message: 'One more thing' });
    await send(form, 'partner');
    expect(await leads()).toHaveLength(3);
  });
});

describe('without a stamp', () => {
  const bare = (fields: Record<string, unknown> = {}) => ({
    name: 'Ana Silva',
    email: 'ana@example.test',
    phone: '+351910000000',
    ...fields,
  });
  const marks = async () =>
    (await app.pool.query('select kind, maybe_spam from lead order by created_at, id')).rows.map(
      ({ kind, maybe_spam }) => [kind, maybe_spam],
    );

  it('name, e-mail and phone alone are taken, and the team is told that a machine may have sent them', async () => {
    expect((await send(bare())).status).toBe(201);
    expect((await send(bare(), 'partner')).status).toBe(201);
    now += 3_601_000;
    expect((await send(valid())).status).toBe(201);
    expect(await marks()).toEqual([
      ['contact', true],
      ['partner', true],
      ['contact', false],
    ]);
    await drain(app.context);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'Contacto: Ana Silva',
      '[Possível spam] Contacto: Ana Silva',
      '[Possível spam] Parceiro: Ana Silva',
    ]);
  });

  it('two an hour are taken from one address, and no third; one with a stamp still is', async () => {
    for (const message of ['1', '2']) expect((await send(bare({ message }))).status).toBe(201);
    const third = await send(bare({ message: '3' }), 'partner');
    expect([third.status, third.body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(third.retryAfter)).toBeGreaterThan(3500);
    expect((await send(valid())).status).toBe(201);
    now += 3_601_000;
    expect((await send(bare({ message: '3' }), 'partner')).status).toBe(201);
  });

  it('of all addresses together there is a limit too', async () => {
    const strict = await startTestApp({
      databaseUrl: app.databaseUrl,
      settings: { unstampedFormsPerAddressPerHour: 10, unstampedFormsPerHour: 1 },
    });
    const post = (message: string) =>
      fetch(`${strict.url}/v1/site/contact`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(bare({ message })),
      });
    try {
      expect((await post('1')).status).toBe(201);
      expect((await post('2')).status).toBe(429);
    } finally {
      await strict.close();
    }
  });

  it('the same words are one lead on one day, and one of what a person does not see is refused', async () => {
    const first = await send(bare());
    expect((await send(bare())).body.data._id).toBe(first.body.data._id);
    expect((await send(bare({ website: 'https://buy.example' }))).body.code).toBe('form_refused');
    expect(await marks()).toHaveLength(1);
  });
});

describe('machines', () => {
  it('are refused when they fill in what no person sees', async () => {
    expect((await send(valid({ website: '' }))).status).toBe(201);
    expect((await send(valid({ website: 'https://buy.example' }))).body.code).toBe('form_refused');
    expect(await leads()).toHaveLength(1);
  });

  it('are too fast: three seconds are enough, less are not', async () => {
    const early = await send(valid({ stamp: stampAged(2.9) }));
    expect([early.status, early.body.code, early.retryAfter]).toEqual([429, 'too_many_requests', '1']);
    expect((await send(valid({ stamp: stampAged(0) }))).retryAfter).toBe('3');
    expect((await send(valid({ stamp: stampAged(3) }))).status).toBe(201);
  });

  it('cannot keep a stamp for longer than a day, nor make one', async () => {
    expect((await send(valid({ stamp: stampAged(86_400) }))).status).toBe(201);
    const [claim, nonce, signature] = stampAged(60).split('.') as [string, string, string];
    const older = (now - 120_000).toString(36);
    for (const stamp of [
      stampAged(86_401),
      stampAged(-5),
      `${older}.${nonce}.${signature}`,
      `${claim}.${nonce}.${'A'.repeat(43)}`,
      `${claim}.${signature}`,
      makeStamp('another key', now - 60_000),
      'x',
      '..',
    ]) {
      const { status, body } = await send(valid({ stamp, message: stamp }));
      expect([stamp, status, body.code]).toEqual([stamp, 409, 'form_stale']);
    }
    expect(await leads()).toHaveLength(1);
  });

  it('send five forms an hour from one address, and no sixth', async () => {
    for (let n = 1; n <= 5; n += 1) expect((await send(valid({ message: `${n}` }))).status).toBe(201);
    const sixth = await send(valid({ message: '6' }), 'partner');
    expect([sixth.status, sixth.body.code]).toEqual([429, 'too_many_requests']);
    expect(Number(sixth.retryAfter)).toBeGreaterThan(3500);
    now += 3_601_000;
    expect((await send(valid({ message: '6' }), 'partner')).status).toBe(201);
    expect(await leads()).toHaveLength(6);
  });
});
