import type { Answer } from '@metade/api-client/client.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import type { Caller } from './support/diner.ts';
import { taken } from './support/diner.ts';
import { newAdmin } from './support/owner.ts';
import { addOpenRestaurant, addRestaurant, daysAhead } from './support/restaurants-fixture.ts';

type Kind = 'kitchen' | 'service' | 'category';

let test: TestApp;
let admin: Caller;
beforeAll(async () => {
  test = await startTestApp();
  admin = await newAdmin(test);
});
afterAll(() => test.close());

const list = async (kind: Kind = 'kitchen') => taken(await admin.call('listCatalogue', { query: { kind } }));
const entry = async (slug: string, kind: Kind = 'kitchen') => {
  const found = (await list(kind)).find((one) => one.slug === slug);
  if (!found) throw new Error(`No ${slug}`);
  return found;
};
const at = (slug: string, kind: Kind = 'kitchen') => ({ params: { kind, slug } });
const add = (slug: string, names: object, kind: Kind = 'kitchen') =>
  ({ params: { kind }, body: { slug, names: names as { pt: string }, icon: 'flame' as const } }) as const;
const save = (of: Awaited<ReturnType<typeof entry>>, names: object) => ({
  ...at(of.slug, of.kind),
  body: { names: names as { pt: string }, icon: of.icon, version: of.version },
});
const retire = (of: Awaited<ReturnType<typeof entry>>, retired: boolean, in_use?: number) => ({
  ...at(of.slug, of.kind),
  body: { retired, version: of.version, in_use, reason: 'Nobody looks for it' },
});
const merge = (of: Awaited<ReturnType<typeof entry>>, into: string) => ({
  ...at(of.slug, of.kind),
  body: { into, version: of.version, reason: 'They are the same' },
});
const issues = async (refused: Promise<{ issues?: { path: string; code: string }[] | undefined }>) =>
  ((await refused).issues ?? []).map(({ path, code }) => `${path} ${code}`);
const offered = async (locale: 'pt' | 'en' = 'pt') =>
  (await test.client.call('listKitchens', {}, { locale })).data as Answer<'listKitchens'>['data'];
const logged = async (subject: string) =>
  (
    await test.pool.query<{ what: string; before: Record<string, unknown>; after: Record<string, unknown> }>(
      'select what, before, after from audit_log where subject = $1 order by id',
      [subject],
    )
  ).rows;
const kitchensOf = async (id: string) =>
  (await test.pool.query<{ kitchens: string[] }>('select kitchens from restaurant where id = $1', [id])).rows[0]
    ?.kitchens;

it('adds one that restaurants and visitors see at once, and changes its names', async () => {
  taken(await admin.call('addCatalogueEntry', add('goesa', { pt: 'Goesa', en: 'Goan', es: '' })));
  expect(await offered('en')).toContainEqual({ _id: 'goesa', name: 'Goan' });
  const made = await entry('goesa');
  expect(made).toMatchObject({ names: { pt: 'Goesa', en: 'Goan' }, used: 0, version: 1 });
  taken(await admin.call('saveCatalogueEntry', save(made, { pt: 'De Goa', es: 'De Goa' })));
  await expect.poll(async () => (await offered('en')).find(({ _id }) => _id === 'goesa')?.name).toBe('De Goa');
  expect(await logged('kitchen goesa')).toMatchObject([
    { what: 'catalogue.added', after: { icon: 'flame', names: { pt: 'Goesa', en: 'Goan' } } },
    { what: 'catalogue.saved', before: { names: { pt: 'Goesa' } }, after: { names: { pt: 'De Goa' } } },
  ]);
});

it.each([
  ['an address that is taken', add('sushi', { pt: 'Outro' }), ['slug slug_taken']],
  ['an address that is none', add('Não vale', { pt: 'Outro' }), ['slug not_listed']],
  ['no Portuguese name', add('outra', { pt: ' ', en: 'Other' }), ['names.pt required']],
  ['markup in a name', add('outra', { pt: '<b>Outra</b>', en: 'x<script>' }), ['names.pt markup', 'names.en markup']],
  [
    'a name that another has',
    add('outra', { pt: 'SUSHI', en: 'Lebanese' }),
    ['names.pt name_taken', 'names.en name_taken'],
  ],
  ['a name that is too long', add('outra', { pt: 'x'.repeat(41) }), ['names.pt too_long']],
])('refuses %s', async (_, input, expected) => {
  const before = await list();
  expect(await issues(admin.problem('addCatalogueEntry', input))).toEqual(expect.arrayContaining(expected));
  expect(await list()).toEqual(before);
});

