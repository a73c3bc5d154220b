import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { diskFiles } from '../src/adapters/file-store.ts';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { refreshHonourRates } from '../src/features/claims/index.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { change, openRestaurant } from './support/change-fixture.ts';
import { Caller, newDiner, openTable, ownerOf, taken } from './support/diner.ts';
import type { Table } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { chargedOf } from './support/table-facts.ts';
import { creditOf, freeVouchersOf, giveCredit, giveFreeVoucher } from './support/ledgers.ts';
import { createPerson } from './support/orders-fixture.ts';

const day = 86_400_000;
const text = 'The waiter said that the voucher was not valid for dinner.';
let app: TestApp;
let folder: string;
let diner: Caller;
let admin: Caller;
let bill: Buffer;
let now = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'metade-claims-'));
  app = await startTestApp({
    overrides: { files: diskFiles(folder), now: () => now },
    settings: { imageMaxMegabytes: 1 },
  });
  const person = await createPerson(app.pool, { group: 'admin' });
  admin = new Caller(app.url, person.token, person.id);
  bill = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#ffffff' } })
    .withExif({ IFD0: { Copyright: 'SecretPlace' } })
    .jpeg()
    .toBuffer();
});
afterAll(async () => {
  await drain(app.context);
  expect(await auditDatabase(app.pool)).toEqual([]);
  await app.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  now = Date.now();
  diner = await newDiner(app.pool, app.url);
});

/** A meal that took place; where: at a table of its own, or at this one. */
async function meal(where?: Table): Promise<{ id: string; table: Table }> {
  const table = where ?? (await openTable(app.pool, { qtd: 12 }));
  now = Date.now();
  const { _id: id } = taken(await diner.hold(table));
  const { starts_at } = taken(await diner.pay(id, await app.cardToken()));
  await drain(app.context);
  now = Date.parse(starts_at);
  const owner = await ownerOf(app.pool, app.url, table);
  taken(await owner.call('arriveOrder', { params: { id }, body: {} }));
  return { id, table };
}

type Change = Record<string, string | Uint8Array | null>;

function formOf(change: Change): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ text, charged: '5600', food: '5000', file: bill, ...change }))
    if (typeof value === 'string') form.set(name, value);
    else if (value !== null) form.set(name, new Blob([new Uint8Array(value)], { type: 'image/jpeg' }), 'bill.jpg');
  return form;
}

const claim = (id: string, change: Change = {}, by = diner) =>
  by.call('claimDiscount', { params: { id } }, { form: formOf(change) });
const decide = (id: string, decision: 'accepted' | 'rejected', note = '', idempotencyKey?: string) =>
  admin.call('decideClaim', { params: { id }, body: { decision, note } }, idempotencyKey ? { idempotencyKey } : {});
const accept = (id: string, guarantee?: number) =>
  admin.call('decideClaim', {
    params: { id },
    body: { decision: 'accepted', note: '', ...(guarantee === undefined ? {} : { guarantee }) },
  });
const given = async (id: string) =>
  (
    await app.pool.query<{ amount: number; reason: string }>(
      `select amount, reason from credit_entry where order_id = $1 and reason in ('claim', 'guarantee')
       union all select amount, 'card' from refund where order_id = $1 order by reason`,
      [id],
    )
  ).rows.map(({ amount, reason }) => `${reason} ${amount}`);
const photos = () => readdir(path.join(folder, 'claims')).catch(() => [] as string[]);
const mails = async (id: string) =>
  (await app.pool.query("select kind from mail where order_id = $1 and kind not like 'team_%'", [id])).rows.map(
    ({ kind }) => kind as string,
  );

