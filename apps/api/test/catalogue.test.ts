import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { importRestaurants } from '../src/features/import/index.ts';
import type { ParsedRow } from '../src/features/import/imported-restaurant.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import type { Caller, Table } from './support/diner.ts';
import { openTable, ownerOf, taken } from './support/diner.ts';
import { newOwner, steps } from './support/owner.ts';
import { addOpenRestaurant, addRestaurant, daysAhead } from './support/restaurants-fixture.ts';

let test: TestApp;
let restaurant: Table;
let owner: Caller;
beforeAll(async () => {
  test = await startTestApp();
  restaurant = await openTable(test.pool);
  owner = await ownerOf(test.pool, test.url, restaurant);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.pool.query(
    "update catalogue_entry set retired = false, position = null, merged_into = null; delete from catalogue_entry where slug in ('goesa', 'piscina')",
  );
});

/** What a test made is found by no later one. */
const gone = (ids: string[]) =>
  test.pool.query("update restaurant set show = false, kitchens = '{}' where id = any ($1)", [ids]);
const change = (sql: string) => test.pool.query(`update catalogue_entry set ${sql}`);
const chosen = async (id: string) =>
  (await test.pool.query('select kitchens, services from restaurant where id = $1', [id])).rows[0];
const listed = async (path: 'kitchen' | 'services', language = 'pt') => {
  const answer = await test.app.inject({ url: `/v1/site/${path}`, headers: { 'accept-language': language } });
  return answer.json().data as { _id: string; name: string }[];
};
const search = async (filter: object) => {
  const payload = { city: 'lisboa', date: daysAhead(1), ...filter };
  return test.app.inject({ method: 'POST', url: '/v1/site/restaurants/PT', payload });
};
const save = async (fields: object) => {
  const at = { params: { id: restaurant.restaurantId } };
  const { revision } = taken(await owner.call('getRestaurantProfile', at));
  return owner.problem('updateRestaurantProfile', { ...at, body: { revision, ...fields } });
};
const issuesOf = ({ issues = [] }: { issues?: { path: string; code: string }[] | undefined }) =>
  issues.map(({ path, code }) => `${path} ${code}`);

describe('kitchens and services', () => {
  it('are those that there always were, by name in the reader’s language', async () => {
    expect(await listed('services', 'en')).toHaveLength(8);
    const kitchens = await listed('kitchen', 'es');
    expect(kitchens).toHaveLength(74);
    expect(kitchens.map(({ name }) => name)).toEqual(
      kitchens.map(({ name }) => name).toSorted((a, b) => a.localeCompare(b, 'es')),
    );
    expect(kitchens).toContainEqual({ _id: 'bacalhau', name: 'Bacalao' });
    expect(await listed('kitchen', 'pt-BR')).toContainEqual({ _id: 'sanduiches', name: 'Sanduíches' });
  });

  it('change in every process within two seconds, in the desk’s order, in Portuguese where a language is missing', async () => {
    const other = await startTestApp({ databaseUrl: test.databaseUrl });
    try {
      await listed('kitchen');
      await test.pool.query(
        `insert into catalogue_entry (kind, slug, names, icon, position) values ('kitchen', 'goesa', '{"pt": "Goesa"}', 'flame', 1)`,
      );
      for (const { app } of [test, other])
        await expect
          .poll(
            async () =>
              (await app.inject({ url: '/v1/site/kitchen', headers: { 'accept-language': 'en' } })).json().data[0],
            { timeout: 2_000 },
          )
          .toEqual({ _id: 'goesa', name: 'Goesa' });
      const id = await addOpenRestaurant(test.pool, { kitchens: ['goesa'] });
      expect((await search({ text: 'goesa' })).json().data).toMatchObject([{ _id: id }]);
      await gone([id]);
    } finally {
      await other.close();
    }
  });

  it('that nobody knows are refused, wherever they are named', async () => {
    expect(issuesOf((await search({ kitchen: ['sushi', 'martian'] })).json())).toEqual(['kitchen.1 not_listed']);
    expect(issuesOf((await search({ services: ['pool', '<b>'] })).json())).toEqual(['services.1 not_listed']);
    expect(issuesOf(await save({ kitchen: ['portuguesa', 'martian'], services: ['pool'] }))).toEqual([
      'kitchen.1 not_listed',
      'services.0 not_listed',
    ]);
    const food = { ...steps.food, kitchen: ['martian'] };
    const fresh = await newOwner(test);
    const registered = taken(await fresh.call('createRestaurant', { body: {} }));
    const at = { params: { id: registered._id } };
    expect(issuesOf(await fresh.problem('saveRegistration', { ...at, body: { food } }))).toEqual([
      'food.kitchen.0 not_listed',
    ]);
    await expect(addRestaurant(test.pool, { kitchens: ['martian'] })).rejects.toThrow(/unknown kitchen/);
  });
});