it('shows the second of two admins what the first has written, and takes neither’s words', async () => {
  const read = await entry('wifi', 'service');
  taken(await admin.call('saveCatalogueEntry', save(read, { ...read.names, pt: 'Internet' })));
  const refused = await admin.problem('saveCatalogueEntry', save(read, { ...read.names, pt: 'Rede' }));
  expect(refused).toMatchObject({ code: 'catalogue_changed', params: { current: { names: { pt: 'Internet' } } } });
  expect((await entry('wifi', 'service')).names.pt).toBe('Internet');
});

it('puts some first, the others by name, and refuses an order that somebody else has changed', async () => {
  const order = (slugs: string[], was: string[]) => ({ params: { kind: 'kitchen' as const }, body: { slugs, was } });
  taken(await admin.call('orderCatalogue', order(['sushi', 'bacalhau'], [])));
  await expect.poll(async () => (await offered()).slice(0, 2).map(({ _id }) => _id)).toEqual(['sushi', 'bacalhau']);
  const rest = (await offered('en')).slice(2).map(({ name }) => name);
  expect(rest).toEqual(rest.toSorted((a, b) => a.localeCompare(b, 'en')));
  expect(await admin.problem('orderCatalogue', order(['tapas'], []))).toMatchObject({
    code: 'catalogue_order_changed',
    params: { slugs: ['sushi', 'bacalhau'] },
  });
  expect(await issues(admin.problem('orderCatalogue', order(['martian'], ['sushi', 'bacalhau'])))).toEqual([
    'slugs.0 not_listed',
  ]);
  taken(await admin.call('orderCatalogue', order([], ['sushi', 'bacalhau'])));
});

it('retires one in use only by whoever knows how many have it, and brings it back', async () => {
  const id = await addRestaurant(test.pool, { kitchens: ['tasca', 'bar'] });
  const tasca = await entry('tasca');
  expect(tasca.used).toBe(1);
  expect(await admin.problem('retireCatalogueEntry', retire(tasca, true))).toMatchObject({
    code: 'catalogue_in_use',
    params: { used: 1 },
  });
  expect((await entry('tasca')).retired).toBe(false);
  taken(await admin.call('retireCatalogueEntry', retire(tasca, true, 1)));
  await expect.poll(async () => (await offered()).some(({ _id }) => _id === 'tasca')).toBe(false);
  expect(await kitchensOf(id)).toEqual(['tasca', 'bar']);
  taken(await admin.call('retireCatalogueEntry', retire(await entry('tasca'), false)));
  await expect.poll(async () => (await offered()).some(({ _id }) => _id === 'tasca')).toBe(true);
  expect((await logged('kitchen tasca')).map(({ what, after }) => [what, after.reason])).toEqual([
    ['catalogue.retired', 'Nobody looks for it'],
    ['catalogue.offered', 'Nobody looks for it'],
  ]);
});

it('keeps the last one on offer', async () => {
  const services = await list('service');
  for (const one of services.slice(1)) taken(await admin.call('retireCatalogueEntry', retire(one, true, 1000)));
  const last = await entry(services[0]?.slug ?? '', 'service');
  expect((await admin.call('retireCatalogueEntry', retire(last, true, 1000))).code).toBe('catalogue_last');
  for (const { slug } of services.slice(1))
    taken(await admin.call('retireCatalogueEntry', retire(await entry(slug, 'service'), false)));
});

it('merges two: restaurants have the other, once, and the old address leads to it', async () => {
  const [both, only] = await Promise.all([
    addOpenRestaurant(test.pool, { kitchens: ['sopas', 'petiscos', 'tapas'] }),
    addOpenRestaurant(test.pool, { kitchens: ['petiscos'] }),
  ]);
  const other = await entry('sopas');
  expect(await issues(admin.problem('mergeCatalogueEntry', merge(other, 'sopas')))).toEqual(['into merge_itself']);
  expect(await issues(admin.problem('mergeCatalogueEntry', merge(other, 'martian')))).toEqual(['into not_listed']);
  taken(await admin.call('retireCatalogueEntry', retire(await entry('buffet'), true)));
  expect(await issues(admin.problem('mergeCatalogueEntry', merge(other, 'buffet')))).toEqual(['into merge_retired']);

  const petiscos = await entry('petiscos');
  taken(await admin.call('mergeCatalogueEntry', merge(petiscos, 'tapas')));
  expect([await kitchensOf(both), await kitchensOf(only)]).toEqual([['sopas', 'tapas'], ['tapas']]);
  expect(await entry('petiscos')).toMatchObject({ merged_into: 'tapas', used: 0 });
  await expect
    .poll(async () => {
      const body = { city: 'lisboa', date: daysAhead(1), kitchen: ['petiscos'] };
      const { data } = await test.client.call('searchRestaurants', { params: { country: 'PT' }, body });
      return data.map(({ _id }) => _id).toSorted();
    })
    .toEqual([both, only].toSorted());
  expect(await logged('kitchen petiscos')).toMatchObject([
    {
      what: 'catalogue.merged',
      before: { names: petiscos.names, restaurants: expect.arrayContaining([both, only]) },
      after: { merged_into: 'tapas', reason: 'They are the same' },
    },
  ]);
  // What leads there goes on with it, and nothing is done to what is another one by now.
  taken(await admin.call('mergeCatalogueEntry', merge(await entry('tapas'), 'espanhola')));
  expect(await entry('petiscos')).toMatchObject({ merged_into: 'espanhola' });
  expect(await kitchensOf(only)).toEqual(['espanhola']);
  expect((await admin.call('mergeCatalogueEntry', merge(await entry('tapas'), 'sushi'))).code).toBe('catalogue_merged');
  expect((await admin.call('saveCatalogueEntry', save(petiscos, { pt: 'Outra vez' }))).code).toBe('catalogue_merged');
});

