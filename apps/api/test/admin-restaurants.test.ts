import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import type { Caller } from './support/diner.ts';
import { newDiner, openTable, ownerOf, taken } from './support/diner.ts';
import { newAdmin, newOwner } from './support/owner.ts';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await startTestApp();
  admin = await newAdmin(test);
});
afterAll(() => test.close());

const names = async (query: object) => {
  const { data } = await test.client.call('findRestaurants', { query }, { token: admin.token });
  return data.map(({ company_name }) => company_name);
};

it('finds restaurants by name, district, city and owner, in any state, accents and wildcards taken as they are', async () => {
  const table = await openTable(test.pool, {
    city: 'porto',
    restaurant: { company_name: 'Açorda 100 % Azul', district: 'Cedofeita' },
  });
  const draft = await openTable(test.pool, { restaurant: { company_name: 'Por Acabar Verde', state: 'draft' } });
  await openTable(test.pool, { restaurant: { company_name: 'Escondida Verde', show: false } });
  await test.pool.query("update restaurant set phone = '+351226667788' where id = $1", [table.restaurantId]);
  const diner = await newDiner(test.pool, test.url);
  const { number } = taken(await diner.hold(table));
  for (const text of [
    'acorda 100',
    'AZUL',
    'cedofei',
    '100 %',
    table.ownerEmail,
    '226 667 788',
    '00351226667788',
    number,
  ])
    expect(await names({ text }), text).toEqual(['Açorda 100 % Azul']);
  expect(await names({ text: 'porto' })).toContain('Açorda 100 % Azul');
  expect(await names({ text: 'nada que exista' })).toEqual([]);
  expect(await names({ text: '_corda' })).toEqual([]);
  expect(await names({ text: 'verde' })).toEqual(['Escondida Verde', 'Por Acabar Verde']);
  expect(await names({ text: 'verde', state: 'draft' })).toEqual(['Por Acabar Verde']);
  expect(await names({ text: 'verde', hidden: 'true' })).toEqual(['Escondida Verde']);
  expect(await names({ text: 'verde', country: 'BR' })).toEqual([]);
  const { data } = await test.client.call(
    'findRestaurants',
    { query: { text: draft.ownerEmail } },
    { token: admin.token },
  );
  expect(data[0]).toMatchObject({ _id: draft.restaurantId, owner: { email: draft.ownerEmail }, city: 'Lisboa' });
});

it('finds those whose pause still runs as paused', async () => {
  const paused = { company_name: 'Pausada Laranja', paused_until: new Date(Date.now() + 3_600_000) };
  await openTable(test.pool, { restaurant: paused });
  await openTable(test.pool, {
    restaurant: { company_name: 'Voltou Laranja', paused_until: new Date(Date.now() - 3_600_000) },
  });
  await openTable(test.pool, { restaurant: { ...paused, company_name: 'Rascunho Laranja', state: 'draft' } });
  expect(await names({ text: 'laranja', state: 'paused' })).toEqual(['Pausada Laranja']);
  expect(await names({ text: 'laranja', state: 'approved' })).toEqual(['Pausada Laranja', 'Voltou Laranja']);
});

it('gives them page by page', async () => {
  for (let number = 10; number < 41; number += 1)
    await openTable(test.pool, { restaurant: { company_name: `Fila ${number}` } });
  const page = (number: number) =>
    test.client.call('findRestaurants', { query: { text: 'fila', page: number } }, { token: admin.token });
  const [first, second, third] = [await page(1), await page(2), await page(3)];
  expect(first).toMatchObject({ page: 1, pages: 2, total: 31 });
  expect([...first.data, ...second.data].map(({ company_name }) => company_name)).toEqual(
    Array.from({ length: 31 }, (_, index) => `Fila ${index + 10}`),
  );
  expect(third.data).toEqual([]);
});

