import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import { Caller, newDiner, taken } from './support/diner.ts';
import { newLicensee } from './support/licensees-fixture.ts';
import { newAdmin } from './support/owner.ts';

let app: TestApp;
let admin: Caller;
beforeAll(async () => {
  app = await startTestApp({ settings: { savedFiltersMax: 3 } });
});
afterAll(() => app.close());

const list = 'findOrders';
const save = (who: Caller, name: string, query = 'state=confirmed', of: 'findOrders' | 'listLeads' = list) =>
  who.call('saveFilter', { body: { list: of, name, query } });
const kept = async (who: Caller, of: 'findOrders' | 'listLeads' = list) =>
  taken(await who.call('listSavedFilters', { query: { list: of } }));

test('a filter is kept under a name, renamed and removed, for its list and its keeper alone', async () => {
  admin = await newAdmin(app);
  const other = await newAdmin(app);
  const [saved] = taken(await save(admin, ' No-shows of May ', 'state=no_show&from=2026-05-01'));
  expect(saved).toMatchObject({ name: 'No-shows of May', query: 'state=no_show&from=2026-05-01' });
  expect(await kept(admin)).toEqual([saved]);
  expect(await kept(admin, 'listLeads')).toEqual([]);
  expect(await kept(other)).toEqual([]);

  const params = { id: saved?._id ?? '' };
  expect(await other.call('renameFilter', { params, body: { name: 'Mine' } })).toMatchObject({
    code: 'not_found',
    status: 404,
  });
  expect(await other.call('removeFilter', { params })).toMatchObject({ code: 'not_found' });
  expect(taken(await admin.call('renameFilter', { params, body: { name: 'No-shows' } }))).toMatchObject([
    { name: 'No-shows' },
  ]);
  expect(taken(await admin.call('removeFilter', { params }))).toEqual([]);
  expect(await admin.call('removeFilter', { params })).toMatchObject({ code: 'not_found' });
});

test('no two of a list have one name, in whatever case, also when both are saved at once', async () => {
  admin = await newAdmin(app);
  taken(await save(admin, 'Época alta'));
  expect(await save(admin, 'ÉPOCA ALTA')).toMatchObject({ code: 'filter_name_taken', status: 409 });
  taken(await save(admin, 'Época alta', 'kind=restaurant', 'listLeads'));
  const second = taken(await save(admin, 'Low')).find(({ name }) => name === 'Low');
  const params = { id: second?._id ?? '' };
  expect(await admin.call('renameFilter', { params, body: { name: 'época Alta' } })).toMatchObject({
    code: 'filter_name_taken',
  });
  taken(await admin.call('renameFilter', { params, body: { name: 'LOW' } }));
  const both = await Promise.all([save(admin, 'Twice'), save(admin, 'twice')]);
  expect(both.filter(({ ok }) => !ok)).toMatchObject([{ code: 'filter_name_taken' }]);
});

test('of a list there are as many as the settings say, also when several are saved at once', async () => {
  admin = await newAdmin(app);
  const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => save(admin, name)));
  expect(answers.filter(({ ok }) => !ok)).toMatchObject([
    { code: 'filters_limit', status: 409 },
    { code: 'filters_limit', status: 409 },
  ]);
  expect(await kept(admin)).toHaveLength(3);
  taken(await save(admin, 'of another list', 'kind=restaurant', 'listLeads'));
});

test('a licensee keeps filters too; who is neither admin nor licensee has no lists', async () => {
  const licensee = new Caller(app.url, await newLicensee(app.pool, 'PT-1106'));
  expect(taken(await save(licensee, 'Restaurants', 'kind=restaurant', 'listLeads'))).toHaveLength(1);
  const diner = await newDiner(app.pool, app.url);
  expect(await save(diner, 'mine')).toMatchObject({ status: 403 });
});

test('what is no query of an address is refused', async () => {
  admin = await newAdmin(app);
  expect(await save(admin, 'odd', '<script>')).toMatchObject({ code: 'invalid_fields', status: 422 });
  expect(await save(admin, '  ')).toMatchObject({ code: 'invalid_fields' });
});

test('filters are in what a person takes away, and go with the account', async () => {
  admin = await newAdmin(app);
  taken(await save(admin, 'Mine', 'state=confirmed'));
  const { saved_filter: own } = taken(await admin.call('exportAccount', {})) as { saved_filter: object[] };
  expect(own).toMatchObject([{ name: 'Mine', query: 'state=confirmed' }]);
});
