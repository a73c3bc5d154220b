import { randomUUID } from 'node:crypto';
import type { Input } from '@metade/api-client/client.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import type { Caller, Table } from './support/diner.ts';
import { newDiner, newDiners, openTable, ownerOf, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { begin, newAdmin, newMember, newOwner } from './support/owner.ts';

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

type Form = Input<'proposeNameAndPlace'>['body'];
const address = { country: 'PT', zip: '1100-148', street: 'Rua Augusta', number: '27', city: 'Lisboa' } as const;
const wish = (name: string): Form => ({ ...address, company_name: name, latitude: 38.71, longitude: -9.14 });
const unique = (word: string) => `${word} ${randomUUID().slice(0, 8)}`;

type CurrentRestaurant = { table: Table; id: string; owner: Caller };
async function newRestaurant(tables = 1): Promise<CurrentRestaurant> {
  const table = await openTable(app.pool, { qtd: tables });
  return { table, id: table.restaurantId, owner: await ownerOf(app.pool, app.url, table) };
}
const propose = ({ id, owner }: CurrentRestaurant, body: Form, who = owner) =>
  who.call('proposeNameAndPlace', { params: { id }, body });
const read = async ({ id, owner }: CurrentRestaurant) => taken(await owner.call('getNameAndPlace', { params: { id } }));
const approve = (id: string, who = admin) =>
  who.call('decideProposal', { params: { id }, body: { decision: 'approved' } });
const reject = (id: string, reason: string, who = admin) =>
  who.call('decideProposal', { params: { id }, body: { decision: 'rejected', reason } });
const waitingId = async (restaurant: CurrentRestaurant) => (await read(restaurant)).waiting?._id ?? '';
const page = (id: string) => app.client.call('getRestaurant', { params: { id } });
const logged = async (subject: string, restaurant: string) => {
  const { rows } = await app.pool.query<{ what: string; role: string }>(
    "select what, role from audit_log where restaurant_id = $2 and (subject = $1 or what = 'proposal.approved') order by id",
    [subject, restaurant],
  );
  return rows.map(({ what, role }) => `${what} ${role}`);
};
const mailsOf = async (person: Caller) => {
  await drain(app.context);
  const { rows } = await app.pool.query<{ kind: string; body: string; locale: string }>(
    "select m.kind, m.body, m.locale from mail m join app_user u on u.email = m.recipient where u.id = $1 and m.kind like 'proposal%'",
    [person.id],
  );
  return rows;
};

describe('a proposal', () => {
  test('changes nothing until an admin approves it; then page, search and links show it, under the old address', async () => {
    const restaurant = await newRestaurant();
    const { data: before } = await page(restaurant.id);
    const name = unique('Nova');
    const asked = taken(await propose(restaurant, wish(name)));
    expect(asked.now.company_name).toBe(before.company_name);
    expect(asked.waiting).toMatchObject({
      state: 'waiting',
      after: { company_name: name, city: 'Lisboa', number: '27' },
    });
    expect(asked.waiting?.changes).toContain('company_name');
    expect((await page(restaurant.id)).data.company_name).toBe(before.company_name);

    const { _id: id } = asked.waiting!;
    const queue = await admin.call('listProposals', { query: {} });
    expect(taken(queue).find((one) => one._id === id)).toMatchObject({
      before: { company_name: before.company_name },
      after: { company_name: name },
      restaurant: { _id: restaurant.id, slug: before.slug },
    });
    expect(taken(await approve(id))).toMatchObject({ state: 'approved', restaurant: { company_name: name } });
    const { data: after } = await page(before.slug);
    expect(after).toMatchObject({ _id: restaurant.id, slug: before.slug, company_name: name });
    expect(after.address[0]).toMatchObject({ street: 'Rua Augusta', number: '27', zip: '1100-148' });
    const found = await app.client.call('searchRestaurants', {
      params: { country: 'PT' },
      body: { text: name, onlyAvailable: false },
    });
    expect(found.data.map((card) => card._id)).toContain(restaurant.id);
    expect(await read(restaurant)).toMatchObject({
      now: { company_name: name },
      waiting: null,
      last: { state: 'approved' },
    });
    expect(await logged(id, restaurant.id)).toEqual(['proposal.made owner', 'proposal.approved admin']);
    const [mail] = await mailsOf(restaurant.owner);
    expect(mail).toMatchObject({ kind: 'proposal_approved', body: expect.stringContaining(name) });
    expect(mail?.body).toContain(`/restaurant/description/${before.slug}`);
  });

  test('that is rejected changes nothing; its reason is mailed and read in the panel', async () => {
    const restaurant = await newRestaurant();
    const was = (await read(restaurant)).now;
    const manager = await newMember(app, restaurant.id, 'manager');
    taken(await propose(restaurant, wish(unique('Pior')), manager));
    const id = await waitingId(restaurant);
    expect(
      (await admin.problem('decideProposal', { params: { id }, body: { decision: 'rejected', reason: ' x ' } })).issues,
    ).toMatchObject([{ path: 'reason', code: 'too_short' }]);
    taken(await reject(id, 'This is the name of another restaurant.'));
    expect(await read(restaurant)).toMatchObject({
      now: was,
      waiting: null,
      last: { state: 'rejected', reason: 'This is the name of another restaurant.' },
    });
    const [mail] = await mailsOf(manager);
    expect(mail).toMatchObject({
      kind: 'proposal_rejected',
      body: expect.stringContaining('the name of another restaurant'),
    });
    expect(await mailsOf(restaurant.owner)).toEqual([]);
    expect(await logged(id, restaurant.id)).toEqual(['proposal.made manager', 'proposal.rejected admin']);
  });

  test('is taken back, and then nobody approves it', async () => {
    const restaurant = await newRestaurant();
    taken(await propose(restaurant, wish(unique('Nova'))));
    const id = await waitingId(restaurant);
    const params = { id: restaurant.id, proposal: id };
    expect(taken(await restaurant.owner.call('takeBackProposal', { params }))).toMatchObject({
      waiting: null,
      last: null,
    });
    expect((await restaurant.owner.call('takeBackProposal', { params })).code).toBe('proposal_over');
    expect([(await approve(id)).code, (await reject(id, 'No, thank you.')).code]).toEqual([
      'proposal_over',
      'proposal_over',
    ]);
    expect(await logged(id, restaurant.id)).toEqual(['proposal.made owner', 'proposal.taken_back owner']);
    expect(await mailsOf(restaurant.owner)).toEqual([]);
  });

  test('gives way to another wish of who has seen it, and to nobody else’s', async () => {
    const restaurant = await newRestaurant();
    taken(await propose(restaurant, wish(unique('Uma'))));
    const first = await waitingId(restaurant);
    expect((await propose(restaurant, wish(unique('Duas')))).code).toBe('proposal_waiting');
    const name = unique('Três');
    taken(await propose(restaurant, { ...wish(name), replaces: first }));
    expect((await read(restaurant)).waiting?.after.company_name).toBe(name);
    expect((await approve(first)).code).toBe('proposal_over');
    expect((await propose(restaurant, { ...wish(unique('Quatro')), replaces: first })).code).toBe('proposal_waiting');
  });

  test('of nothing is none, and the pin alone is one', async () => {
    const restaurant = await newRestaurant();
    taken(await propose(restaurant, wish(unique('Nova'))));
    taken(await approve(await waitingId(restaurant)));
    const { company_name } = (await read(restaurant)).now;
    expect((await propose(restaurant, wish(company_name))).code).toBe('proposal_same');
    const moved = taken(await propose(restaurant, { ...wish(company_name), latitude: 38.7111 }));
    expect(moved.waiting?.changes).toEqual(['location']);
  });
});

describe('whoever has booked there', () => {
  const told = async (people: readonly Caller[]) => {
    await drain(app.context);
    const { rows } = await app.pool.query<{ id: string; subject: string; body: string; files: { content: string }[] }>(
      "select u.id, m.subject, m.body, m.files from mail m join app_user u on u.email = m.recipient where u.id = any($1) and m.kind = 'moved' order by m.created_at",
      [people.map(({ id }) => id)],
    );
    return rows;
  };
  const paid = async (diner: Caller, table: Table) => {
    const { _id } = taken(await diner.hold(table));
    return taken(await diner.pay(_id, await app.cardToken()));
  };

  test('hears of a new name or address while the table is still to come, once of each', async () => {
    const restaurant = await newRestaurant(4);
    const { company_name: was } = (await read(restaurant)).now;
    const people = await newDiners(app.pool, app.url, 4);
    const [coming, gone, dined, later] = people as [Caller, Caller, Caller, Caller];
    const order = await paid(coming, restaurant.table);
    taken(await gone.cancel((await paid(gone, restaurant.table))._id));
    const { _id: old } = await paid(dined, restaurant.table);
    await app.pool.query("update orders set starts_at = starts_at - interval '90 days' where id = $1", [old]);
    const name = unique('Nova');
    taken(await propose(restaurant, wish(name)));
    taken(await approve(await waitingId(restaurant)));
    await paid(later, restaurant.table);

    const [mail, ...others] = await told(people);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ id: coming.id, subject: expect.stringContaining(name) });
    for (const words of ['Rua Augusta 27, 1100-148 Lisboa', was, order.number]) expect(mail?.body).toContain(words);
    expect(mail?.files[0]?.content.replaceAll('\r\n ', '')).toContain(`LOCATION:${name}\\, Rua Augusta 27\\,`);

    taken(await propose(restaurant, { ...wish(name), number: '29' }));
    taken(await approve(await waitingId(restaurant)));
    expect((await told([coming])).map(({ body }) => body.includes('Rua Augusta 29'))).toEqual([false, true]);
  });

  test('hears nothing of a pin that is set right, nor of what was rejected', async () => {
    const restaurant = await newRestaurant();
    const diner = await newDiner(app.pool, app.url);
    taken(await propose(restaurant, wish(unique('Nova'))));
    taken(await approve(await waitingId(restaurant)));
    await paid(diner, restaurant.table);
    const { company_name } = (await read(restaurant)).now;
    taken(await propose(restaurant, { ...wish(company_name), latitude: 38.7111 }));
    taken(await approve(await waitingId(restaurant)));
    taken(await propose(restaurant, wish(unique('Outra'))));
    taken(await reject(await waitingId(restaurant), 'This is the name of another restaurant.'));
    expect(await told([diner])).toEqual([]);
  });
});