it('shows one with its team and its bookings in figures', async () => {
  const table = await openTable(test.pool, { qtd: 3 });
  const diner = await newDiner(test.pool, test.url);
  const held = taken(await diner.hold(table));
  taken(await diner.pay(held._id, await test.cardToken()));
  const file = taken(await admin.call('getRestaurantFile', { params: { id: table.restaurantId } }));
  expect(file).toMatchObject({
    slug: table.slug,
    state: 'approved',
    team: [{ email: table.ownerEmail, role: 'owner' }],
    bookings: { ahead: 1, all: 1, no_shows: 0 },
  });
  expect((await admin.call('getRestaurantFile', { params: { id: diner.id ?? '' } })).code).toBe('not_found');
});

it('hides an approved restaurant from everybody, and shows it again', async () => {
  const table = await openTable(test.pool);
  const diner = await newDiner(test.pool, test.url);
  const seen = async () => ({
    page: (await diner.call('getRestaurant', { params: { id: table.slug } })).code,
    free: (await diner.call('getAvailability', { params: { id: table.restaurantId } })).code,
    listed: (
      await test.client.call('searchRestaurants', { params: { country: 'PT' }, body: { date: table.date, limit: 60 } })
    ).data.some(({ _id }) => _id === table.restaurantId),
    chosen: taken(await diner.call('listChosen', { query: { ids: table.restaurantId } })).length,
    booked: (await diner.hold(table)).code,
    line: (
      await diner.call('joinWaiting', {
        body: { restaurant: table.restaurantId, date: table.date, period: 'night', people: 2 },
      })
    ).code,
  });
  const change = async (body: { show?: boolean; paused_until?: string | null; revision: number }) =>
    admin.call('showRestaurant', { params: { id: table.restaurantId }, body: { ...body, reason: 'Obras' } });
  const hidden = taken(await change({ show: false, revision: 0 }));
  expect(hidden).toMatchObject({ show: false, revision: 1 });
  expect(await seen()).toEqual({
    page: 'not_found',
    free: 'not_found',
    listed: false,
    booked: 'restaurant_not_bookable',
    line: 'restaurant_not_bookable',
    chosen: 0,
  });
  expect((await change({ show: true, revision: 0 })).code).toBe('restaurant_changed');
  taken(await change({ show: true, revision: 1 }));
  expect(await seen()).toMatchObject({ page: 'ok', free: 'ok', listed: true, booked: 'ok', chosen: 1 });
  const { data: log } = await test.client.call(
    'listChanges',
    { query: { restaurant: table.restaurantId } },
    { token: admin.token },
  );
  expect(log.map(({ what, role, before, after }) => ({ what, role, before, after }))).toEqual([
    {
      what: 'restaurant.shown',
      role: 'admin',
      before: { show: false, reason: null },
      after: { show: true, reason: 'Obras' },
    },
    {
      what: 'restaurant.shown',
      role: 'admin',
      before: { show: true, reason: null },
      after: { show: false, reason: 'Obras' },
    },
  ]);
});

it('pauses the sale until an instant and lets it go on, and leaves bookings as they are', async () => {
  const table = await openTable(test.pool, { qtd: 2 });
  const diner = await newDiner(test.pool, test.url);
  const held = taken(await diner.hold(table));
  taken(await diner.pay(held._id, await test.cardToken()));
  const later = new Date(Date.now() + 30 * 86_400_000).toISOString();
  const change = (paused_until: string | null, revision: number) =>
    admin.call('showRestaurant', {
      params: { id: table.restaurantId },
      body: { paused_until, revision, reason: 'Férias' },
    });
  expect(taken(await change(later, 0)).paused_until).toBe(later);
  const next = await newDiner(test.pool, test.url);
  expect((await next.hold(table)).code).toBe('restaurant_paused');
  expect(taken(await diner.order(held._id)).state).toBe('confirmed');
  expect(taken(await change(null, 1)).paused_until).toBeNull();
  expect((await next.hold(table)).code).toBe('ok');
});