test('is kept with its words, its sum and a clean picture that only administrators see', async () => {
  const { id } = await meal();
  expect(taken(await diner.order(id)).actions).toContain('claim');
  expect(taken(await claim(id))).toMatchObject({
    actions: [],
    claim: { state: 'open', text, charged: { amount: 5600, currency: 'EUR' } },
  });
  await drain(app.context);
  expect(await mails(id)).toContain('claim_received');

  const listed = taken(await admin.call('listClaims', {}));
  expect(listed.at(-1)).toMatchObject({
    order: id,
    fee: { amount: 600 },
    to_card: { amount: 600 },
    charged: { amount: 5600 },
    food: { amount: 5000 },
    guarantee: { amount: 2500 },
    state: 'open',
  });
  const photo = (token: string) =>
    fetch(`${app.url}/v1/admin/claims/${id}/photo`, { headers: { authorization: `Bearer ${token}` } });
  expect((await photo(diner.token)).status).toBe(403);
  const answer = await photo(admin.token);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'no-store',
  ]);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 2000, height: 1000, format: 'webp' });
  expect(bytes.includes('SecretPlace')).toBe(false);
  const { rows } = await app.pool.query('select photo from discount_claim where order_id = $1', [id]);
  expect((await fetch(`${app.url}/pictures/800/${rows[0].photo as string}`)).status).toBe(404);
});

test('the team hears of it and sees it counted until it has said its word, a host neither', async () => {
  const { id, table } = await meal();
  const owner = await ownerOf(app.pool, app.url, table);
  const host = await newDiner(app.pool, app.url);
  const params = { id: table.restaurantId };
  await app.pool.query("insert into team_member (restaurant_id, user_id, role) values ($1, $2, 'host')", [
    table.restaurantId,
    host.id,
  ]);
  const { choices } = taken(await host.call('getNotices', { params }));
  taken(await host.call('saveNotices', { params, body: { choices: { ...choices, claim: 'now' } } }));
  const waiting = async (who: Caller) => taken(await who.call('listHostRestaurants', {}))[0]?.claims_waiting;
  const told = async () =>
    (await app.pool.query("select recipient, body from mail where order_id = $1 and kind = 'team_claim'", [id])).rows;
  taken(await claim(id));
  expect([await waiting(owner), await waiting(host)]).toEqual([1, 0]);
  await drain(app.context, { later: true });
  const { rows: owners } = await app.pool.query('select email from app_user where id = $1', [owner.id]);
  expect(await told()).toEqual([{ recipient: owners[0].email, body: expect.stringContaining('/panel/house-claims') }]);
  taken(await owner.call('answerClaim', { params: { ...params, order: id }, body: { text } }));
  expect(await waiting(owner)).toBe(0);

  // What was answered before the mail went out is not asked for any more.
  const other = await meal();
  const second = await ownerOf(app.pool, app.url, other.table);
  taken(await claim(other.id));
  const word = { params: { id: other.table.restaurantId, order: other.id }, body: { text } };
  taken(await second.call('answerClaim', word));
  await drain(app.context, { later: true });
  const { rowCount } = await app.pool.query("select 1 from mail where order_id = $1 and kind = 'team_claim'", [
    other.id,
  ]);
  expect(rowCount).toBe(0);
});

test('accepted: the fee goes back to the card and the half is credited, once, with a mail; rejected: neither, with the reason', async () => {
  const [right, wrong] = [await meal(), await meal()];
  taken(await claim(right.id));
  taken(await claim(wrong.id));
  expect(taken(await decide(right.id, 'accepted'))).toMatchObject({ state: 'accepted' });
  expect(await decide(right.id, 'accepted')).toMatchObject({ code: 'already_decided', status: 409 });
  taken(await decide(wrong.id, 'rejected', 'The bill has the 50 % in its third line.'));
  expect(await given(right.id)).toEqual(['card 600', 'guarantee 2500']);
  expect(await given(wrong.id)).toEqual([]);
  expect(await creditOf(app.pool, diner)).toBe(2500);
  await drain(app.context);
  expect(await chargedOf(app.pool, right.id)).toBe(0);
  expect(await mails(right.id)).toContain('claim_accepted');
  expect(taken(await diner.order(right.id)).claim).toMatchObject({
    returned: { card: { amount: 600 }, credit: { amount: 0 }, guarantee: { amount: 2500 } },
  });
  const { rows: letters } = await app.pool.query(
    "select body from mail where order_id = $1 and kind = 'claim_rejected'",
    [wrong.id],
  );
  expect(letters[0].body).toContain('third line');
  expect(taken(await diner.order(wrong.id)).claim).toMatchObject({ state: 'rejected' });
});

