import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { erasures, keptWithoutName } from '../src/features/account/erase-person.ts';
import { droppings, onlyOfApproved } from '../src/features/registration/drop-registrations.ts';
import { hashPassword } from '../src/features/auth/password.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { newDiner, openTable, ownerOf, taken } from './support/diner.ts';
import type { Caller } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { giveSecondFactor } from './support/orders-fixture.ts';
import { newMember } from './support/owner.ts';

const password = 'half a plate of rice';
let app: TestApp;
let passwordHash: string;
beforeAll(async () => {
  app = await startTestApp({ settings: { addressLoginTriesPer15Min: 500 } });
  passwordHash = await hashPassword(password);
});
afterAll(async () => {
  await drain(app.context, { later: true });
  expect(await auditDatabase(app.pool)).toEqual([]);
  await app.close();
});

/** A diner with a name and address that stand nowhere else, so that what is left of them can be looked for. */
async function marked(): Promise<{ diner: Caller; mark: string; email: string }> {
  const diner = await newDiner(app.pool, app.url);
  const mark = `Mark${diner.id?.replaceAll('-', '')}`;
  const email = `${mark.toLowerCase()}@example.test`;
  await app.pool.query(
    "update app_user set password_hash = $2, first_name = $3, last_name = $3, full_name = $3, email = $4, gender = 'male', born = '1990-01-02' where id = $1",
    [diner.id, passwordHash, mark, email],
  );
  const address = { name: mark, street: mark, number: '1', city: 'Lisboa', zip: '1100-148', country: 'PT' as const };
  taken(await diner.call('createAddress', { body: address }));
  return { diner, mark, email };
}

/** A paid booking; late: one that by now gives half of it as credit. */
async function book(diner: Caller, { late = false } = {}): Promise<string> {
  const { _id } = taken(await diner.hold(await openTable(app.pool, { daysAhead: late ? 1 : 5, time: '23:30' })));
  taken(await diner.pay(_id, await app.cardToken()));
  await app.pool.query(
    "update orders set created_at = created_at - interval '3 hours', paid_at = paid_at - interval '3 hours', note = 'by the window' where id = $1",
    [_id],
  );
  return _id;
}

/** The contact form, with the mail to the team that follows from it. */
async function wroteToUs(name: string, email: string): Promise<void> {
  await app.pool.query(
    `with lead as (
       insert into lead (id, kind, name, email, phone, locale, form_hash)
       values (gen_random_uuid(), 'contact', $1::text, $2, '+351910000000', 'pt', sha256($1::text::bytea)) returning id)
     select graphile_worker.add_job('send_lead_mail', json_build_object('lead', id)) from lead`,
    [name, email],
  );
}

const remove = (
  diner: Caller,
  expected?: { order: string; rule: string; refund: number; credit: number }[],
  word = password,
) => diner.call('deleteAccount', { body: { password: word, ...(expected ? { expected } : {}) } });