it('hides and pauses until an admin lifts it: the team does not', async () => {
  const table = await openTable(test.pool);
  const owner = await ownerOf(test.pool, test.url, table);
  const params = { id: table.restaurantId };
  const change = (body: { show?: boolean; paused_until?: string | null; revision: number }) =>
    admin.call('showRestaurant', { params, body: { ...body, reason: 'Obras' } });
  const show = async () => {
    const { revision } = taken(await owner.call('getRestaurantProfile', { params }));
    return owner.call('updateRestaurantProfile', { params, body: { revision, show: true } });
  };
  const pause = () => owner.call('pauseRestaurant', { params, body: { until: null } });
  const resume = () => owner.call('resumeRestaurant', { params });

  const { revision } = taken(await change({ show: false, revision: 0 }));
  expect(await show()).toMatchObject({ code: 'withheld_by_admin', params: { reason: 'Obras' } });
  const later = new Date(Date.now() + 30 * 86_400_000).toISOString();
  const paused = taken(await change({ paused_until: later, revision }));
  for (const answer of [await resume(), await pause()])
    expect(answer).toMatchObject({ code: 'withheld_by_admin', params: { reason: 'Obras' } });
  const { rows } = await test.pool.query<{ show: boolean; held: boolean }>(
    'select show, paused_until = $2 as held from restaurant where id = $1',
    [table.restaurantId, later],
  );
  expect(rows).toEqual([{ show: false, held: true }]);

  taken(await change({ show: true, paused_until: null, revision: paused.revision }));
  const { revision: own } = taken(await owner.call('getRestaurantProfile', { params }));
  taken(await owner.call('updateRestaurantProfile', { params, body: { revision: own, show: false } }));
  taken(await show());
  taken(await pause());
  expect(taken(await resume()).paused_until).toBeNull();
});

it('neither shows nor pauses what nobody approved, nor does so without a reason', async () => {
  const owner = await newOwner(test);
  const { _id: id } = taken(await owner.call('createRestaurant', { body: { country: 'PT' } }));
  expect((await admin.call('getRestaurantFile', { params: { id } })).code).toBe('ok');
  expect(
    (await admin.call('showRestaurant', { params: { id }, body: { revision: 0, show: true, reason: 'Porque sim' } }))
      .code,
  ).toBe('restaurant_state');
  const table = await openTable(test.pool);
  const params = { id: table.restaurantId };
  for (const reason of ['', '  ', 'ab'])
    expect(
      (await admin.problem('showRestaurant', { params, body: { revision: 0, show: false, reason } })).issues,
    ).toEqual([expect.objectContaining({ path: 'reason' })]);
  expect((await admin.call('showRestaurant', { params, body: { revision: 0, show: false, reason: 'abc' } })).code).toBe(
    'ok',
  );
});

it('curates: a restaurant belongs to collections that there are, as it was looked at', async () => {
  const { restaurantId } = await openTable(test.pool, { restaurant: { company_name: 'Romântica Roxa' } });
  const file = taken(await admin.call('getRestaurantFile', { params: { id: restaurantId } }));
  expect(file.collections.map(({ slug, chosen }) => [slug, chosen])).toContainEqual(['romantic', false]);
  const save = (collections: string[]) =>
    admin.call('curateRestaurant', { params: { id: restaurantId }, body: { revision: file.revision, collections } });
  expect((await save(['nowhere'])).code).toBe('invalid_fields');
  const saved = taken(await save(['groups', 'romantic', 'groups']));
  expect(saved.collections.filter(({ chosen }) => chosen).map(({ slug }) => slug)).toEqual(['romantic', 'groups']);
  expect((await save([])).code).toBe('restaurant_changed');
  const { data: log } = await test.client.call(
    'listChanges',
    { query: { restaurant: restaurantId } },
    { token: admin.token },
  );
  expect(log.map(({ what }) => what)).toEqual(['restaurant.curated']);
});