test('accepted for a booking that a free voucher paid before it was changed: the voucher comes back, and what was added', async () => {
  const { two, four } = await openRestaurant(app);
  await giveFreeVoucher(app.pool, diner);
  const { _id: first } = taken(await diner.hold(two));
  taken(await diner.pay(first, null, { wish: { use_free_voucher: true, expected: 0 } }));
  const { _id: id } = taken(await change(diner, first, four));
  const { starts_at } = taken(await diner.pay(id, await app.cardToken()));
  await drain(app.context);
  now = Date.parse(starts_at);
  const owner = await ownerOf(app.pool, app.url, four);
  taken(await owner.call('arriveOrder', { params: { id }, body: {} }));
  taken(await claim(id));
  expect(taken(await decide(id, 'accepted')).fee).toEqual({ amount: 300, currency: 'EUR' });
  expect(await given(id)).toEqual(['card 300', 'guarantee 2500']);
  expect(await freeVouchersOf(app.pool, diner)).toBe(1);
});

test('what credit paid of the fee comes back as credit, what the card paid to the card', async () => {
  await giveCredit(app.pool, diner, 250);
  const table = await openTable(app.pool);
  const { _id: id } = taken(await diner.hold(table));
  const { starts_at } = taken(await diner.pay(id, await app.cardToken(), { wish: { use_credit: true } }));
  await drain(app.context);
  now = Date.parse(starts_at);
  taken(await (await ownerOf(app.pool, app.url, table)).call('arriveOrder', { params: { id }, body: {} }));
  taken(await claim(id));
  taken(await accept(id, 0));
  expect(await given(id)).toEqual(['card 350', 'claim 250']);
});

test.each([
  [{ food: '5000', charged: '5600' }, 2500, 'all was charged'],
  [{ food: '5001', charged: '5001' }, 2501, 'an odd cent is the diner’s'],
  [{ food: '5000', charged: '3500' }, 1000, 'a part of the half was given'],
  [{ food: '5000', charged: '2000' }, 0, 'less than the half was charged'],
  [{ food: '90000', charged: '90000' }, 6000, 'the limit'],
])('of a bill of %o the guarantee is %i: %s', async (bill_, amount) => {
  const { id } = await meal();
  taken(await claim(id, bill_));
  expect(taken(await accept(id)).guarantee).toEqual({ amount, currency: 'EUR' });
});

test('an admin corrects the amount from the picture, up to the limit', async () => {
  const { id } = await meal();
  taken(await claim(id));
  expect(await accept(id, 6001)).toMatchObject({ code: 'invalid_fields' });
  expect(taken(await accept(id, 1234)).guarantee.amount).toBe(1234);
  expect(await given(id)).toEqual(['card 600', 'guarantee 1234']);
});

test('two windows at once make one claim, and leave one picture', async () => {
  const { id } = await meal();
  const before = (await photos()).length;
  const answers = await Promise.all(Array.from({ length: 4 }, () => claim(id)));
  expect(answers.map(({ code }) => code).sort()).toEqual(['claim_exists', 'claim_exists', 'claim_exists', 'ok']);
  expect((await photos()).length).toBe(before + 1);
});

test('fourteen days, for one’s own meal that took place', async () => {
  const { id, table } = await meal();
  const arrived = now;
  const owner = await ownerOf(app.pool, app.url, table);
  const token = taken(await diner.order(id)).voucher?.token ?? '';
  const offered = async () => {
    const order = taken(await diner.order(id)).actions.includes('claim');
    expect(taken(await diner.call('getVoucher', { params: { token } })).claimable).toBe(order);
    return order;
  };
  expect(await claim(id, {}, owner)).toMatchObject({ code: 'not_found' });
  expect(await claim(randomUUID())).toMatchObject({ code: 'not_found' });
  now = arrived + 14 * day + 1;
  expect(await offered()).toBe(false);
  expect(await claim(id)).toMatchObject({ code: 'claim_too_late', status: 409 });
  now = arrived + 14 * day;
  expect(await offered()).toBe(true);
  expect(await claim(id)).toMatchObject({ ok: true });
  expect(await offered()).toBe(false);
  now = Date.now();
  const held = taken(await diner.hold(await openTable(app.pool)))._id;
  expect(await claim(held)).toMatchObject({ code: 'order_state' });
});