describe('at the same time', () => {
  test('of five wishes one waits', async () => {
    const restaurant = await newRestaurant();
    const asked = await Promise.all([1, 2, 3, 4, 5].map((n) => propose(restaurant, wish(unique(`Casa ${n}`)))));
    expect(asked.map(({ code }) => code).toSorted()).toEqual([
      'ok',
      ...Array.from({ length: 4 }, () => 'proposal_waiting'),
    ]);
  });

  test('of several admins and the team one decides', async () => {
    const restaurant = await newRestaurant();
    taken(await propose(restaurant, wish(unique('Nova'))));
    const id = await waitingId(restaurant);
    const second = await newAdmin(app);
    const outcomes = await Promise.all([
      approve(id),
      approve(id, second),
      reject(id, 'Not this one.', second),
      restaurant.owner.call('takeBackProposal', { params: { id: restaurant.id, proposal: id } }),
      propose(restaurant, { ...wish(unique('Outra')), replaces: id }),
    ]);
    const decided = outcomes.slice(0, 4).filter(({ ok }) => ok).length;
    const { rows } = await app.pool.query('select state from house_proposal where id = $1', [id]);
    expect(decided).toBe(rows[0].state === 'replaced' ? 0 : 1);
    const { rows: log } = await app.pool.query(
      "select 1 from audit_log where restaurant_id = $1 and what = 'proposal.approved'",
      [restaurant.id],
    );
    expect(log).toHaveLength(rows[0].state === 'approved' ? 1 : 0);
  });

  test('a decision that is sent again under its key is answered with the first', async () => {
    const restaurant = await newRestaurant();
    taken(await propose(restaurant, wish(unique('Nova'))));
    const params = { id: await waitingId(restaurant) };
    const idempotencyKey = randomUUID();
    const send = () => admin.call('decideProposal', { params, body: { decision: 'approved' } }, { idempotencyKey });
    expect([(await send()).code, (await send()).code]).toEqual(['ok', 'ok']);
    expect((await approve(params.id)).code).toBe('already_decided');
    expect(await mailsOf(restaurant.owner)).toHaveLength(1);
  });
});

