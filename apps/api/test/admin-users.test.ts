import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword } from '../src/features/auth/password.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import type { Caller } from './support/diner.ts';
import { newDiner, openTable, taken } from './support/diner.ts';
import { newAdmin } from './support/owner.ts';
import { drain } from './support/drain.ts';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await startTestApp();
  admin = await newAdmin(test);
});
afterAll(() => test.close());

const find = (query: object) => test.client.call('findUsers', { query }, { token: admin.token });
const password = 'half a plate of rice';

async function person(name: string): Promise<Caller & { email: string }> {
  const diner = await newDiner(test.pool, test.url);
  const email = `${name.toLowerCase()}-${randomUUID().slice(0, 8)}@metade.test`;
  await test.pool.query(
    'update app_user set first_name = $2, email = $3, password_hash = $4, locale = $5 where id = $1',
    [diner.id, name, email, await hashPassword(password), 'en'],
  );
  return Object.assign(diner, { email });
}

it('finds people by phone, however it is written, and by the number of a booking', async () => {
  const [carla, other] = [await person('Carla'), await person('Telmo')];
  await test.pool.query('update app_user set phone = $2 where id = $1', [carla.id, '+351912777456']);
  await test.pool.query('update app_user set phone = $2 where id = $1', [other.id, '+5521998877665']);
  const ids = async (text: string) => (await find({ text })).data.map(({ _id }) => _id);
  for (const typed of ['912777456', '912 777 456', '+351 912 777 456', '00351 912777456', '(351) 912-777-456', '77456'])
    expect(await ids(typed), typed).toEqual([carla.id]);
  expect(await ids('021 99887-7665')).toEqual([other.id]);
  expect(await ids('000000')).toEqual([]);
  const { number } = taken(await carla.hold(await openTable(test.pool)));
  expect(await ids(number.toLowerCase())).toEqual([carla.id]);
  expect(await ids(number.replace('M-', ''))).toEqual([carla.id]);
});

it('finds people by name and e-mail, by group, and those that are blocked', async () => {
  const [ines, rui] = [await person('Inês'), await person('Ruizinho')];
  const ids = async (query: object) => (await find(query)).data.map(({ _id }) => _id);
  expect(await ids({ text: 'ines silva' })).toEqual([ines.id]);
  expect(await ids({ text: ines.email.slice(0, 9) })).toEqual([ines.id]);
  expect(await ids({ text: 'RUIZINHO', group: 'user' })).toEqual([rui.id]);
  expect(await ids({ text: 'ruizinho', group: 'admin' })).toEqual([]);
  expect(await ids({ text: '%' })).toEqual([]);
  expect(await ids({ blocked: 'true' })).toEqual([]);
  taken(await admin.call('blockUser', { params: { id: rui.id ?? '' }, body: { reason: 'Trials of cards' } }));
  expect(await ids({ blocked: 'true' })).toEqual([rui.id]);
});

it('forgets who erased the account', async () => {
  const gone = await person('Apagada');
  await test.pool.query('update app_user set active = false, deleted_at = now() where id = $1', [gone.id]);
  expect((await find({ text: 'apagada' })).data).toEqual([]);
  expect((await admin.call('getUserFile', { params: { id: gone.id ?? '' } })).code).toBe('not_found');
  expect((await admin.call('unblockUser', { params: { id: gone.id ?? '' }, body: { reason: 'A mistake' } })).code).toBe(
    'not_found',
  );
});

it('shows an account with its bookings in figures, and none of its secrets', async () => {
  const table = await openTable(test.pool);
  const diner = await person('Clara');
  taken(await diner.pay(taken(await diner.hold(table))._id, await test.cardToken()));
  const file = taken(await admin.call('getUserFile', { params: { id: diner.id ?? '' } }));
  expect(file).toMatchObject({
    email: diner.email,
    group: 'user',
    blocked: null,
    sessions: 1,
    bookings: { ahead: 1, all: 1, no_shows: 0 },
  });
  expect(JSON.stringify(file)).not.toMatch(/password|argon|token|secret/);
  const owner = taken(await admin.call('getUserFile', { params: { id: table.ownerId } }));
  expect(owner.restaurants).toEqual([expect.objectContaining({ _id: table.restaurantId, role: 'owner' })]);
});

