import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { transaction } from '../src/db/transaction.ts';
import { writeGrid } from '../src/features/grid/index.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import type { Caller } from './support/diner.ts';
import { newDiner, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { begin, newAdmin, newOwner, save, steps } from './support/owner.ts';

let app: TestApp;
let admin: Caller;
beforeAll(async () => {
  app = await startTestApp({ settings: { ownersPerAddressPerHour: 1000 } });
  admin = await newAdmin(app);
});
afterAll(async () => {
  await drain(app.context);
  expect(await auditDatabase(app.pool)).toEqual([]);
  await app.close();
});

/** A registration that was handed in. */
async function submitted(): Promise<{ owner: Caller & { email: string }; id: string; revision: number }> {
  const owner = await newOwner(app);
  const id = await begin(owner);
  await save(owner, id, steps);
  await app.pool.query(`update restaurant set photos = '[{"kind":"cover","src":"demo/x","alt":""}]' where id = $1`, [
    id,
  ]);
  const { revision } = taken(await owner.call('submitRegistration', { params: { id } }));
  return { owner, id, revision };
}

const approve = (id: string, revision: number, who = admin) =>
  who.call('approveRegistration', { params: { id }, body: { revision } });

async function mailsTo(email: string): Promise<{ kind: string; subject: string; body: string; locale: string }[]> {
  await drain(app.context);
  const { rows } = await app.pool.query(
    "select kind, subject, body, locale from mail where recipient = $1 and kind like 'registration%' order by created_at",
    [email],
  );
  return rows as never;
}

describe('before approval nobody from outside', () => {
  test.each(['draft', 'submitted', 'changes_requested', 'rejected', 'paused'])('sees one that is %s', async (state) => {
    const { owner, id, revision } = await submitted();
    const { slug } = taken(await approve(id, revision));
    const city = { params: { country: 'PT' }, body: { city: 'PT-1106', text: 'Tasca da Rita', people: 2 } };
    const found = async () => {
      const { data } = await app.client.call('searchRestaurants', {
        ...city,
        body: { text: 'Tasca da Rita', onlyAvailable: false },
      });
      return data.some((card) => card._id === id);
    };
    const reads = async () => {
      const visitor = await newDiner(app.pool, app.url);
      const params = { id };
      const at = { date: '2030-01-01', time: '20:00', people: '2' };
      return [
        (await visitor.call('getRestaurant', { params })).code,
        (await visitor.call('getRestaurant', { params: { id: slug } })).code,
        (await visitor.call('getAvailability', { params })).code,
        (await visitor.call('listReviews', { params })).code,
        (await visitor.call('listAlternatives', { params, query: at as never })).code,
        (await visitor.call('addToWishlist', { params: { restaurant: id } })).code,
      ];
    };
    expect(await found()).toBe(true);
    expect(new Set(await reads())).toEqual(new Set(['ok']));
    await app.pool.query('update restaurant set state = $2 where id = $1', [id, state]);
    expect(await found()).toBe(false);
    expect(new Set((await reads()).slice(0, 4))).toEqual(new Set(['not_found']));
    expect(taken(await owner.call('listHostRestaurants', {}))).toHaveLength(state === 'paused' ? 1 : 0);
    await app.pool.query("update restaurant set state = 'approved', show = false where id = $1", [id]);
    expect(await found()).toBe(false);
  });
});

describe('an approval', () => {
  test('publishes the restaurant under its own address with tables that can be booked, and tells the owner', async () => {
    const { owner, id, revision } = await submitted();
    const waiting = taken(await admin.call('listRegistrations', { query: {} }));
    expect(waiting.find((one) => one._id === id)).toMatchObject({
      company_name: 'Tasca da Rita',
      city: 'Lisboa',
      percent: 100,
      owner: { email: owner.email },
    });
    const file = taken(await approve(id, revision));
    expect(file.slug).toMatch(/^tasca-da-rita-lisboa(-\d+)?$/);
    expect(file.history.map(({ from, to }) => `${from} ${to}`)).toEqual(['submitted approved', 'draft submitted']);
    const { data } = await app.client.call('getAvailability', {
      params: { id: file.slug },
      query: { people: '2' as never },
    });
    const slot = data.flatMap((day) => day.slots)[0];
    expect(slot).toMatchObject({ time: '20:00', places: 2, state: 'free', free: 3 });
    const diner = await newDiner(app.pool, app.url);
    const held = await diner.call('createOrder', {
      body: { restaurant: id, slot: slot?.slot ?? '', date: slot?.date ?? '', people: 2 },
    });
    expect(held.code).toBe('ok');
    expect(taken(await owner.call('getIdentity', {}))).toMatchObject({ restaurant: id, restaurant_state: 'approved' });
    const mails = await mailsTo(owner.email);
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(['registration_approved', 'registration_submitted']);
    const approved = mails.find(({ kind }) => kind === 'registration_approved');
    expect(approved?.body).toContain(`/restaurant/description/${file.slug}`);
  });

  test('is of what was seen: an edit in between is told, and once is enough', async () => {
    const { owner, id, revision } = await submitted();
    await save(owner, id, { food: { ...steps.food, ticket_avg: 9900 } });
    expect((await approve(id, revision)).code).toBe('restaurant_changed');
    const { registration } = taken(await admin.call('getApproval', { params: { id } }));
    const codes = (await Promise.all(Array.from({ length: 4 }, () => approve(id, registration.revision)))).map(
      ({ code }) => code,
    );
    expect(codes.toSorted()).toEqual(['ok', 'restaurant_state', 'restaurant_state', 'restaurant_state']);
    expect(await save(owner, id, {}).catch((error: Error) => error.message)).toContain('restaurant_state');
  });

  test('gives namesakes in one city addresses of their own, also at the same time', async () => {
    const three = await Promise.all([submitted(), submitted(), submitted()]);
    const files = await Promise.all(three.map(({ id, revision }) => approve(id, revision)));
    expect(new Set(files.map((file) => taken(file).slug)).size).toBe(3);
  });

  test('of several takes each as the list shows it: one that changed since stays, the others are approved', async () => {
    const [first, second] = [await submitted(), await submitted()];
    const queue = taken(await admin.call('listRegistrations', { query: {} }));
    const shown = (id: string) => queue.find(({ _id }) => _id === id)?.revision ?? -1;
    await save(second.owner, second.id, { food: { ...steps.food, ticket_avg: 8800 } });
    expect((await approve(second.id, shown(second.id))).code).toBe('restaurant_changed');
    expect((await approve(first.id, shown(first.id))).code).toBe('ok');
    const left = taken(await admin.call('listRegistrations', { query: {} })).map(({ _id }) => _id);
    expect(left).toContain(second.id);
    expect(left).not.toContain(first.id);
    const { rows } = await app.pool.query(
      "select restaurant_id, actor_id from audit_log where what = 'registration.approved' and restaurant_id = any ($1)",
      [[first.id, second.id]],
    );
    expect(rows).toEqual([{ restaurant_id: first.id, actor_id: admin.id }]);
  });

  test('is an admin’s alone', async () => {
    const { owner, id, revision } = await submitted();
    for (const who of [owner, await newDiner(app.pool, app.url)]) {
      expect((await approve(id, revision, who)).code).toBe('forbidden');
      expect((await who.call('getApproval', { params: { id } })).code).toBe('forbidden');
      expect((await who.call('listRegistrations', { query: {} })).code).toBe('forbidden');
    }
  });
});

test('changes are asked for by field; the owner reads them, makes them and hands in again', async () => {
  const { owner, id, revision } = await submitted();
  const changes = [
    { field: 'cover' as const, reason: 'The picture is too dark.' },
    { field: 'description' as const, reason: 'Say what you cook.' },
  ];
  const asked = await admin.call('requestChanges', { params: { id }, body: { revision, changes } });
  expect(taken(asked).registration).toMatchObject({ state: 'changes_requested', requested: changes });
  const mail = (await mailsTo(owner.email)).find(({ kind }) => kind === 'registration_changes_requested');
  for (const text of ['The picture is too dark.', 'Say what you cook.', '/restaurant/register'])
    expect(mail?.body).toContain(text);
  expect((await approve(id, revision)).code).toBe('restaurant_state');
  await save(owner, id, { identity: steps.identity });
  expect(taken(await owner.call('submitRegistration', { params: { id } }))).toMatchObject({
    state: 'submitted',
    requested: [],
  });
  const none = { params: { id }, body: { revision, changes: [] } };
  expect((await admin.problem('requestChanges', none)).issues).toMatchObject([{ path: 'changes', code: 'too_small' }]);
});

test('a rejection has its reasons and ends the registration; the owner may begin another', async () => {
  const { owner, id, revision } = await submitted();
  const reasons = [{ field: null, reason: 'This is no restaurant.' }];
  expect(
    taken(await admin.call('rejectRegistration', { params: { id }, body: { revision, reasons } })).registration.state,
  ).toBe('rejected');
  const mail = (await mailsTo(owner.email)).find(({ kind }) => kind === 'registration_rejected');
  expect(mail?.body).toContain('This is no restaurant.');
  expect(taken(await owner.call('getRegistration', {}))?.requested).toEqual(reasons);
  expect((await owner.call('submitRegistration', { params: { id } })).code).toBe('restaurant_state');
  expect((await owner.call('orderPhotos', { params: { id }, body: { order: [] } })).code).toBe('restaurant_state');
  expect(await begin(owner)).not.toBe(id);
});

test.each([
  ['en', 'registration received', 'Cover'],
  ['es', 'registro recibido', 'Portada'],
  ['pt', 'registo recebido', 'Capa'],
] as const)('the messages speak the owner’s language: %s', async (locale, subject, label) => {
  const { owner, id, revision } = await submitted();
  await app.pool.query('update app_user set locale = $2 where id = $1', [owner.id, locale]);
  const changes = [{ field: 'cover' as const, reason: 'Too dark.' }];
  await drain(app.context);
  taken(await admin.call('requestChanges', { params: { id }, body: { revision, changes } }));
  const [first, second] = await mailsTo(owner.email);
  expect([first?.locale, second?.locale]).toEqual([locale, locale]);
  expect(first?.subject).toContain(subject);
  expect(second?.body).toContain(label);
});

test('the grid keeps slots with their bookings, retires what goes, and counts again what changed', async () => {
  const { id, revision } = await submitted();
  taken(await approve(id, revision));
  const { data } = await app.client.call('getAvailability', { params: { id }, query: { people: '2' as never } });
  const slot = data.flatMap((day) => day.slots)[0]!;
  const day = new Date(slot.date).getUTCDay();
  const book = async () => {
    const diner = await newDiner(app.pool, app.url);
    return diner.call('createOrder', { body: { restaurant: id, slot: slot.slot, date: slot.date, people: 2 } });
  };
  const write = (qtd: number) =>
    transaction(app.pool, (trx) => writeGrid(trx, id, [{ day, period: 'night', time: '20:00', qtd, places: 2 }]));
  const free = async () => {
    const again = await app.client.call('getAvailability', { params: { id }, query: { people: '2' as never } });
    return again.data.find(({ date }) => date === slot.date)?.slots.map((one) => [one.slot, one.free]);
  };
  expect([(await book()).code, (await book()).code]).toEqual(['ok', 'ok']);
  await write(3);
  expect(await free()).toEqual([[slot.slot, 1]]);
  const open = await app.pool.query('select 1 from table_slot where restaurant_id = $1 and retired_at is null', [id]);
  expect(open.rowCount).toBe(1);
  await write(1);
  expect((await book()).code).toBe('table_taken');
  await drain(app.context);
  expect(await auditDatabase(app.pool)).toEqual([]);
  // Buyers and the owner at the same time: nobody waits for ever, and nothing is sold twice.
  await Promise.all([write(5), book(), write(4), book(), write(6), book()]);
  await drain(app.context);
  expect(await auditDatabase(app.pool)).toEqual([]);
});