describe('a form with mistakes', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  test.each<[string, Change, string, number]>([
    ['no picture', { file: null }, 'invalid_fields', 422],
    ['an SVG', { file: Buffer.from(svg) }, 'invalid_fields', 422],
    [
      'a JPEG beginning with an SVG behind it',
      { file: Buffer.from(`\xff\xd8\xff${svg}`, 'latin1') },
      'invalid_fields',
      422,
    ],
    ['a text for a picture', { file: 'a bill' }, 'invalid_fields', 422],
    ['a picture above the limit', { file: Buffer.alloc(1024 * 1024 + 1) }, 'body_too_large', 413],
    ['no sum', { charged: null }, 'invalid_fields', 422],
    ['a sum of nothing', { charged: '0' }, 'invalid_fields', 422],
    ['half a cent', { charged: '12.5' }, 'invalid_fields', 422],
    ['no food', { food: null }, 'invalid_fields', 422],
    ['food for nothing', { food: '0' }, 'invalid_fields', 422],
    ['words for a sum', { charged: 'a lot' }, 'invalid_fields', 422],
    ['too few words', { text: 'x'.repeat(9) }, 'invalid_fields', 422],
    ['too many words', { text: 'x'.repeat(2001) }, 'invalid_fields', 422],
    ['100 kB of words', { text: 'x'.repeat(100_000) }, 'body_too_large', 413],
  ])('is refused with %s, and keeps nothing', async (_, change, code, status) => {
    const { id } = await meal();
    const before = await photos();
    expect(await claim(id, change)).toMatchObject({ code, status });
    expect(await photos()).toEqual(before);
    expect(taken(await diner.order(id)).claim).toBeNull();
  });

  test('is told all of them at once', async () => {
    const { id } = await meal();
    const form = formOf({ file: null, charged: '0', food: '', text: 'short' });
    const { issues } = await diner.problem('claimDiscount', { params: { id } }, { form });
    expect(issues?.map(({ path }) => path).toSorted()).toEqual(['charged', 'file', 'food', 'text']);
  });
});

test('the honour rate shows from ten arrived orders on, and each accepted claim lowers it', async () => {
  const table = await openTable(app.pool, { qtd: 12 });
  const rate = async () =>
    (await nobody.call('getRestaurant', { params: { id: table.restaurantId } })) as {
      data: { honour_rate: number | null };
    };
  const nobody = new Caller(app.url, '');
  const ids: string[] = [];
  for (let count = 0; count < 9; count += 1) {
    diner = await newDiner(app.pool, app.url);
    ids.push((await meal(table)).id);
  }
  await refreshHonourRates(app.context, app.pool);
  expect((await rate()).data.honour_rate).toBeNull();
  diner = await newDiner(app.pool, app.url);
  const { id } = await meal(table);
  await refreshHonourRates(app.context, app.pool);
  expect((await rate()).data.honour_rate).toBe(100);
  taken(await claim(id));
  taken(await decide(id, 'accepted'));
  expect((await rate()).data.honour_rate).toBe(90);
  now += 366 * day;
  await refreshHonourRates(app.context, app.pool);
  expect((await rate()).data.honour_rate).toBeNull();
});

test('a decision that is sent again under its key is answered as the first, and credits once', async () => {
  const [one, other] = [await meal(), await meal()];
  for (const { id } of [one, other]) taken(await claim(id));
  for (let time = 0; time < 2; time += 1)
    expect(taken(await decide(one.id, 'accepted', '', 'decide-once'))).toMatchObject({ state: 'accepted' });
  expect(await decide(other.id, 'accepted', '', 'decide-once')).toMatchObject({ code: 'idempotency_key_reused' });
  expect(await given(one.id)).toEqual(['card 600', 'guarantee 2500']);
});