describe('deleting an account', () => {
  test('shows first what it settles: full refunds, lost credit, no money for a mere hold', async () => {
    const { diner } = await marked();
    const [early, late] = [await book(diner), await book(diner, { late: true })];
    const held = taken(await diner.hold(await openTable(app.pool, { daysAhead: 9 })))._id;
    const quote = taken(await diner.call('quoteDeletion', {}));
    expect(quote.orders.map((order) => [order._id, order.rule, order.refund.amount, order.credit.amount])).toEqual([
      [late, 'late', 0, 300],
      [early, 'early', 600, 0],
      [held, 'not_paid', 0, 0],
    ]);
    expect(quote.refund).toEqual([{ amount: 600, currency: 'EUR' }]);
    expect(quote.credit_lost).toEqual([{ amount: 300, currency: 'EUR' }]);
    const expected = quote.orders.map(({ _id, rule, refund, credit }) => ({
      order: _id,
      rule,
      refund: refund.amount,
      credit: credit.amount,
    }));
    const unpaid = expected.map((order) => ({ ...order, rule: 'not_paid' }));
    expect((await remove(diner, unpaid)).code).toBe('quote_changed');
    expect(taken(await remove(diner, expected))).toEqual(quote);
    await drain(app.context);
    const { rows } = await app.pool.query(
      'select id, state, refunded_amount, credited_amount from orders where user_id = $1 order by starts_at',
      [diner.id],
    );
    expect(rows).toEqual([
      { id: late, state: 'cancelled', refunded_amount: 0, credited_amount: 300 },
      { id: early, state: 'cancelled', refunded_amount: 600, credited_amount: 0 },
      { id: held, state: 'cancelled', refunded_amount: 0, credited_amount: 0 },
    ]);
  });

  test('says what is lost of points and free vouchers', async () => {
    const { diner } = await marked();
    expect(taken(await diner.call('quoteDeletion', {}))).toMatchObject({ points_lost: 0, free_vouchers_lost: 0 });
    await app.pool.query(
      `insert into points_entry (id, user_id, points, reason, available_at, expires_at) values
         (gen_random_uuid(), $1, 150, 'admin', now() - interval '1 hour', now() + interval '1 year'),
         (gen_random_uuid(), $1, 100, 'admin', now() + interval '1 hour', now() + interval '1 year')`,
      [diner.id],
    );
    await app.pool.query(
      `insert into free_voucher (id, user_id, reason, expires_at) values
         (gen_random_uuid(), $1, 'admin', now() + interval '1 day'), (gen_random_uuid(), $1, 'admin', now() - interval '1 day')`,
      [diner.id],
    );
    const quote = taken(await diner.call('quoteDeletion', {}));
    expect(quote).toMatchObject({ points_lost: 250, free_vouchers_lost: 1 });
    expect(taken(await remove(diner, []))).toEqual(quote);
  });

  test('leaves nothing of the person in any table, and nobody to sign in', async () => {
    const { diner, mark, email } = await marked();
    await book(diner);
    await app.client.call('forgotPassword', { body: { email } });
    await wroteToUs(mark, email);
    await drain(app.context);
    expect(await tablesNaming(mark)).toEqual(expect.arrayContaining(['address', 'app_user', 'lead', 'mail']));
    const { lead } = taken(await diner.call('exportAccount', {}));
    expect(lead).toMatchObject([{ name: mark, email }]);
    taken(await remove(diner));
    await drain(app.context);
    expect(await tablesNaming(mark)).toEqual([]);
    expect((await diner.call('getIdentity', {})).code).toBe('unauthenticated');
    expect((await diner.call('login', { body: { email, password } })).code).toBe('login_mismatch');
    const { rows } = await app.pool.query('select note from orders where user_id = $1', [diner.id]);
    expect(rows).toEqual([{ note: '' }]);
  });

  test('leaves what somebody wrote from an address that nobody has proven to be this person’s', async () => {
    const { diner, mark, email } = await marked();
    await app.pool.query('update app_user set email_verified_at = null where id = $1', [diner.id]);
    await wroteToUs(mark, email);
    expect(taken(await diner.call('exportAccount', {})).lead).toEqual([]);
    taken(await remove(diner));
    expect(await tablesNaming(mark)).toEqual(['lead']);
    await app.pool.query('delete from lead where email = $1', [email]);
  });

  test('frees the address for a new account', async () => {
    const { diner, email } = await marked();
    taken(await remove(diner));
    await app.client.call('registerUser', {
      body: {
        first_name: 'Ana',
        last_name: 'Silva',
        email,
        password,
        password_confirmation: password,
        gender: 'female',
        region: 'PT-11',
        terms: true,
      },
    });
  });

  test('is refused with a wrong password or other amounts, and then changes nothing', async () => {
    const { diner } = await marked();
    const order = await book(diner);
    expect((await remove(diner, undefined, 'not the word')).code).toBe('invalid_fields');
    expect((await remove(diner, [])).code).toBe('quote_changed');
    expect((await remove(diner, [{ order, rule: 'early', refund: 599, credit: 0 }])).code).toBe('quote_changed');
    expect(taken(await diner.order(order)).state).toBe('confirmed');
    expect((await remove(diner, [{ order, rule: 'early', refund: 600, credit: 0 }])).code).toBe('ok');
  });

  test('is done once, though five ask at the same time', async () => {
    const { diner } = await marked();
    const order = await book(diner);
    const codes = (await Promise.all(Array.from({ length: 5 }, () => remove(diner)))).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['ok', ...Array.from({ length: 4 }, () => 'unauthenticated')]);
    expect((await remove(diner)).code).toBe('unauthenticated');
    await drain(app.context);
    const { rows } = await app.pool.query('select count(*) as refunds from refund where order_id = $1', [order]);
    expect(rows).toEqual([{ refunds: 1 }]);
  });

  test('is not for who owns a restaurant, or is an admin or a licensee', async () => {
    const owner = await ownerOf(app.pool, app.url, await openTable(app.pool));
    expect((await owner.call('quoteDeletion', {})).code).toBe('account_in_charge');
    for (const group of ['admin', 'franchisee']) {
      const { diner } = await marked();
      await app.pool.query('update app_user set user_group = $2 where id = $1', [diner.id, group]);
      await giveSecondFactor(app.pool, String(diner.id));
      expect((await remove(diner)).code).toBe('account_in_charge');
    }
  });

  test.each(['draft', 'submitted', 'changes_requested', 'rejected'])(
    'takes a registration that is %s along, with its pictures, and nothing of another restaurant',
    async (state) => {
      const approved = await openTable(app.pool);
      const { diner: owner, mark } = await marked();
      await app.pool.query("update app_user set user_group = 'restaurant' where id = $1", [owner.id]);
      const { _id: id } = taken(
        await owner.call('createRestaurant', { body: { country: 'PT', company_name: mark, description: mark } }),
      );
      const slot = { day: 1, period: 'night' as const, time: '20:00', qtd: 2, places: 2 as const };
      const tables = { table_tolerance: 30 as const, accepted_sizes: [2 as const], worksheet: [], tables: [slot] };
      taken(await owner.call('saveRegistration', { params: { id }, body: { tables } }));
      await setPicture(owner, id);
      await moveTo(id, state);

      expect(taken(await owner.call('quoteDeletion', {})).registrations).toEqual([{ _id: id, company_name: mark }]);
      const { rows: stored } = await app.pool.query('select id from stored_picture where restaurant_id = $1', [id]);
      taken(await remove(owner));
      await drain(app.context);
      expect(await tablesNaming(mark)).toEqual([]);
      expect(await tablesNaming(id)).toEqual(['audit_log']);
      expect(await app.context.files.read(`uploads/${stored[0].id}/master.webp`)).toBeNull();
      const { rowCount } = await app.pool.query("select 1 from restaurant where id = $1 and state = 'approved'", [
        approved.restaurantId,
      ]);
      expect(rowCount).toBe(1);
    },
  );

  test('leaves a registration that has another owner to him, and is refused once it is approved', async () => {
    const { diner: owner } = await marked();
    await app.pool.query("update app_user set user_group = 'restaurant' where id = $1", [owner.id]);
    const { _id: id } = taken(await owner.call('createRestaurant', { body: { country: 'PT' } }));
    const heir = await newMember(app, id, 'manager');
    await app.pool.query("update team_member set role = 'owner' where user_id = $1", [heir.id]);
    await moveTo(id, 'approved');
    expect((await remove(owner)).code).toBe('account_in_charge');
    await moveTo(id, 'draft');
    expect(taken(await remove(owner)).registrations).toEqual([]);
    const { rows } = await app.pool.query('select owner_id from restaurant where id = $1', [id]);
    expect(rows).toEqual([{ owner_id: heir.id }]);
  });

  test('says of every table that knows restaurants what becomes of a registration', async () => {
    const { rows } = await app.pool.query<{ name: string }>(
      `select distinct conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'restaurant'::regclass order by 1`,
    );
    expect([...Object.keys(droppings), ...onlyOfApproved].toSorted()).toEqual(rows.map(({ name }) => name));
  });

  test('says of every table that knows users what becomes of it', async () => {
    const { rows } = await app.pool.query<{ name: string }>(
      `select distinct conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = 'app_user'::regclass order by 1`,
    );
    expect([...Object.keys(erasures), ...keptWithoutName].toSorted()).toEqual(rows.map(({ name }) => name));
  });
});