describe('one that is retired', () => {
  it('stays with who has it, and is chosen by nobody else', async () => {
    const { restaurantId: id } = restaurant;
    await test.pool.query(`update restaurant set kitchens = '{tasca}', services = '{wifi}' where id = $1`, [id]);
    await change(`retired = true where slug in ('tasca', 'buffet', 'parking')`);
    await expect.poll(async () => (await listed('kitchen')).some(({ _id }) => _id === 'tasca')).toBe(false);
    expect(issuesOf(await save({ kitchen: ['tasca', 'buffet'], services: ['parking'] }))).toEqual([
      'kitchen.1 retired',
      'services.0 retired',
    ]);
    const at = { params: { id } };
    const { revision } = taken(await owner.call('getRestaurantProfile', at));
    taken(await owner.call('updateRestaurantProfile', { ...at, body: { revision, kitchen: ['tasca', 'sushi'] } }));
    expect(await chosen(id)).toEqual({ kitchens: ['tasca', 'sushi'], services: ['wifi'] });
    const fresh = await newOwner(test);
    const { _id } = taken(await fresh.call('createRestaurant', { body: {} }));
    const food = { ...steps.food, kitchen: ['sushi', 'tasca'] };
    expect(issuesOf(await fresh.problem('saveRegistration', { params: { id: _id }, body: { food } }))).toEqual([
      'food.kitchen.1 retired',
    ]);
  });
});

describe('one that was merged', () => {
  it('is the other in filters, in searches by name and for who still sends it, each once', async () => {
    const id = await addOpenRestaurant(test.pool, { kitchens: ['tapas'] });
    await change(`merged_into = 'tapas' where slug = 'petiscos'`);
    await expect
      .poll(async () => (await search({ kitchen: ['petiscos'] })).json().data.map((card: { _id: string }) => card._id))
      .toEqual([id]);
    expect((await search({ text: 'petiscos' })).json().data).toMatchObject([{ _id: id }]);
    const at = { params: { id: restaurant.restaurantId } };
    const { revision } = taken(await owner.call('getRestaurantProfile', at));
    taken(
      await owner.call('updateRestaurantProfile', {
        ...at,
        body: { revision, kitchen: ['petiscos', 'sushi', 'tapas'] },
      }),
    );
    expect((await chosen(restaurant.restaurantId)).kitchens).toEqual(['tapas', 'sushi']);
    const late = await addRestaurant(test.pool, { kitchens: ['petiscos', 'tapas'] });
    expect((await chosen(late)).kitchens).toEqual(['tapas']);
    await gone([id, late]);
  });
});

describe('an import', () => {
  const row = (ref: string, kitchens: string[]): ParsedRow => ({
    row: Number(ref),
    ok: {
      source: 'catalogue',
      source_ref: ref,
      company_name: `Casa ${ref}`,
      description: '',
      country: 'PT',
      city_id: 'PT-1106',
      time_zone: 'Europe/Lisbon',
      street: '',
      number: '',
      district: '',
      zip: '',
      kitchens,
    },
    warnings: [],
  });
  const run = async (rows: ParsedRow[]) => {
    async function* each() {
      yield* rows;
    }
    return importRestaurants(test.pool, each(), { approve: true });
  };
  const stored = async () =>
    (await test.pool.query("select kitchens from restaurant where source = 'catalogue' order by source_ref")).rows.map(
      ({ kitchens }) => kitchens,
    );

  it('finds kitchens by any of their names, tells what is none, and changes nothing the second time', async () => {
    await test.pool.query(
      `insert into catalogue_entry (kind, slug, names, icon) values ('kitchen', 'goesa', '{"pt": "Goesa", "en": "Goan food"}', 'flame')`,
    );
    await change(`merged_into = 'tapas' where slug = 'petiscos'`);
    const rows = [row('1', ['Goan Food', 'bacalhau', 'Petiscos', 'tapas', 'Marciana'])];
    expect(await run(rows)).toMatchObject({ inserted: 1, reasons: { label_unknown: 1 } });
    expect(await stored()).toEqual([['goesa', 'bacalhau', 'tapas']]);
    expect(await run(rows)).toMatchObject({ changed: 0, unchanged: 1 });
    await test.pool.query("delete from restaurant where source = 'catalogue'");
  });

  it('gives nobody what is no longer offered, and takes it from nobody', async () => {
    await run([row('1', ['tasca', 'sushi'])]);
    await change(`retired = true where slug = 'tasca'`);
    const rows = [row('1', ['tasca', 'sushi']), row('2', ['tasca', 'sushi'])];
    expect(await run(rows)).toMatchObject({ inserted: 1, changed: 0, unchanged: 1, reasons: { label_retired: 2 } });
    expect(await stored()).toEqual([['tasca', 'sushi'], ['sushi']]);
    await test.pool.query("delete from restaurant where source = 'catalogue'");
  });
});
