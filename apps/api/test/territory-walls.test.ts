import type { Endpoint } from '@metade/contracts/endpoint.ts';
import { endpoints } from '@metade/contracts/endpoints.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { closeStatements } from '../src/features/statements/index.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import { licenseeOf, newLicensee } from './support/licensees-fixture.ts';
import { createOrder, createPerson, createRestaurant, joinTeam, slotAt } from './support/orders-fixture.ts';
import { sendSample } from './support/send-sample.ts';

// A territory full of marked people: whatever a licensee calls, of this territory or of another, names none of them.

const marks = ['Dinermark', 'Markedlast', 'markedmail', '999888777', 'Cardmark', 'Notemark', 'Guestmark'];
// The card's last digits, which a random id or an amount may hold by chance.
const digits = /(?<![\w.-])4747(?![\w.-])/;
const clock = { now: Date.parse('2026-06-12T10:00:00Z') };
let app: TestApp;
let licensee: string;
let restaurant: string;
let order: string;

beforeAll(async () => {
  app = await startTestApp({ overrides: { now: () => clock.now } });
  licensee = await newLicensee(app.pool, 'PT-1106');
  const diner = await createPerson(app.pool, { first: 'Dinermark', last: 'Markedlast', phone: '+351999888777' });
  await app.pool.query("update app_user set email = 'markedmail@example.test' where id = $1", [diner.id]);
  const own = await createRestaurant(app.pool);
  restaurant = own.id;
  await joinTeam(app.pool, own, await createPerson(app.pool, { first: 'Guestmark' }), 'owner');
  for (const date of ['2026-05-10', '2026-06-10', '2026-06-20']) {
    const slot = await slotAt(app.pool, own, { date, time: '20:00' });
    const state = date < '2026-06-12' ? 'completed' : 'confirmed';
    order = (await createOrder(app.pool, own, diner, { slot, date, time: '20:00', state, note: 'Notemark' })).id;
  }
  await app.pool.query("update payment set card_brand = 'Cardmark', card_last4 = '4747'");
  await app.pool.query(
    `insert into review (id, restaurant_id, user_id, author, title, comment, food, service, place, value, locale)
     values ($1, $2, $3, 'Dinermark M.', 'Bom', 'Comida boa e servida a horas.', 5, 5, 5, 5, 'pt')`,
    [randomUUID(), own.id, diner.id],
  );
  await app.pool.query(
    `insert into guest_note (restaurant_id, user_id, note, updated_at) values ($1, $2, 'Guestmark', now())`,
    [own.id, diner.id],
  );
  await closeStatements(app.context);
});
afterAll(() => app.close());

test('no answer to a licensee names a diner, a card or a team, whatever is called', async () => {
  const { rows } = await app.pool.query<{ id: string }>('select id from licensee_statement where licensee_id = $1', [
    await licenseeOf(app.pool, 'PT-1106'),
  ]);
  const answered: string[] = [];
  for (const contract of Object.values<Endpoint>(endpoints)) {
    const reads = contract.method === 'GET';
    if (!reads && !contract.path.startsWith('/territory')) continue;
    for (const own of [restaurant, order, rows[0]?.id ?? '']) {
      const { status, text } = await sendSample(app, contract, { own, foreign: own, date: '2026-06-10' }, licensee);
      if (status === 200 && contract.access.scope === 'territory') answered.push(contract.name);
      // What everybody may read, an author's short name among it, is no matter of licences.
      if (contract.access.scope === 'public') continue;
      expectNoMark(text, `${contract.name} ${status}`);
    }
  }
  for (const name of [
    'listTerritoryOrders',
    'listTerritoryReviews',
    'getStatement',
    'getStatementCsv',
    'getStatementPdf',
  ])
    expect(answered, name).toContain(name);
});

test('the printed statement says what it counts, and names nobody', async () => {
  const { rows } = await app.pool.query<{ id: string }>("select id from licensee_statement where month = '2026-05'");
  const response = await fetch(`${app.url}/v1/territory/statements/${rows[0]?.id}/pdf`, {
    headers: { authorization: `Bearer ${licensee}` },
  });
  const pdf = new Uint8Array(await response.arrayBuffer());
  const { text } = await extractText(await getDocumentProxy(pdf), { mergePages: true });
  expect(text).toContain('2,70');
  expectNoMark(text, 'statement');
});

test('the bookings of a territory are told without who booked', async () => {
  const headers = { authorization: `Bearer ${licensee}` };
  const response = await fetch(`${app.url}/v1/territory/orders`, { headers });
  const { data } = (await response.json()) as { data: Record<string, unknown>[] };
  expect(data).toHaveLength(3);
  expect(Object.keys(data[0] ?? {}).sort()).toEqual(
    ['_id', 'date', 'fee', 'number', 'payment_state', 'people', 'places', 'restaurant', 'state', 'time'].sort(),
  );
});

function expectNoMark(text: string, of: string): void {
  for (const mark of marks) expect(text, of).not.toContain(mark);
  expect(text, of).not.toMatch(digits);
}