/** Puts a restaurant into a state, and into Lisbon, without which it can be in none but a draft's. */
const moveTo = (restaurant: string, state: string) =>
  app.pool.query(
    "update restaurant set state = $2, city_id = 'PT-1106', latitude = 38.71, longitude = -9.14 where id = $1",
    [restaurant, state],
  );

/** Uploads a cover. */
async function setPicture(owner: Caller, id: string): Promise<void> {
  const form = new FormData();
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#b5482f' } })
    .jpeg()
    .toBuffer();
  form.append('file', new File([new Uint8Array(picture)], 'a.jpg', { type: 'image/jpeg' }));
  taken(await owner.call('uploadPicture', { params: { id, kind: 'cover' } }, { form }));
}

describe('the export', () => {
  test('has everything of the user, nothing of another, and no secret', async () => {
    const [{ diner, mark, email }, other] = [await marked(), await marked()];
    const order = await book(diner);
    await book(other.diner);
    await app.client.call('forgotPassword', { body: { email } });
    await drain(app.context);
    const data = taken(await diner.call('exportAccount', {})) as Record<string, Record<string, unknown>[]>;
    expect(data.account).toMatchObject({ first_name: mark, email, born: '1990-01-02' });
    expect(data.address).toMatchObject([{ street: mark }]);
    expect(data.orders).toMatchObject([{ id: order }]);
    expect(data.payment).toMatchObject([{ order_id: order, card_last4: '4242' }]);
    expect(data.order_event?.length).toBeGreaterThan(1);
    expect(data.mail?.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['confirmed', 'reset']));
    const text = JSON.stringify(data);
    expect(text).not.toContain(other.mark);
    expect(text).not.toMatch(/argon2|password_hash|token_hash|voucher_token/);
    expect(text).not.toMatch(/\/auth\/reset_password\/\w/);
  });
});

/** The tables with a row that has the text in it, whatever its capitals. */
async function tablesNaming(text: string): Promise<string[]> {
  const { rows } = await app.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker')`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const { rowCount } = await app.pool.query(`select 1 from ${name} t where t::text ilike $1 limit 1`, [`%${text}%`]);
    if (rowCount !== 0) found.push(name.replace('public.', ''));
  }
  return found.toSorted();
}
