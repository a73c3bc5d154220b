import { wholeWorksheet } from '@metade/domain/opening-hours.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import type { Caller, Table } from './support/diner.ts';
import { newDiner, openTable, ownerOf, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { begin, newAdmin, newMember, newOwner } from './support/owner.ts';

let app: TestApp;
let restaurant: Table;
let owner: Caller;
beforeAll(async () => {
  app = await startTestApp();
  restaurant = await openTable(app.pool);
  owner = await ownerOf(app.pool, app.url, restaurant);
});
afterAll(async () => {
  await drain(app.context);
  expect(await auditDatabase(app.pool)).toEqual([]);
  await app.close();
});

const at = (id = restaurant.restaurantId) => ({ params: { id } });
const read = async (who = owner) => taken(await who.call('getRestaurantProfile', at()));

async function change(fields: object, who = owner) {
  const { revision } = await read();
  return who.call('updateRestaurantProfile', { ...at(), body: { revision, ...fields } });
}

async function issues(fields: object): Promise<string[]> {
  const { revision } = await read();
  const { issues: found = [] } = await owner.problem('updateRestaurantProfile', {
    ...at(),
    body: { revision, ...fields },
  });
  return found.map(({ path, code }) => `${path} ${code}`);
}

const everything = {
  description: 'Cozinha de tacho, feita devagar, no coração do bairro.',
  more: { en: 'Slow food in the heart of the quarter.', es: '' },
  phone: '213 456 789',
  website: 'tasca.pt',
  facebook: null,
  kitchen: ['portuguesa'],
  services: ['wifi'],
  ticket_avg: 3100,
  prices: [{ places: 4, price: 1200 }],
  accepted_sizes: [4, 2, 4],
  one_person_ok: false,
  table_tolerance: 45,
  horizon_days: 60,
  cutoff_minutes: 30,
  confirmation_mode: 'review',
  desserts: false,
  worksheet: [
    { day: 5, time_open: '12:00', time_close: '15:00' },
    { day: 5, time_open: '19:00', time_close: '02:00' },
  ],
};

test('what the team changes is public at once, and in the audit log with who changed what', async () => {
  const before = await read();
  const after = taken(await change(everything));
  expect(after).toMatchObject({
    ...everything,
    worksheet: wholeWorksheet(everything.worksheet),
    more: { en: 'Slow food in the heart of the quarter.' },
    phone: '+351213456789',
    website: 'https://tasca.pt',
    accepted_sizes: [2, 4],
    revision: before.revision + 1,
    company_name: before.company_name,
  });
  const { data: seen } = await app.client.call('getRestaurant', { params: { id: restaurant.restaurantId } });
  expect(seen).toMatchObject({
    table_tolerance: 45,
    horizon_days: 60,
    covers: { desserts: false },
    prices: [
      { places: 2, price: { amount: 600, currency: 'EUR' } },
      { places: 4, price: { amount: 1200, currency: 'EUR' } },
    ],
  });
  const { rows } = await app.pool.query(
    "select actor_id, role, before, after from audit_log where restaurant_id = $1 and what = 'profile.saved'",
    [restaurant.restaurantId],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    actor_id: restaurant.ownerId,
    role: 'owner',
    before: { ticket_avg: 2800 },
    after: { ticket_avg: 3100 },
  });
  expect(rows[0].after).not.toHaveProperty('facebook');
});

test('a hidden restaurant is public no more, and its tables are out of the lists; shown again, they are back', async () => {
  const listed = async () =>
    (await app.client
      .call('getAvailability', { params: { id: restaurant.restaurantId }, query: {} })
      .catch(() => null)) !== null;
  expect(await listed()).toBe(true);
  taken(await change({ show: false }));
  expect(await listed()).toBe(false);
  taken(await change({ show: true }));
  expect(await listed()).toBe(true);
});

test('who read it before somebody else’s change is refused with what is there now, and nothing of his is written', async () => {
  const { revision } = await read();
  const manager = await newMember(app, restaurant.restaurantId, 'manager');
  taken(await change({ ticket_avg: 4000 }, manager));
  const late = await owner.call('updateRestaurantProfile', { ...at(), body: { revision, ticket_avg: 5000 } });
  expect(late).toMatchObject({
    ok: false,
    status: 409,
    code: 'restaurant_changed',
    params: { current: { ticket_avg: 4000, revision: revision + 1 } },
  });
  expect((await read()).ticket_avg).toBe(4000);
});

test('of many who save what they read at the same time one alone is told yes', async () => {
  const { revision } = await read();
  const saves = await Promise.all(
    [20, 30, 45, 10, 15].map((table_tolerance) =>
      owner.call('updateRestaurantProfile', { ...at(), body: { revision, table_tolerance: table_tolerance as 20 } }),
    ),
  );
  expect(saves.map(({ code }) => code).toSorted()).toEqual([
    'ok',
    ...Array.from({ length: 4 }, () => 'restaurant_changed'),
  ]);
});

