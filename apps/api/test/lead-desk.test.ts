import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Message } from '../src/adapters/mailer.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import { Caller, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { createLead, joinLicensee } from './support/licensees-fixture.ts';
import { createPerson, createRestaurant, giveSecondFactor } from './support/orders-fixture.ts';
import { newAdmin } from './support/owner.ts';

const mails: Message[] = [];
let clock: number | null = null;
let app: TestApp;
let admin: Caller;
let lisbon: Caller & { licensee: string };
beforeAll(async () => {
  app = await startTestApp({
    overrides: { mailer: { send: async (mail) => (mails.push(mail), true) }, now: () => clock ?? Date.now() },
  });
  admin = await newAdmin(app);
  await createRestaurant(app.pool);
  lisbon = await licenseeIn('PT-1106');
});
afterAll(() => app.close());
beforeEach(() => {
  mails.length = 0;
  clock = null;
});

async function licenseeIn(city: string): Promise<Caller & { licensee: string }> {
  const person = await createPerson(app.pool, { group: 'franchisee', first: 'Licensee', last: city });
  await giveSecondFactor(app.pool, person.id);
  const licensee = await joinLicensee(app.pool, person.id, city);
  return Object.assign(new Caller(app.url, person.token, person.id), { licensee });
}

const names = async (who: Caller, query: object = {}) =>
  taken(await who.call('listLeads', { query })).map(({ name }) => name);

describe('the leads', () => {
  test('of a territory are seen by its licensee and by admins, who see all; who would be a licensee by admins alone', async () => {
    await createLead(app.pool, 'PT-1106', { name: 'Lisbon Lead' });
    await createLead(app.pool, 'PT-1106', { name: 'Would be one', kind: 'partner' });
    const porto = await licenseeIn('PT-1312');
    await createLead(app.pool, 'PT-1312', { name: 'Porto Lead' });
    expect(await names(lisbon)).toEqual(['Lisbon Lead']);
    expect(await names(porto)).toEqual(['Porto Lead']);
    expect((await names(admin)).sort()).toEqual(['Lisbon Lead', 'Porto Lead', 'Would be one']);
    expect(await names(admin, { text: 'LISBON' })).toEqual(['Lisbon Lead']);
  });

  test('are due by the day of where they are, at the desk as in the list', async () => {
    await app.pool.query(
      `insert into city (id, country, region_iso, name, slug, latitude, longitude, time_zone)
       values ('BR-3550', 'PT', 'PT-11', 'São Paulo', 'sao-paulo', -23.5, -46.6, 'America/Sao_Paulo')`,
    );
    for (const [name, city, on] of [
      ['Paulista', 'BR-3550', '2026-03-11'],
      ['Alfacinha', 'PT-1106', '2026-03-11'],
    ] as const) {
      const id = await createLead(app.pool, city, { name });
      await app.pool.query("update lead set state = 'contacted', next_on = $2 where id = $1", [id, on]);
    }
    // An hour into the eleventh in Lisbon, and still the tenth in São Paulo.
    clock = Date.parse('2026-03-11T01:00:00Z');
    const waits = async () => {
      const { queues } = taken(await admin.call('getDesk', { query: {} }));
      return queues.find(({ queue }) => queue === 'leads')?.items.map(({ name }) => name);
    };
    const days = async () =>
      taken(await admin.call('listLeads', { query: {} }))
        .filter(({ name }) => name === 'Paulista' || name === 'Alfacinha')
        .map(({ name, today }) => `${name} ${today}`)
        .sort();
    expect(await days()).toEqual(['Alfacinha 2026-03-11', 'Paulista 2026-03-10']);
    expect(await waits()).toContain('Alfacinha');
    expect(await waits()).not.toContain('Paulista');
    clock = Date.parse('2026-03-11T03:00:00Z');
    expect(await waits()).toContain('Paulista');
  });

  test('that may be spam are apart', async () => {
    const id = await createLead(app.pool, 'PT-1106', { name: 'Cheap pills' });
    await app.pool.query('update lead set maybe_spam = true where id = $1', [id]);
    expect(await names(lisbon)).not.toContain('Cheap pills');
    expect(await names(lisbon, { spam: 'true' })).toEqual(['Cheap pills']);
  });

  test('that forms bring land in the city they name', async () => {
    const body = { name: 'Ana Dias', email: 'ana@example.test', phone: '910 000 001', country: 'PT', city: 'LISBOA' };
    const answer = await fetch(`${app.url}/v1/site/partner`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, message: 'A table for ten?' }),
    });
    expect(answer.status).toBe(201);
    const { rows } = await app.pool.query("select country, city_id from lead where name = 'Ana Dias'");
    expect(rows).toEqual([{ country: 'PT', city_id: 'PT-1106' }]);
  });

  test('are written down in a city of the territory, and in no other', async () => {
    const body = { kind: 'restaurant' as const, name: 'Owner of it', email: 'o@example.test', city: 'PT-1106' };
    expect(taken(await lisbon.call('addLead', { body }))).toMatchObject({ state: 'new', city: { name: 'Lisboa' } });
    expect((await lisbon.call('addLead', { body: { ...body, city: 'PT-1312' } })).code).toBe('invalid_fields');
    const called = (phone: string) => lisbon.call('addLead', { body: { ...body, phone } });
    expect((await called('abc')).code).toBe('invalid_fields');
    expect(taken(await called('910 000 001'))).toMatchObject({ phone: '+351910000001' });
  });
});

