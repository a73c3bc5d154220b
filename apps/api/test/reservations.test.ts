import { tableInstant } from '@metade/domain/table-times.ts';
import { addDays } from '@metade/domain/time.ts';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { HostApp } from './support/host-app.ts';
import { startOwnHostApp } from './support/host-app.ts';
import type { CurrentRestaurant, Person } from './support/orders-fixture.ts';
import { createRestaurant, createOrder, createPerson, joinTeam, openSlot, slotAt } from './support/orders-fixture.ts';

const date = '2026-06-12';
const clock = { now: tableInstant(date, '20:00', 'night', 'Europe/Lisbon') };

let api: HostApp;
let restaurant: CurrentRestaurant;
let host: Person;
let diner: Person;

beforeAll(async () => {
  api = await startOwnHostApp(clock);
});
afterAll(() => api.close());
beforeEach(async () => {
  restaurant = await createRestaurant(api.pool);
  host = await createPerson(api.pool, { first: 'Rui', last: 'Costa' });
  diner = await createPerson(api.pool, { first: 'Conceição', last: 'Núñez' });
  await joinTeam(api.pool, restaurant, host);
});

type More = Partial<Parameters<typeof createOrder>[3]>;
async function book(on = date, time = '20:00', more: More = {}, by = diner) {
  const slot = await slotAt(api.pool, restaurant, { date: on, time });
  return createOrder(api.pool, restaurant, by, { slot, date: on, time, ...more });
}
const list = async (query: Record<string, string | number> = {}, token = host.token) =>
  (
    await api.get(
      `/host/restaurants/${restaurant.id}/reservations?${new URLSearchParams(query as Record<string, string>)}`,
      token,
    )
  ).body;
const numbers = async (query: Record<string, string | number>) =>
  ((await list(query)).data as { number: string }[]).map(({ number }) => number);
const file = async (query = '', token = host.token, language = 'en') => {
  const response = await fetch(`${api.base}/host/restaurants/${restaurant.id}/reservations/export${query}`, {
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
  });
  return {
    status: response.status,
    headers: response.headers,
    text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer()),
  };
};

describe('the list', () => {
  test('is in the order of the meals, in pages that meet without gap or repeat, from either end', async () => {
    const made = [];
    for (let day = 0; day < 4; day += 1)
      for (const time of ['13:00', '20:00', '00:30']) made.push((await book(addDays(date, day), time)).number);
    // The night's tables after midnight belong to the evening before.
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await list({ limit: 5, ...(after ? { after } : {}) });
      seen.push(...(page.data as { number: string }[]).map(({ number }) => number));
      after = page.next ?? undefined;
    } while (after);
    expect(seen).toEqual(made);
    expect(await numbers({ sort: 'last' })).toEqual(made.toReversed());
    expect((await list({ limit: 12 })).next).toBeNull();
    expect((await list({ limit: 11 })).next).not.toBeNull();
  });

  test('filters by dates, state, period, name in any order and without accents, number, code and phone', async () => {
    const lunch = await book(date, '13:00');
    const dinner = await book(date, '20:00', { state: 'no_show' });
    const other = await createPerson(api.pool, { first: 'John', last: 'Smith', phone: '+351 910 555 123' });
    const later = await book(addDays(date, 1), '20:00', {}, other);
    expect(await numbers({ from: date, to: date })).toEqual([lunch.number, dinner.number]);
    expect(await numbers({ from: addDays(date, 1) })).toEqual([later.number]);
    expect(await numbers({ state: 'no_show' })).toEqual([dinner.number]);
    expect(await numbers({ period: 'afternoon' })).toEqual([lunch.number]);
    expect(await numbers({ text: 'conceicao nun' })).toEqual([lunch.number, dinner.number]);
    expect(await numbers({ text: 'Smith, John' })).toEqual([later.number]);
    expect(await numbers({ text: 'nunez conce' })).toEqual([lunch.number, dinner.number]);
    expect(await numbers({ text: 'smith conceicao' })).toEqual([]);
    expect(await numbers({ text: '910555123' })).toEqual([later.number]);
    expect(await numbers({ text: '+351 910-555' })).toEqual([later.number]);
    expect(await numbers({ text: lunch.number.toLowerCase() })).toEqual([lunch.number]);
    expect(await numbers({ text: `${later.code.slice(0, 3)} ${later.code.slice(3)}` })).toEqual([later.number]);
    expect(await numbers({ text: '%' })).toEqual([]);
    // A number that is no longer shown is not found by guessing either.
    await api.pool.query("update orders set state = 'completed' where id = $1", [later.id]);
    expect(await numbers({ text: '910555123' })).toEqual([]);
  });

  test('a place that is none, and a limit above the highest, are refused at their field', async () => {
    for (const query of ['after=x', 'limit=101', 'limit=0', 'state=held']) {
      const answer = await api.get(`/host/restaurants/${restaurant.id}/reservations?${query}`, host.token);
      expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_fields' } });
    }
    expect((await api.get(`/host/restaurants/${restaurant.id}/reservations?limit=100`, host.token)).status).toBe(200);
  });

  test('reads a page from the index, however many bookings came before', async () => {
    const { rows } = await api.pool
      .query<{ 'QUERY PLAN': string }>(
        `set enable_seqscan = off; explain select id from orders o where o.restaurant_id = '${restaurant.id}'
         and (o.date, o.starts_at, o.id) > ('2026-01-01', '-infinity', '00000000-0000-0000-0000-000000000000')
       order by o.date, o.starts_at, o.id limit 50; reset enable_seqscan`,
      )
      .then((results) => (results as unknown as { rows: { 'QUERY PLAN': string }[] }[])[1] ?? { rows: [] });
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('orders_reservations');
    expect(plan).not.toContain('Sort');
  });
});