const day = (time_open: string, time_close: string, of = 1) => ({ day: of, time_open, time_close });

test.each([
  ['hours that run backwards', { worksheet: [day('22:00', '12:00')] }, ['worksheet.0.time_close hours_inverted']],
  [
    'hours that overlap',
    { worksheet: [day('12:00', '16:00'), day('15:59', '18:00')] },
    ['worksheet.1.time_open hours_overlap'],
  ],
  [
    'spans of one day that overlap',
    {
      worksheet: [
        {
          ...day('12:00', '23:00'),
          spans: [
            { time_open: '12:00', time_close: '16:00' },
            { time_open: '15:59', time_close: '23:00' },
          ],
        },
      ],
    },
    ['worksheet.0.spans.1.time_open hours_overlap'],
  ],
  [
    'hours that overlap past midnight',
    { worksheet: [day('19:00', '02:00', 6), day('01:00', '03:00', 0)] },
    ['worksheet.1.time_open hours_overlap'],
  ],
  ['no size at all', { accepted_sizes: [] }, ['accepted_sizes too_small']],
  ['a horizon of 6 days', { horizon_days: 6 }, ['horizon_days too_small']],
  ['a horizon of 61 days', { horizon_days: 61 }, ['horizon_days too_big']],
  ['a cut-off of 29 minutes', { cutoff_minutes: 29 }, ['cutoff_minutes too_small']],
  ['a cut-off of more than a day', { cutoff_minutes: 1441 }, ['cutoff_minutes too_big']],
  [
    'a price of two sizes alike',
    {
      prices: [
        { places: 2, price: 500 },
        { places: 2, price: 600 },
      ],
    },
    ['prices invalid'],
  ],
  ['a price of nearly nothing', { prices: [{ places: 2, price: 99 }] }, ['prices.0.price too_small']],
  ['a phone that is none', { phone: '12' }, ['phone phone_invalid']],
  ['an address of the web that is none', { website: 'tasca' }, ['website web_address']],
])('refuses %s, at its field', async (_, fields, expected) => {
  expect(await issues(fields)).toEqual(expected);
});

test('accepts the bounds themselves, and hours that touch', async () => {
  taken(await change({ horizon_days: 7, cutoff_minutes: 1440, prices: [{ places: 2, price: 100 }] }));
  const { worksheet } = taken(await change({ worksheet: [day('12:00', '16:00'), day('16:00', '06:00')] }));
  // A worksheet is written back as it was read.
  expect(taken(await change({ worksheet })).worksheet).toEqual(worksheet);
});

test('is bounded by the rules in force, wider or narrower than they are by default', async () => {
  const settings = { horizonMax: 90, cutoffMin: 10, ownPriceMin: 50, toleranceChoices: [25, 30], guestTagsMax: 1 };
  const other = await startTestApp({ databaseUrl: app.databaseUrl, settings });
  const table = await openTable(app.pool);
  const caller = await ownerOf(app.pool, other.url, table);
  const params = { id: table.restaurantId };
  const wide = {
    horizon_days: 90,
    cutoff_minutes: 10,
    table_tolerance: 25,
    prices: [{ places: 2 as const, price: 50 }],
  };
  const body = { revision: 0, ...wide };
  expect(taken(await caller.call('updateRestaurantProfile', { params, body }))).toMatchObject(wide);
  const beyond = {
    horizon_days: 91,
    cutoff_minutes: 9,
    table_tolerance: 20,
    prices: [{ places: 2 as const, price: 49 }],
  };
  const refused = await caller.problem('updateRestaurantProfile', { params, body: { revision: 1, ...beyond } });
  expect(refused.issues?.map(({ path, message }) => [path, message])).toEqual([
    ['horizon_days', 'At most 90.'],
    ['cutoff_minutes', 'At least 10.'],
    ['table_tolerance', expect.any(String)],
    ['prices.0.price', 'At least 50.'],
  ]);
  await other.close();
});

test('neither a host nor another restaurant’s owner, nor somebody from outside, reads or changes it', async () => {
  const other = await ownerOf(app.pool, app.url, await openTable(app.pool));
  const host = await newMember(app, restaurant.restaurantId, 'host');
  const diner = await newDiner(app.pool, app.url);
  for (const [who, code] of [
    [other, 'not_found'],
    [diner, 'not_found'],
    [host, 'forbidden'],
  ] as const) {
    expect((await who.call('getRestaurantProfile', at())).code).toBe(code);
    expect((await change({ ticket_avg: 1 }, who)).code).toBe(code);
  }
  expect((await (await newAdmin(app)).call('getRestaurantProfile', at())).code).toBe('ok');
});

test('a registration under way is changed in its own steps', async () => {
  const newcomer = await newOwner(app);
  const id = await begin(newcomer);
  const { revision } = taken(await newcomer.call('getRestaurantProfile', at(id)));
  const refused = await newcomer.call('updateRestaurantProfile', { ...at(id), body: { revision, ticket_avg: 100 } });
  expect(refused.code).toBe('restaurant_state');
});