describe('a lead', () => {
  test('moves on with its next step; who saves over somebody else’s change is told', async () => {
    const id = await createLead(app.pool, 'PT-1106');
    const params = { id };
    const moved = taken(
      await lisbon.call('changeLead', {
        params,
        body: { revision: 0, state: 'contacted', next_step: 'ligar', next_on: '2026-06-15', owner: lisbon.id },
      }),
    );
    expect(moved).toMatchObject({ state: 'contacted', next_step: 'ligar', next_on: '2026-06-15', revision: 1 });
    expect(moved.owner?._id).toBe(lisbon.id);
    expect((await admin.call('changeLead', { params, body: { revision: 0, state: 'signed' } })).code).toBe(
      'lead_changed',
    );
    const { rows } = await app.pool.query(
      "select role, after from audit_log where what = 'lead.changed' and subject = $1",
      [id],
    );
    expect(rows).toMatchObject([{ role: 'licensee', after: { state: 'contacted', next_step: 'ligar' } }]);
  });

  test('is lost with a reason alone, and comes back without it', async () => {
    const params = { id: await createLead(app.pool, 'PT-1106') };
    expect((await lisbon.call('changeLead', { params, body: { revision: 0, state: 'lost' } })).code).toBe(
      'invalid_fields',
    );
    const lost = taken(
      await lisbon.call('changeLead', { params, body: { revision: 0, state: 'lost', lost_reason: 'Fechou' } }),
    );
    expect(lost).toMatchObject({ state: 'lost', lost_reason: 'Fechou' });
    const back = taken(await lisbon.call('changeLead', { params, body: { revision: 1, state: 'new' } }));
    expect(back).toMatchObject({ state: 'new', lost_reason: null });
  });

  test('is given to none but one’s own people', async () => {
    const params = { id: await createLead(app.pool, 'PT-1106') };
    const body = { revision: 0, owner: admin.id };
    expect((await lisbon.call('changeLead', { params, body })).code).toBe('invalid_fields');
  });

  test('is answered by mail, and the thread keeps what was written and what was heard', async () => {
    const params = { id: await createLead(app.pool, 'PT-1106') };
    taken(await lisbon.call('answerLead', { params, body: { text: 'Bom dia.\n\nPodemos passar na terça?' } }));
    const told = taken(await lisbon.call('noteLead', { params, body: { kind: 'answer', text: 'Sim, às 15:00.' } }));
    expect(told.entries.map(({ kind, text }) => [kind, text]).slice(1)).toEqual([
      ['sent', 'Bom dia.\n\nPodemos passar na terça?'],
      ['answer', 'Sim, às 15:00.'],
    ]);
    expect(told.state).toBe('contacted');
    await drain(app.context);
    expect(mails.filter(({ to }) => to === 'rui@example.test')).toMatchObject([
      { to: 'rui@example.test', replyTo: expect.stringContaining('@example.test') },
    ]);
    expect(mails.map(({ text }) => text).join()).toContain('Podemos passar na terça?');
  });

  test('becomes a restaurant by a link that begins its registration, once', async () => {
    const params = { id: await createLead(app.pool, 'PT-1106') };
    const body = { company_name: 'Marisqueira do Rui', email: 'rui@example.test', city: 'PT-1106' };
    expect(taken(await lisbon.call('inviteRestaurant', { params, body }))).toMatchObject({ state: 'qualified' });
    await drain(app.context);
    const token = /invitation=([\w-]+)/.exec(mails.map(({ text }) => text).join(' '))?.[1] ?? '';
    const told = await app.client.call('getRestaurantInvitation', { params: { token } });
    expect(told.data).toEqual({
      company_name: 'Marisqueira do Rui',
      email: 'rui@example.test',
      city: 'Lisboa',
      country: 'PT',
    });
    const password = 'half a plate of rice';
    const form = {
      first_name: 'Rui',
      last_name: 'Costa',
      email: 'rui@example.test',
      password,
      password_confirmation: password,
    };
    const owner = await app.client.call('registerRestaurantOwner', { body: { ...form, invitation: token } });
    const registration = await app.client.call('getRegistration', {}, { token: owner.token });
    expect(registration.data).toMatchObject({
      company_name: 'Marisqueira do Rui',
      city: { name: 'Lisboa' },
      state: 'draft',
    });
    expect(taken(await lisbon.call('getLead', { params }))).toMatchObject({ state: 'signed' });
    const again = app.client.call('registerRestaurantOwner', {
      body: { ...form, email: 'rui-b@example.test', invitation: token },
    });
    await expect(again).rejects.toMatchObject({ problem: { code: 'link_invalid' } });
    const { rows } = await app.pool.query("select body from mail where kind = 'restaurant_invitation'");
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