it('keeps a blocked person out, tells why, and leaves what is booked', async () => {
  const table = await openTable(test.pool, { qtd: 3 });
  const diner = await person('Bruno');
  const id = diner.id ?? '';
  const booked = taken(await diner.pay(taken(await diner.hold(table))._id, await test.cardToken()));
  const sent = taken(
    await admin.call('blockUser', { params: { id }, body: { reason: 'Nine cards that were not his' } }),
  );
  expect(sent).toMatchObject({ block_reason: 'Nine cards that were not his', sessions: 0, bookings: { ahead: 1 } });
  expect(sent.blocked).not.toBeNull();

  expect((await diner.hold(table)).code).toBe('unauthenticated');
  expect((await diner.call('login', { body: { email: diner.email, password } })).code).toBe('account_inactive');
  expect((await diner.call('login', { body: { email: diner.email, password: 'a wrong password' } })).code).toBe(
    'login_mismatch',
  );
  taken(await diner.call('forgotPassword', { body: { email: diner.email } }));
  const { rows } = await test.pool.query<{ state: string }>('select state from orders where id = $1', [booked._id]);
  expect(rows).toEqual([{ state: 'confirmed' }]);

  // Blocking again keeps the first reason; opening lets the person in with the password of before.
  taken(await admin.call('blockUser', { params: { id }, body: { reason: 'Another one' } }));
  await drain(test.context);
  const open = taken(await admin.call('unblockUser', { params: { id }, body: { reason: 'They were his after all' } }));
  expect(open).toMatchObject({ blocked: null, block_reason: null });
  expect((await diner.call('login', { body: { email: diner.email, password } })).code).toBe('ok');
  expect((await diner.hold(table)).code).toBe('unauthenticated');
  await drain(test.context);
  const mails = await test.pool.query<{ kind: string; body: string }>(
    "select kind, body from mail where recipient = $1 and kind like 'account_%' order by created_at",
    [diner.email],
  );
  expect(mails.rows.map(({ kind }) => kind)).toEqual(['account_blocked', 'account_unblocked']);
  expect(mails.rows[0]?.body).toContain('Nine cards that were not his');
  const log = await test.client.call('listChanges', { query: { what: 'user.' } }, { token: admin.token });
  const whom = { _id: id, email: diner.email };
  expect(log.data.filter(({ subject }) => subject === id)).toMatchObject([
    { what: 'user.unblocked', after: { reason: 'They were his after all' }, person: whom, order: null },
    { what: 'user.blocked', after: { reason: 'Nine cards that were not his' }, person: whom, order: null },
  ]);
});

it('lets nobody block themselves', async () => {
  expect((await admin.call('blockUser', { params: { id: admin.id ?? '' }, body: { reason: 'By mistake' } })).code).toBe(
    'account_own',
  );
  expect((await find({})).data.length).toBeGreaterThan(0);
});

it('takes a blocked person out of the lines that they wait in', async () => {
  const table = await openTable(test.pool);
  const first = await newDiner(test.pool, test.url);
  taken(await first.pay(taken(await first.hold(table))._id, await test.cardToken()));
  const waits = await person('Espera');
  const body = { restaurant: table.restaurantId, date: table.date, period: 'night' as const, people: 2 };
  taken(await waits.call('joinWaiting', { body }));
  taken(await admin.call('blockUser', { params: { id: waits.id ?? '' }, body: { reason: 'Spam' } }));
  const { rows } = await test.pool.query<{ state: string }>('select state from waiting_entry where user_id = $1', [
    waits.id,
  ]);
  expect(rows).toEqual([{ state: 'left' }]);
});

it('signs a person out everywhere and lets them sign in again', async () => {
  const diner = await person('Marta');
  const { token } = await test.client.call('login', { body: { email: diner.email, password } });
  const file = taken(
    await admin.call('endSessions', { params: { id: diner.id ?? '' }, body: { reason: 'Asked by phone' } }),
  );
  expect(file.sessions).toBe(0);
  for (const old of [token, diner.token])
    await expect(test.client.call('getIdentity', {}, { token: old })).rejects.toThrow('401');
  expect((await diner.call('login', { body: { email: diner.email, password } })).code).toBe('ok');
});