it('keeps the blog’s categories: given to a post, merged and retired, posts and old links follow', async () => {
  taken(await admin.call('addCatalogueEntry', add('vinhos', { pt: 'Vinhos', en: 'Wine' }, 'category')));
  taken(await admin.call('addCatalogueEntry', add('copos', { pt: 'Copos', en: 'By the glass' }, 'category')));
  const params = { kind: 'post', slug: 'a-glass-of-red' } as const;
  const draft = taken(await admin.call('createContent', { body: { ...params, title: 'Um copo' } }));
  const write = (categories: string[]) => ({
    params,
    body: { version: draft.version, body: { ...draft.body, categories } },
  });
  expect(await issues(admin.problem('saveContent', write(['vinhos', 'martian'])))).toEqual([
    'body.categories.1 not_listed',
  ]);
  taken(await admin.call('saveContent', write(['vinhos'])));
  expect((await entry('vinhos', 'category')).used).toBe(1);
  await test.pool.query(
    `update content_revision set state = 'published', live_at = now()
     where document_id = (select id from content_document where slug = $1)`,
    [params.slug],
  );
  const blog = async (category: string) => test.client.call('listPosts', { query: { category } }, { locale: 'en' });
  const told = async (category: string) => {
    const { data, categories } = await blog(category);
    return [data.map(({ slug, category: { name } }) => `${slug}: ${name}`), categories.map(({ name }) => name)];
  };
  await expect.poll(() => told('vinhos')).toEqual([['a-glass-of-red: Wine'], expect.arrayContaining(['Wine'])]);

  const merged = await admin.call('mergeCatalogueEntry', merge(await entry('vinhos', 'category'), 'copos'));
  expect(merged).toMatchObject({ ok: true });
  expect((await entry('copos', 'category')).used).toBe(1);
  const asCopos = [['a-glass-of-red: By the glass'], expect.arrayContaining(['By the glass'])];
  for (const address of ['vinhos', 'copos']) await expect.poll(() => told(address)).toEqual(asCopos);
  expect(taken(await admin.call('getContent', { params })).body.categories).toEqual(['copos']);

  const copos = await entry('copos', 'category');
  expect((await admin.call('retireCatalogueEntry', retire(copos, true))).code).toBe('catalogue_in_use');
  taken(await admin.call('retireCatalogueEntry', retire(copos, true, 1)));
  await expect.poll(async () => (await blog('copos')).categories.map(({ _id }) => _id)).not.toContain('copos');
  expect((await blog('copos')).data).toMatchObject([{ category: { name: 'By the glass' } }]);
});

it('loses no restaurant that is saved while two are merged', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, () => addRestaurant(test.pool, { kitchens: ['doces'] })));
  const doces = await entry('doces');
  const [merged] = await Promise.all([
    admin.call('mergeCatalogueEntry', merge(doces, 'padaria')),
    ...ids.map((id) => test.pool.query("update restaurant set kitchens = '{doces,bar}' where id = $1", [id])),
  ]);
  taken(merged);
  const { rows } = await test.pool.query('select id from restaurant where kitchens @> array[$1]', ['doces']);
  expect(rows).toEqual([]);
});

it('is saved as a file', async () => {
  const answer = await test.app.inject({
    url: '/v1/admin/catalogue/csv?kind=service&text=wi',
    headers: { authorization: `Bearer ${admin.token}`, 'accept-language': 'en' },
  });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.headers['x-row-count']).toBe('1');
  expect(answer.body).toContain('Services,wifi,Internet,,Wi-Fi,Wifi,wifi');
});
