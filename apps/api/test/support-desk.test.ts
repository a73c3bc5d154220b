import type { AdminRole } from '@metade/domain/admin-role.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import { Caller, newDiner, openTable, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { creditOf, freeVouchersOf } from './support/ledgers.ts';
import { createPerson } from './support/orders-fixture.ts';

let app: TestApp;
let support: Caller;
let finance: Caller;
beforeAll(async () => {
  app = await startTestApp();
  [support, finance] = [await adminOf('support'), await adminOf('finance')];
});
afterAll(async () => {
  await drain(app.context, { later: true });
  expect(await auditDatabase(app.pool)).toEqual([]);
  await app.close();
});

const adminOf = async (...roles: AdminRole[]) =>
  new Caller(app.url, (await createPerson(app.pool, { group: 'admin', roles })).token);
const reason = 'Asked by phone';
const logOf = async (id: string) =>
  (await app.pool.query<{ what: string }>('select what from audit_log where subject = $1 order by id', [id])).rows.map(
    ({ what }) => what,
  );
async function person() {
  const diner = await newDiner(app.pool, app.url);
  const { email } = taken(await diner.call('getIdentity', {}));
  return { diner, email, id: String(diner.id), params: { id: String(diner.id) } };
}
const record = async (id: string, by = support) => taken(await by.call('getPersonRecord', { params: { id } }));

test('a record shows what the person has and had, and no card', async () => {
  const { diner, id } = await person();
  taken(await diner.pay(taken(await diner.hold(await openTable(app.pool)))._id, await app.cardToken()));
  await drain(app.context);
  taken(
    await finance.call('giveToPerson', {
      params: { id },
      body: { kind: 'credit', amount: 500, currency: 'EUR', reason },
    }),
  );
  const file = await record(id);
  expect(file).toMatchObject({ credit: [{ amount: 500, currency: 'EUR' }], points: 0, sessions: [{}], waiting: [] });
  expect(file.given).toMatchObject([{ amount: { amount: 500 }, reason: 'admin' }]);
  expect(file.mails.length).toBeGreaterThan(0);
  expect(JSON.stringify(file)).not.toMatch(/4242|last4|holder|token|html|body/i);
});

test('notes, confirms and changes an address, ends one session, sends a mail again: each in the log', async () => {
  const { diner, email, id, params } = await person();
  await app.pool.query('update app_user set email_verified_at = null where id = $1', [id]);
  taken(await support.call('addPersonNote', { params, body: { text: 'Calls in the evening' } }));
  taken(await support.call('confirmEmailOf', { params, body: { reason } }));
  expect(taken(await diner.call('getIdentity', {})).emailVerified).toBe(true);
  const fresh = `${randomUUID()}@metade.test`;
  taken(await support.call('changeEmailOf', { params, body: { email: fresh, reason } }));
  expect((await support.call('changeEmailOf', { params, body: { email, reason } })).code).toBe('email_taken');
  expect(taken(await diner.call('getIdentity', {})).email).toBe(email);
  await drain(app.context);
  const sent = await app.pool.query('select kind from mail where recipient = $1', [fresh]);
  expect(sent.rowCount).toBe(1);

  taken(await diner.pay(taken(await diner.hold(await openTable(app.pool)))._id, await app.cardToken()));
  await drain(app.context);
  const [written] = (await record(id)).mails;
  const mail = String(written?._id);
  expect(written?.booking).toBe(true);
  const copies = async () => (await record(id)).mails.filter(({ subject }) => subject === written?.subject).length;
  taken(await support.call('resendMailTo', { params: { id, mail } }));
  expect(await copies()).toBe(2);
  const other = await person();
  expect((await support.call('resendMailTo', { params: { id: other.id, mail } })).code).toBe('not_found');

  const [session] = (await record(id)).sessions;
  const ended = { params: { id, session: String(session?._id) }, body: { reason } };
  expect((await support.call('endSessionOf', { ...ended, params: { ...ended.params, id: other.id } })).code).toBe(
    'not_found',
  );
  expect(taken(await support.call('endSessionOf', ended)).sessions).toEqual([]);
  expect((await diner.call('getIdentity', {})).code).toBe('unauthenticated');
  expect((await record(id)).notes).toMatchObject([{ text: 'Calls in the evening' }]);
  expect(await logOf(id)).toEqual([
    'user.noted',
    'user.email_confirmed',
    'user.email_asked',
    'mail.resent',
    'user.signed_out',
  ]);
});

test('cancels a booking as its diner would, with the amounts that were shown', async () => {
  const { diner } = await person();
  const order = taken(await diner.pay(taken(await diner.hold(await openTable(app.pool)))._id, await app.cardToken()));
  const params = { id: order._id };
  const quote = taken(await support.call('quoteCancellationFor', { params }));
  expect(quote).toMatchObject({ refund: { amount: 600, currency: 'EUR' }, credit: { amount: 0 } });
  const cancel = (refund: number) =>
    support.call('cancelFor', { params, body: { expected: { refund, credit: 0, rule: quote.rule }, reason } });
  expect((await cancel(500)).code).toBe('quote_changed');
  taken(await cancel(600));
  expect(taken(await diner.order(order._id)).state).toBe('cancelled');
  expect((await cancel(600)).code).toBe('order_state');
  expect(await logOf(order._id)).toEqual(['booking.cancelled_for_diner']);
});