test.each([
  ['a postal code that does not exist', { zip: '9999-999' }, ['zip postal_code_unknown']],
  ['a postal code that is none', { zip: 'abc' }, ['zip postal_code_malformed']],
  ['a city of nowhere', { city: 'Atlantis' }, ['city city_unknown']],
  ['another country', { country: 'ES', zip: '28013', city: 'Madrid' }, ['country country_fixed']],
  ['another time zone', { zip: '9500-150', city: 'Ponta Delgada' }, ['city clock_fixed']],
  ['no name', { company_name: ' ' }, ['company_name required']],
  ['a pin in another city', { latitude: 41.15, longitude: -8.61 }, ['location pin_far']],
  ['a pin off the globe', { latitude: 90.01 }, ['latitude too_big']],
])('refuses %s, at its field', async (_, change, expected) => {
  const restaurant = await newRestaurant();
  const body = { ...wish('Casa'), ...change } as Form;
  const { issues = [] } = await restaurant.owner.problem('proposeNameAndPlace', {
    params: { id: restaurant.id },
    body,
  });
  expect(issues.map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
  expect((await read(restaurant)).waiting).toBeNull();
});

test('neither a host nor another restaurant’s owner reads, proposes or takes back, by its own address either; no team decides', async () => {
  const [restaurant, other] = [await newRestaurant(), await newRestaurant()];
  taken(await propose(restaurant, wish(unique('Nova'))));
  const proposal = await waitingId(restaurant);
  const host = await newMember(app, restaurant.id, 'host');
  const diner = await newDiner(app.pool, app.url);
  for (const [who, code] of [
    [other.owner, 'not_found'],
    [diner, 'not_found'],
    [host, 'forbidden'],
  ] as const) {
    expect((await who.call('getNameAndPlace', { params: { id: restaurant.id } })).code).toBe(code);
    expect((await propose(restaurant, wish('Minha'), who)).code).toBe(code);
    expect((await who.call('takeBackProposal', { params: { id: restaurant.id, proposal } })).code).toBe(code);
    expect((await approve(proposal, who)).code).toBe('forbidden');
    expect((await who.call('listProposals', { query: {} })).code).toBe('forbidden');
  }
  expect((await approve(proposal, restaurant.owner)).code).toBe('forbidden');
  const own = { id: other.id, proposal };
  expect((await other.owner.call('takeBackProposal', { params: own })).code).toBe('not_found');
  expect((await propose(other, { ...wish('Casa'), replaces: proposal })).code).toBe('ok');
  expect((await read(restaurant)).waiting?._id).toBe(proposal);
});

test('a registration under way changes its name in its own steps', async () => {
  const owner = await newOwner(app);
  const id = await begin(owner);
  expect((await owner.call('proposeNameAndPlace', { params: { id }, body: wish('Casa') })).code).toBe(
    'restaurant_state',
  );
});

test.each([
  ['en', 'The reason is below'],
  ['es', 'El motivo figura abajo'],
  ['pt', 'O motivo está abaixo'],
] as const)('the decision is told in the language of who proposed: %s', async (locale, text) => {
  const restaurant = await newRestaurant();
  await app.pool.query('update app_user set locale = $2 where id = $1', [restaurant.owner.id, locale]);
  taken(await propose(restaurant, wish(unique('Nova'))));
  taken(await reject(await waitingId(restaurant), 'Not like this.'));
  const [mail] = await mailsOf(restaurant.owner);
  expect(mail).toMatchObject({ locale, body: expect.stringContaining(text) });
});
