import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import type { Caller } from './support/diner.ts';
import { newDiner, taken } from './support/diner.ts';
import { begin, newAdmin, newMember, newOwner, save, steps } from './support/owner.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ settings: { ownersPerAddressPerHour: 1000 } });
});
afterAll(() => app.close());

const json = { accept: 'application/json', 'content-type': 'application/json' };

async function issues(owner: Caller, id: string, body: object): Promise<string[]> {
  const { issues: found = [] } = await owner.problem('saveRegistration', { params: { id }, body: body as never });
  return found.map(({ path, code }) => `${path} ${code}`);
}

describe('a client written from product.md § 7 alone', () => {
  test('signs an owner up, creates the restaurant with one form, and waits for approval', async () => {
    const sent = await fetch(`${app.url}/v1/site/restaurant/register`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({
        first_name: 'João',
        last_name: 'Lima',
        name: 'João Lima',
        email: 'joao.lima@metade.test',
        password: 'arroz com feijao 9',
        password_confirmation: 'arroz com feijao 9',
        phone: '(11) 98765-4321',
        gender: 'male',
        ticket_avg: null,
        region: '5c1b9b0f2e7a4c0015d3f0aa',
      }),
    });
    const { token, data: user } = (await sent.json()) as { token: string; data: Record<string, unknown> };
    expect([sent.status, user.group, user.restaurant]).toEqual([201, 'restaurant', null]);

    const created = await fetch(`${app.url}/v1/restaurant`, {
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${token}` },
      body: JSON.stringify({
        company_name: 'Cantina do João',
        description: 'Comida caseira, feijoada às quartas e aos sábados.',
        phone: '(11) 3456-7890',
        website: '',
        facebook: null,
        ticket_avg: null,
        table_tolerance: '30',
        max_places: 6,
        kitchen: ['brasileira'],
        services: ['wifi', 'parking'],
        address: [
          {
            name: 'Sede',
            street: 'Avenida Paulista',
            number: 1000,
            district: 'Bela Vista',
            city: 'São Paulo',
            country: 'Brasil',
            state: 'SP',
            zip: '01310-100',
            location: null,
          },
        ],
        worksheet: ['Dom', 'Seg', 'Ter', 'Qua', 'Qui', 'Sex', 'Sáb'].map((day) => ({
          day,
          time_open: 'close',
          time_close: 'close',
        })),
        tables: [{ _id: '0-morning', day: 0, period: 'morning', time: 'close', qtd: 0, places: 0 }],
        photos: [],
        menu: [],
      }),
    });
    const answer = (await created.json()) as { _id: string; data: Record<string, unknown> };
    expect([created.status, answer._id]).toEqual([201, answer.data._id]);
    expect(answer.data).toMatchObject({
      state: 'draft',
      company_name: 'Cantina do João',
      phone: '+551134567890',
      zip: '01310-100',
    });
    expect(answer.data.city).toMatchObject({ name: 'São Paulo', region: { iso: 'BR-SP' } });
  });

  test('is submitted with its form when terms are accepted and nothing but pictures and tables lacks', async () => {
    const form = {
      ...steps.identity,
      ...steps.food,
      country: 'PT',
      address: { ...steps.place },
      table_tolerance: 30 as const,
    };
    const [owner, hasty] = [await newOwner(app), await newOwner(app)];
    const body = { ...form, terms: true } as never;
    taken(await owner.call('createRestaurant', { body }));
    expect(taken(await owner.call('getRegistration', {}))?.state).toBe('submitted');
    taken(await hasty.call('createRestaurant', { body: { company_name: 'Só o nome', terms: true } }));
    expect(taken(await hasty.call('getRegistration', {}))?.state).toBe('draft');
  });
});

describe('a registration', () => {
  test('is begun once, however often it is asked for at the same time', async () => {
    const owner = await newOwner(app);
    const ids = await Promise.all(Array.from({ length: 5 }, () => begin(owner)));
    expect(new Set(ids).size).toBe(1);
  });

  test('is saved step by step, and taken up again where it was', async () => {
    const owner = await newOwner(app);
    expect(taken(await owner.call('getRegistration', {}))).toBeNull();
    const id = await begin(owner);
    expect((await save(owner, id, { identity: steps.identity })).progress.percent).toBe(16);
    await save(owner, id, { place: steps.place });
    const again = taken(await owner.call('getRegistration', {}));
    expect(again).toMatchObject({
      company_name: 'Tasca da Rita',
      phone: '+351213456789',
      website: 'https://www.tascadarita.pt',
      facebook: null,
      city: { name: 'Lisboa' },
      progress: { percent: 33 },
    });
    expect(again?.location?.latitude).toBeCloseTo(38.71, 1);
    await save(owner, id, { food: steps.food, tables: steps.tables });
    const { steps: left } = (await save(owner, id, { terms: true })).progress;
    expect(left.filter((step) => !step.done)).toEqual([{ step: 'pictures', done: false, missing: ['cover'] }]);
  });

  test('keeps the pin that was moved', async () => {
    const owner = await newOwner(app);
    const id = await begin(owner);
    const { location } = await save(owner, id, { place: { ...steps.place, latitude: 38.7101, longitude: -9.1402 } });
    expect(location).toEqual({ latitude: 38.7101, longitude: -9.1402 });
  });

  test('cannot be submitted while something lacks, which is named; then can, once', async () => {
    const owner = await newOwner(app);
    const id = await begin(owner);
    await save(owner, id, { ...steps, identity: undefined });
    const problem = await owner.problem('submitRegistration', { params: { id } });
    expect([problem.status, problem.code]).toEqual([422, 'registration_incomplete']);
    expect(problem.issues?.map(({ path }) => path)).toEqual([
      'identity.company_name',
      'identity.description',
      'identity.phone',
      'pictures.cover',
    ]);
    await save(owner, id, { identity: steps.identity });
    await app.pool.query(`update restaurant set photos = '[{"kind":"cover","src":"demo/x","alt":""}]' where id = $1`, [
      id,
    ]);
    const tries = await Promise.all(
      Array.from({ length: 4 }, () => owner.call('submitRegistration', { params: { id } })),
    );
    expect(tries.map(({ code }) => code).toSorted()).toEqual([
      'ok',
      'restaurant_state',
      'restaurant_state',
      'restaurant_state',
    ]);
    // Waiting is no reason to stop editing.
    expect((await save(owner, id, { food: { ...steps.food, ticket_avg: 2500 } })).ticket_avg?.amount).toBe(2500);
  });

  test('tells who saves over another’s change, and changes nothing then', async () => {
    const owner = await newOwner(app);
    const id = await begin(owner);
    const { revision } = await save(owner, id, { identity: steps.identity });
    const manager = await newMember(app, id, 'manager');
    await save(manager, id, { identity: { ...steps.identity, company_name: 'Tasca do gerente' } });
    const late = await owner.call('saveRegistration', { params: { id }, body: { revision, identity: steps.identity } });
    expect(late.code).toBe('restaurant_changed');
    const now = taken(await owner.call('getRegistration', {}));
    expect(now?.company_name).toBe('Tasca do gerente');
    const stale = { params: { id }, body: { revision, identity: steps.identity } };
    expect((await owner.problem('saveRegistration', stale)).params).toEqual({ current: now });
    const again = await owner.call('saveRegistration', {
      params: { id },
      body: { revision: now?.revision, identity: steps.identity },
    });
    expect(again.code).toBe('ok');
  });

  test('is for owners and managers; a host is forbidden, a stranger finds nothing, a diner begins none', async () => {
    const owner = await newOwner(app);
    const id = await begin(owner);
    const call = async (who: Caller) =>
      (await who.call('saveRegistration', { params: { id }, body: { identity: steps.identity } })).code;
    expect(await call(await newMember(app, id, 'manager'))).toBe('ok');
    expect(await call(await newMember(app, id, 'host'))).toBe('forbidden');
    expect(await call(await newOwner(app))).toBe('not_found');
    expect(await call(await newAdmin(app))).toBe('ok');
    const diner = await newDiner(app.pool, app.url);
    expect((await diner.call('createRestaurant', { body: {} })).code).toBe('forbidden');
  });

  test('leaves a trace of every change, with what it was before', async () => {
    const [owner, admin] = [await newOwner(app), await newAdmin(app)];
    const id = await begin(owner);
    await save(owner, id, { identity: steps.identity });
    await save(owner, id, { identity: { ...steps.identity, company_name: 'Tasca Nova' }, tables: steps.tables });
    await save(owner, id, { identity: { ...steps.identity, company_name: 'Tasca Nova' } });
    const log = taken(await admin.call('listChanges', { query: { restaurant: id, what: 'registration.saved' } }));
    expect(log).toHaveLength(2);
    expect(log[0]).toMatchObject({
      role: 'owner',
      actor: { _id: owner.id },
      before: { company_name: 'Tasca da Rita' },
      after: { company_name: 'Tasca Nova' },
    });
    expect(log[0]?.after.tables).toContain('5 night 20:00 × 2: 3');
    expect(taken(await admin.call('listChanges', { query: { actor: admin.id ?? '' } }))).toEqual([]);
    expect((await owner.call('listChanges', { query: {} })).code).toBe('forbidden');
  });
});

describe('bad input', () => {
  const bad = (table: object[] = [], sheet: object[] = []) => ({
    tables: { ...steps.tables, tables: table, worksheet: sheet },
  });
  const hours = (time_open: string, time_close: string, day = 1) => ({ day, time_open, time_close });
  const slot = (more: object) => ({ day: 1, period: 'night', time: '20:00', qtd: 1, places: 2, ...more });
  test.each([
    [
      'a name that is blank',
      { identity: { ...steps.identity, company_name: '  ' } },
      ['identity.company_name required'],
    ],
    [
      'a text of 19 letters',
      { identity: { ...steps.identity, description: 'x'.repeat(19) } },
      ['identity.description too_short'],
    ],
    ['a phone that none is', { identity: { ...steps.identity, phone: '12' } }, ['identity.phone phone_invalid']],
    [
      'a page that is a script',
      { identity: { ...steps.identity, website: 'javascript:alert(1)' } },
      ['identity.website web_address'],
    ],
    [
      'a postal code that does not exist',
      { place: { ...steps.place, zip: '9999-999' } },
      ['place.zip postal_code_unknown'],
    ],
    [
      'a postal code of another shape',
      { place: { ...steps.place, zip: '01310-100' } },
      ['place.zip postal_code_malformed'],
    ],
    ['a city of nowhere', { place: { ...steps.place, city: 'Xyzzy' } }, ['place.city city_unknown']],
    ['a pin in the sea', { place: { ...steps.place, latitude: 0, longitude: 0 } }, ['place.location pin_far']],
    [
      'a pin left in Porto',
      { place: { ...steps.place, latitude: 41.15, longitude: -8.61 } },
      ['place.location pin_far'],
    ],
    ['a pin off the globe', { place: { ...steps.place, latitude: 91, longitude: 0 } }, ['place.latitude too_big']],
    ['half a pin', { place: { ...steps.place, latitude: 38.7, longitude: null } }, ['place.longitude required']],
    ['no cuisine', { food: { ...steps.food, kitchen: [] } }, ['food.kitchen too_small']],
    ['hours that run backwards', bad([], [hours('22:00', '10:00')]), ['tables.worksheet.0.time_close hours_inverted']],
    [
      'hours that overlap',
      bad([], [hours('12:00', '15:00'), hours('14:59', '18:00')]),
      ['tables.worksheet.1.time_open hours_overlap'],
    ],
    [
      'hours that overlap past midnight',
      bad([], [hours('20:00', '02:00', 6), hours('01:00', '05:00', 0)]),
      ['tables.worksheet.1.time_open hours_overlap'],
    ],
    ['1,000 tables', bad([slot({ qtd: 1000 })]), ['tables.tables.0.qtd too_big']],
    ['a lunch in the evening', bad([slot({ period: 'afternoon' })]), ['tables.tables.0.time outside_period']],
    [
      'tables without a time',
      bad([slot({ time: 'close', qtd: 0 }), slot({ time: 'close', qtd: 3, places: 4 })]),
      ['tables.tables.1.time time_missing'],
    ],
    ['a time that stands twice', bad([slot({}), slot({ qtd: 2 })]), ['tables.tables.1.time slot_twice']],
    ['a size that is not accepted', bad([slot({ places: 6 })]), ['tables.tables.0.places size_not_accepted']],
    [
      'an empty street beside a code and a city of nowhere',
      { place: { ...steps.place, street: '', zip: '9999-999', city: 'Xyzzy' } },
      ['place.street required', 'place.zip postal_code_unknown', 'place.city city_unknown'],
    ],
    [
      'an empty number beside a pin in the sea',
      { place: { ...steps.place, number: '', latitude: 0, longitude: 0 } },
      ['place.number required', 'place.location pin_far'],
    ],
    [
      'a short text beside a phone that none is, and the same of another step',
      { identity: { ...steps.identity, description: 'x', phone: '12' }, place: { ...steps.place, zip: 'x' } },
      ['identity.description too_short', 'place.zip postal_code_malformed', 'identity.phone phone_invalid'],
    ],
    [
      'no size beside hours that run backwards and a table without a time',
      { tables: { ...bad([slot({ time: 'close' })], [hours('22:00', '10:00')]).tables, accepted_sizes: [] } },
      [
        'tables.accepted_sizes too_small',
        'tables.worksheet.0.time_close hours_inverted',
        'tables.tables.0.time time_missing',
      ],
    ],
    [
      'what cannot be read beside what can',
      { identity: 'none', place: { ...steps.place, country: 'XX' } },
      ['identity required', 'place.country country_unknown'],
    ],
    ['terms that are not accepted', { terms: false }, ['terms invalid_value']],
  ])('%s is told by its field, and nothing is changed', async (_, body, expected) => {
    const owner = await newOwner(app);
    const id = await begin(owner);
    const before = taken(await owner.call('getRegistration', {}));
    expect(await issues(owner, id, body)).toEqual(expected);
    expect(taken(await owner.call('getRegistration', {}))).toEqual(before);
  });

  test.each([
    ['99 tables', bad([slot({ qtd: 99 })])],
    ['hours that meet', bad([], [hours('12:00', '15:00'), hours('15:00', '18:00')])],
    ['hours to six in the morning', bad([], [hours('22:00', '06:00')])],
    ['a text of 20 letters', { identity: { ...steps.identity, description: 'x'.repeat(20) } }],
  ])('%s is taken', async (_, body) => {
    const owner = await newOwner(app);
    const id = await begin(owner);
    expect((await owner.call('saveRegistration', { params: { id }, body: body as never })).code).toBe('ok');
  });
});