describe('the file', () => {
  test('has a line for each booking, in local times and the caller’s language, and no formula', async () => {
    const evil = await createPerson(api.pool, { first: '=1+1', last: '+351', phone: '+351910000000' });
    await book(date, '20:00', { note: '@SUM(A1)\n"two", lines' }, evil);
    const { status, headers, text } = await file('', host.token, 'pt');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="reservas.csv"');
    expect(text.startsWith('\ufeffNúmero,Data,Hora,')).toBe(true);
    expect(text.endsWith('\r\n')).toBe(true);
    const [line] = parse(text, { columns: true, bom: true, relax_column_count: false }) as Record<string, string>[];
    expect(line).toMatchObject({
      Data: date,
      Hora: '20:00',
      Horário: '3.º horário',
      Nome: "'=1+1",
      Apelido: "'+351",
      Telefone: "'+351910000000",
      Nota: `'@SUM(A1)\n"two", lines`,
      Estado: 'Confirmada',
    });
    expect(Object.keys(line ?? {})).toHaveLength(13);
  });

  test('goes past one reading of the database, and takes the list’s filters', async () => {
    const slot = await openSlot(api.pool, restaurant, { date, time: '20:00', qtd: 99 });
    const { id } = await createOrder(api.pool, restaurant, diner, { slot, date, time: '20:00' });
    await api.pool.query(
      `insert into orders select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'number', 'M-' || n, 'voucher_code', null,
         'voucher_token', null, 'payment_state', 'none', 'state', 'declined'))).* from orders o, generate_series(1, 1200) n where o.id = $1`,
      [id],
    );
    const all = parse((await file()).text, { columns: true, bom: true }) as { Number: string }[];
    expect(new Set(all.map((line) => line.Number)).size).toBe(1201);
    const some = parse((await file('?state=confirmed')).text, { columns: true, bom: true });
    expect(some).toHaveLength(1);
  });
});

describe('one booking', () => {
  test('tells every step with who and when, and why the restaurant said no', async () => {
    const order = await book(date, '20:00');
    await api.post(`/host/orders/${order.id}/arrive`, host.token, {});
    clock.now += 5_000;
    await api.post(`/host/orders/${order.id}/undo-arrive`, host.token);
    const { body } = await api.get(`/host/orders/${order.id}`, host.token);
    expect(body.data.booking).toMatchObject({ _id: order.id, state: 'confirmed', number: order.number });
    expect(body.data.history).toEqual([
      expect.objectContaining({
        at: new Date(clock.now - 5_000).toISOString(),
        by: 'restaurant',
        name: 'Rui Costa',
        from: 'confirmed',
        to: 'arrived',
        action: 'redeem',
        how: 'list',
      }),
      expect.objectContaining({ from: 'arrived', to: 'confirmed', action: 'undo_arrived' }),
    ]);
    clock.now -= 5_000;
    const asked = await book(date, '20:00', { state: 'awaiting_restaurant' });
    await api.post(`/host/orders/${asked.id}/decline`, host.token, { reason: 'Private event' });
    expect((await api.get(`/host/orders/${asked.id}`, host.token)).body.data.reason).toBe('Private event');
  });

  test('and nothing of it carries a card, a token of the voucher or an e-mail', async () => {
    const order = await book();
    await api.pool.query("update payment set card_last4 = '4242', card_brand = 'visa' where order_id = $1", [order.id]);
    const texts = [
      JSON.stringify((await api.get(`/host/orders/${order.id}`, host.token)).body),
      JSON.stringify(await list()),
      (await file()).text,
    ];
    const { rows } = await api.pool.query('select voucher_token from orders where id = $1', [order.id]);
    for (const text of texts) {
      expect(text).toContain(order.number);
      for (const secret of ['4242', 'visa', '@example.test', rows[0].voucher_token]) expect(text).not.toContain(secret);
    }
  });
});

test('another restaurant’s owner finds neither list, file nor booking', async () => {
  const order = await book();
  const other = await createRestaurant(api.pool);
  const owner = await createPerson(api.pool);
  await joinTeam(api.pool, other, owner, 'owner');
  expect(await list({}, owner.token)).toMatchObject({ status: 404, code: 'not_found' });
  expect((await file('', owner.token)).status).toBe(404);
  expect(await api.get(`/host/orders/${order.id}`, owner.token)).toMatchObject({ status: 404 });
  const own = await api.get(`/host/restaurants/${other.id}/reservations`, owner.token);
  expect(own.body.data).toEqual([]);
});
