import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetGuests } from '../src/features/shared-bookings/index.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { change, openRestaurant } from './support/change-fixture.ts';
import { Caller, newDiner, openTable, ownerOf, taken } from './support/diner.ts';
import type { Table } from './support/diner.ts';
import { drain } from './support/drain.ts';

const day = 86_400_000;
let app: TestApp;
let friend: Caller;
let now = 0;

beforeAll(async () => {
  app = await startTestApp({
    overrides: { now: () => now },
    settings: { sharedAnswersPerBooking: 3, sharedAnswersPerHour: 10 },
  });
  friend = new Caller(app.url, '');
});
afterAll(() => app.close());

async function booked(diner: Caller, where?: Table): Promise<{ id: string; table: Table; startsAt: number }> {
  now = Date.now();
  await app.pool.query('delete from try_window');
  const table = where ?? (await openTable(app.pool));
  const { _id: id } = taken(await diner.hold(table));
  const { starts_at } = taken(await diner.pay(id, await app.cardToken()));
  await drain(app.context);
  return { id, table, startsAt: Date.parse(starts_at) };
}
const share = (diner: Caller, id: string) => diner.call('shareBooking', { params: { id } });
const tokenOf = (url: string | null) => url?.split('/').at(-1) ?? '';
const shared = async (diner: Caller, id: string) => tokenOf(taken(await share(diner, id)).url);
const look = (token: string, answer?: string) =>
  friend.call('getSharedBooking', { params: { token }, query: answer ? { answer } : {} });
const answer = (token: string, body: { name: string; coming: boolean; allergies?: string; answer?: string }) =>
  friend.call('answerSharedBooking', { params: { token }, body });

test('friends see where and when, and nothing by which the table or the diner could be had', async () => {
  const diner = await newDiner(app.pool, app.url);
  const { id } = await booked(diner);
  const token = await shared(diner, id);
  const booking = taken(await look(token));
  expect(booking).toMatchObject({ state: 'confirmed', people: 2, own: null });
  const order = taken(await diner.order(id));
  const { rows } = await app.pool.query<{ email: string; last_name: string; voucher_code: string }>(
    'select u.email, u.last_name, o.voucher_code from orders o join app_user u on u.id = o.user_id where o.id = $1',
    [id],
  );
  const said = JSON.stringify(booking);
  for (const secret of [id, order.number, order.voucher?.token, ...Object.values(rows[0] ?? {})])
    expect(said).not.toContain(secret);
});

test('an answer reaches diner and restaurant, allergies of who comes alone; it may be changed, and removed by the diner', async () => {
  const diner = await newDiner(app.pool, app.url);
  const { id, table } = await booked(diner);
  const token = await shared(diner, id);
  const { answer: own } = taken(await answer(token, { name: 'Rui', coming: true, allergies: 'Nuts' }));
  taken(await answer(token, { name: 'Eva', coming: false, allergies: 'Milk' }));
  expect(taken(await look(token, own)).own).toEqual({ name: 'Rui', coming: true, allergies: 'Nuts' });
  const owner = await ownerOf(app.pool, app.url, table);
  const file = async () => taken(await owner.call('getReservation', { params: { id } })).friends;
  expect(await file()).toEqual({ coming: 1, allergies: [{ name: 'Rui', text: 'Nuts' }] });
  taken(await answer(token, { name: 'Rui', coming: true, allergies: 'Nuts, fish', answer: own }));
  const { guests } = taken(await diner.call('getSharing', { params: { id } }));
  expect(guests.toSorted((a, b) => a.name.localeCompare(b.name))).toMatchObject([
    { name: 'Eva', coming: false, allergies: '' },
    { name: 'Rui', coming: true, allergies: 'Nuts, fish' },
  ]);
  taken(await diner.call('removeGuest', { params: { id, guest: own } }));
  expect(await file()).toBeNull();
});

test('the link ends when the diner turns it off, is another one afterwards, and ends after the meal', async () => {
  const diner = await newDiner(app.pool, app.url);
  const { id, startsAt } = await booked(diner);
  const first = await shared(diner, id);
  expect(await shared(diner, id)).toBe(first);
  taken(await diner.call('unshareBooking', { params: { id } }));
  for (const refused of [await look(first), await answer(first, { name: 'Rui', coming: true })])
    expect(refused).toMatchObject({ code: 'share_unknown', status: 404 });
  const second = await shared(diner, id);
  expect(second).not.toBe(first);
  now = startsAt + 3_600_000;
  expect(await look(second)).toMatchObject({ ok: true });
  now = startsAt + day;
  expect(await look(second)).toMatchObject({ code: 'share_unknown' });
  expect(taken(await diner.call('getSharing', { params: { id } })).url).toBeNull();
});

test('who may answer is bound per booking and per network; nobody else’s booking is shared', async () => {
  const diner = await newDiner(app.pool, app.url);
  const { id } = await booked(diner);
  const token = await shared(diner, id);
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, no) => answer(token, { name: `Friend ${no}`, coming: true })),
  );
  expect(answers.map(({ code }) => code).toSorted()).toEqual([
    'ok',
    'ok',
    'ok',
    'share_full',
    'share_full',
    'share_full',
  ]);
  for (let no = 0; no < 5; no++) await answer(token, { name: 'Again', coming: true });
  expect(await answer(token, { name: 'Again', coming: true })).toMatchObject({ code: 'too_many_requests' });
  const other = await newDiner(app.pool, app.url);
  for (const name of ['getSharing', 'shareBooking', 'unshareBooking'] as const)
    expect(await other.call(name, { params: { id } })).toMatchObject({ code: 'not_found' });
});

test('a changed booking keeps its link and its answers; a cancelled one says so', async () => {
  const diner = await newDiner(app.pool, app.url);
  now = Date.now();
  const { two, four } = await openRestaurant(app);
  const { id } = await booked(diner, two);
  const token = await shared(diner, id);
  taken(await answer(token, { name: 'Rui', coming: true }));
  const { _id: changed } = taken(await change(diner, id, four));
  taken(await diner.pay(changed, await app.cardToken()));
  await drain(app.context);
  expect(taken(await look(token)).people).toBe(4);
  expect(taken(await diner.call('getSharing', { params: { id: changed } })).guests).toHaveLength(1);
  taken(await diner.cancel(changed));
  expect(taken(await look(token)).state).toBe('cancelled');
});

test('answers are deleted a week after the meal', async () => {
  const diner = await newDiner(app.pool, app.url);
  const { id, startsAt } = await booked(diner);
  taken(await answer(await shared(diner, id), { name: 'Rui', coming: true, allergies: 'Nuts' }));
  const left = async () => taken(await diner.call('getSharing', { params: { id } })).guests.length;
  now = startsAt + 6 * day;
  await forgetGuests(app.context);
  expect(await left()).toBe(1);
  now = startsAt + 8 * day;
  await forgetGuests(app.context);
  expect(await left()).toBe(0);
});