describe('gifts', () => {
  const give = (
    by: Caller,
    id: string,
    gift: { kind: 'credit'; amount: number; currency: string } | { kind: 'vouchers'; count: number },
  ) => by.call('giveToPerson', { params: { id }, body: { ...gift, reason } as never });

  test('within the limit are given at once, above it by a second admin alone', async () => {
    const { diner, id } = await person();
    expect(taken(await give(finance, id, { kind: 'vouchers', count: 2 })).request).toBeNull();
    expect(await freeVouchersOf(app.pool, diner)).toBe(2);
    expect(taken(await give(finance, id, { kind: 'credit', amount: 2_000, currency: 'EUR' })).request).toBeNull();
    // 28.00 of vouchers, 20.00 of credit, and 3.00 more: above 50.00 together.
    const { request } = taken(await give(finance, id, { kind: 'credit', amount: 300, currency: 'EUR' }));
    expect(request).toMatchObject({ kind: 'credit', state: 'open', amount: { amount: 300, currency: 'EUR' } });
    expect(await creditOf(app.pool, diner)).toBe(2_000);
    expect((await give(finance, id, { kind: 'credit', amount: 400, currency: 'EUR' })).code).toBe(
      'person_request_waits',
    );
    expect((await record(id)).waiting).toEqual(['credit']);
    const decide = (by: Caller) =>
      by.call('decidePersonRequest', { params: { id: String(request?._id) }, body: { decision: 'approved' } });
    expect((await decide(finance)).code).toBe('refund_own_request');
    expect((await decide(support)).code).toBe('forbidden');
    const second = await adminOf('finance');
    const codes = await Promise.all([decide(second), decide(await adminOf('owner'))]);
    expect(codes.map(({ code }) => code).sort()).toEqual(['already_decided', 'ok']);
    expect(await creditOf(app.pool, diner)).toBe(2_300);
    expect(await logOf(id)).toEqual([
      'user.gift_given',
      'user.gift_given',
      'user.gift_asked',
      'user.request_approved',
      'user.gift_given',
    ]);
  });

  test('say the limit in the person’s own currency first', async () => {
    const { id } = await person();
    await app.pool.query(
      "insert into region (iso, country, name) values ('BR-RJ', 'BR', 'Rio') on conflict do nothing",
    );
    await app.pool.query("update app_user set region_iso = 'BR-RJ' where id = $1", [id]);
    const { gift_limits: limits } = await record(id);
    expect(limits[0]).toEqual({ amount: 25_000, currency: 'BRL' });
    expect(limits.map(({ currency }) => currency).sort()).toEqual(['BRL', 'EUR']);
  });

  test('are nobody’s who does not exist, nor in a currency of nowhere, and a repeat gives once', async () => {
    const { diner, id } = await person();
    expect((await give(finance, randomUUID(), { kind: 'vouchers', count: 1 })).code).toBe('not_found');
    expect((await give(finance, id, { kind: 'credit', amount: 100, currency: 'XXX' })).code).toBe('invalid_fields');
    expect((await give(support, id, { kind: 'vouchers', count: 1 })).code).toBe('forbidden');
    const call = { params: { id }, body: { kind: 'credit' as const, amount: 100, currency: 'EUR', reason } };
    const idempotencyKey = randomUUID();
    for (let nth = 0; nth < 2; nth += 1)
      await app.client.call('giveToPerson', call, { token: finance.token, idempotencyKey });
    expect(await creditOf(app.pool, diner)).toBe(100);
  });

  test('two admins who give at once do not pass the limit together', async () => {
    const { diner, id } = await person();
    const answers = await Promise.all(
      [finance, await adminOf('finance')].map((by) => give(by, id, { kind: 'credit', amount: 3_000, currency: 'EUR' })),
    );
    expect(answers.map((answer) => taken(answer).request === null).sort()).toEqual([false, true]);
    expect(await creditOf(app.pool, diner)).toBe(3_000);
  });
});

test('a request of law: the export without cards, and an erasure that a second admin decides', async () => {
  const { diner, id, params } = await person();
  const order = taken(await diner.pay(taken(await diner.hold(await openTable(app.pool)))._id, await app.cardToken()));
  const data = taken(await support.call('exportPerson', { params, body: { reason } }));
  expect(data).toHaveProperty('orders');
  expect(data).not.toHaveProperty('card');
  taken(await support.call('addPersonNote', { params, body: { text: 'Wants to be erased' } }));
  const asked = taken(await support.call('askErasure', { params, body: { reason } }));
  expect((await support.call('askErasure', { params, body: { reason } })).code).toBe('person_request_waits');
  const decide = { params: { id: asked._id }, body: { decision: 'approved' as const } };
  expect((await support.call('decidePersonRequest', decide)).code).toBe('refund_own_request');
  expect(taken(await diner.order(order._id)).state).not.toBe('cancelled');
  expect(taken(await (await adminOf('support')).call('decidePersonRequest', decide)).state).toBe('approved');
  expect((await diner.call('getIdentity', {})).code).toBe('unauthenticated');
  expect((await support.call('getPersonRecord', { params })).code).toBe('not_found');
  const { rows } = await app.pool.query(
    'select state, (select count(*) from person_note where user_id = $2) as notes from orders where id = $1',
    [order._id, id],
  );
  expect(rows).toEqual([{ state: 'cancelled', notes: 0 }]);
  const { ownerId } = await openTable(app.pool);
  expect((await support.call('askErasure', { params: { id: ownerId }, body: { reason } })).code).toBe(
    'account_in_charge',
  );
});
