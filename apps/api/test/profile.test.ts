import { randomUUID } from 'node:crypto';
import type { Input } from '@metade/api-client/client.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashPassword } from '../src/features/auth/password.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { Caller, newDiner, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';

const password = 'half a plate of rice';
let app: TestApp;
let passwordHash: string;
beforeAll(async () => {
  app = await startTestApp({ settings: { addressLoginTriesPer15Min: 500, addressesMax: 3 } });
  passwordHash = await hashPassword(password);
});
afterAll(() => app.close());

/** A diner with a password, and how to sign in again. */
async function dinerWithPassword() {
  const caller = await newDiner(app.pool, app.url);
  const { rows } = await app.pool.query<{ email: string }>(
    'update app_user set password_hash = $2 where id = $1 returning email',
    [caller.id, passwordHash],
  );
  const email = rows[0]?.email as string;
  const login = async (word = password) => {
    const { token, data } = await app.client.call('login', { body: { email, password: word } });
    return new Caller(app.url, token, data._id);
  };
  return { caller, login };
}

describe('the profile', () => {
  test('takes what is given, leaves the rest, and shows it as the identity', async () => {
    const diner = await newDiner(app.pool, app.url);
    const before = taken(await diner.call('getIdentity', {}));
    const after = taken(
      await diner.call('updateProfile', {
        body: { first_name: ' Bea ', gender: 'female', born: '1990-02-28', intl: 'es', region: 'PT-1106' },
      }),
    );
    expect(after.profile).toEqual({
      ...before.profile,
      first_name: 'Bea',
      name: 'Bea Silva',
      gender: 'female',
      born: '1990-02-28',
      intl: 'es',
    });
    expect(after.region).toEqual([{ iso: 'PT-11', city: 'Lisboa' }]);
    expect(taken(await diner.call('getIdentity', {}))).toEqual(after);
    expect(taken(await diner.call('updateProfile', { body: {} }))).toEqual(after);
    const named = async (name: string) => taken(await diner.call('updateProfile', { body: { name } })).profile.name;
    expect(await named(' Beatriz Silva e Sousa ')).toBe('Beatriz Silva e Sousa');
    expect(await named(' ')).toBe('Bea Silva');
  });

  test.each([
    ['912 345 678', 'PT-1106', '+351912345678'],
    ['+34 612 345 678', 'PT-1106', '+34612345678'],
    ['(11) 96123-4567', 'BR-SP', '+5511961234567'],
  ])('reads the phone %s as of %s', async (phone, region, number) => {
    const diner = await newDiner(app.pool, app.url);
    expect(taken(await diner.call('updateProfile', { body: { phone, region } })).profile.phone).toBe(number);
    expect(taken(await diner.call('updateProfile', { body: { phone: null } })).profile.phone).toBeNull();
  });

  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  test.each([
    ['born', { born: day(0) }, 'birthday'],
    ['born', { born: '1880-01-01' }, 'birthday'],
    ['phone', { phone: '912' }, 'phone_invalid'],
    ['region', { region: 'XX-1' }, 'region_unknown'],
    ['first_name', { first_name: ' ' }, 'required'],
    ['last_name', { last_name: 'x'.repeat(61) }, 'too_long'],
  ])('refuses a bad %s: %j', async (field, body, code) => {
    const diner = await newDiner(app.pool, app.url);
    const { issues } = await diner.problem('updateProfile', { body } as Input<'updateProfile'>);
    expect(issues?.map((issue) => [issue.path, issue.code])).toEqual([[field, code]]);
  });

  test('tells everything that is wrong at once', async () => {
    const diner = await newDiner(app.pool, app.url);
    const wrong = { born: day(1), phone: '12', region: 'PT-11' };
    const paths = async (body: object) =>
      (await diner.problem('updateProfile', { body })).issues?.map(({ path }) => path).toSorted();
    expect(await paths(wrong)).toEqual(['born', 'phone']);
    expect(await paths({ ...wrong, first_name: '' })).toEqual(['born', 'first_name', 'phone']);
  });

  test('takes yesterday as a birthday', async () => {
    const diner = await newDiner(app.pool, app.url);
    expect(taken(await diner.call('updateProfile', { body: { born: day(-1) } })).profile.born).toBe(day(-1));
  });

  test('keeps HTML as the text it is, and takes no 100 kB', async () => {
    const diner = await newDiner(app.pool, app.url);
    const text = '<img src=x onerror=alert(1)>';
    expect(taken(await diner.call('updateProfile', { body: { first_name: text } })).profile.first_name).toBe(text);
    const huge = await diner.problem('updateProfile', { body: { first_name: 'x'.repeat(100_000) } });
    expect(huge.issues?.[0]).toMatchObject({ path: 'first_name', code: 'too_long' });
  });
});

describe('the password', () => {
  const change = (caller: Caller, current: string, word: string) =>
    caller.call('changePassword', { body: { current, password: word, password_confirmation: word } });

  test('changes for who knows it; every other session ends, this one stays', async () => {
    const { caller, login } = await dinerWithPassword();
    const other = await login();
    expect((await change(caller, password, 'the other half of it')).code).toBe('ok');
    expect((await caller.call('getIdentity', {})).code).toBe('ok');
    expect((await other.call('getIdentity', {})).code).toBe('unauthenticated');
    await expect(login()).rejects.toThrow('login_mismatch');
    await login('the other half of it');
  });

  test('stays when the current one is wrong or the new one is no good', async () => {
    const { caller, login } = await dinerWithPassword();
    const refused = async (current: string, word: string) =>
      (await caller.problem('changePassword', { body: { current, password: word, password_confirmation: word } }))
        .issues?.[0];
    expect(await refused('not the word', 'the other half of it')).toMatchObject({
      path: 'current',
      code: 'password_wrong',
    });
    expect(await refused(password, 'password123')).toMatchObject({ path: 'password', code: 'password_weak' });
    await login();
  });

  test('is not to be guessed with a stolen token: ten tries, which lock nobody else out', async () => {
    const { caller, login } = await dinerWithPassword();
    for (let count = 1; count <= 10; count += 1)
      expect((await change(caller, 'wrong', 'the other half of it')).code).toBe('invalid_fields');
    expect((await change(caller, password, 'the other half of it')).code).toBe('too_many_requests');
    await login();
  });
});

describe('addresses', () => {
  const home = {
    name: 'Home',
    street: 'Avenida Paulista',
    number: '1000',
    district: 'Bela Vista',
    city: 'São Paulo',
    state: 'SP',
    zip: '01310100',
  };
  const add = async (diner: Caller, changes: object = {}) =>
    taken(await diner.call('createAddress', { body: { ...home, ...changes } }));

  test('are kept, the first as the default, with the postal code as its country writes it', async () => {
    const diner = await newDiner(app.pool, app.url);
    const [first] = await add(diner);
    expect(first).toMatchObject({ ...home, zip: '01310-100', country: 'BR', default: true });
    const list = await add(diner, { name: 'Work', country: 'PT', zip: '1100-148', city: 'Lisboa' });
    expect(list.map(({ name, default: isDefault }) => [name, isDefault])).toEqual([
      ['Home', true],
      ['Work', false],
    ]);
    expect(taken(await diner.call('listAddresses', {}))).toEqual(list);
    expect(taken(await diner.call('getIdentity', {})).address).toEqual(list);
  });

  test('have one default, which can be another one; removing it makes the oldest one the default', async () => {
    const diner = await newDiner(app.pool, app.url);
    await add(diner);
    await add(diner, { name: 'Work' });
    const [third] = await add(diner, { name: 'Beach', default: true });
    const names = (list: { name: string; default: boolean }[]) => list.map((one) => `${one.name} ${one.default}`);
    expect(third).toMatchObject({ name: 'Beach', default: true });
    const id = (third as { _id: string })._id;
    const left = taken(await diner.call('removeAddress', { params: { id } }));
    expect(names(left)).toEqual(['Home true', 'Work false']);
    const work = left[1]?._id as string;
    expect(
      names(taken(await diner.call('updateAddress', { params: { id: work }, body: { default: true, number: '7' } }))),
    ).toEqual(['Work true', 'Home false']);
  });

  test('have one default after ten choices at the same time', async () => {
    const diner = await newDiner(app.pool, app.url);
    await add(diner);
    const ids = (await add(diner, { name: 'Work' })).map(({ _id }) => _id);
    const choices = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        diner.call('updateAddress', { params: { id: ids[index % 2] as string }, body: { default: true } }),
      ),
    );
    expect(new Set(choices.map(({ code }) => code))).toEqual(new Set(['ok']));
    expect(taken(await diner.call('listAddresses', {})).filter((one) => one.default)).toHaveLength(1);
  });

  test('are as many as the limit says, and no more', async () => {
    const diner = await newDiner(app.pool, app.url);
    for (let count = 1; count <= 3; count += 1) await add(diner);
    expect((await diner.call('createAddress', { body: home })).code).toBe('addresses_limit');
  });

  test('refuse a postal code that their country does not write so', async () => {
    const diner = await newDiner(app.pool, app.url);
    const { issues } = await diner.problem('createAddress', { body: { ...home, zip: '12' } });
    expect(issues?.[0]).toMatchObject({ path: 'zip', code: 'postal_code_malformed' });
  });

  test('are nobody else’s', async () => {
    const [owner, other] = [await newDiner(app.pool, app.url), await newDiner(app.pool, app.url)];
    const id = (await add(owner))[0]?._id as string;
    expect((await other.call('updateAddress', { params: { id }, body: { name: 'Mine' } })).code).toBe('not_found');
    expect((await other.call('removeAddress', { params: { id } })).code).toBe('not_found');
    expect((await other.call('removeAddress', { params: { id: randomUUID() } })).code).toBe('not_found');
    expect(taken(await owner.call('listAddresses', {}))[0]).toMatchObject({ name: 'Home' });
  });
});

test('another link to confirm the address is sent three times an hour, and to no confirmed one', async () => {
  const diner = await newDiner(app.pool, app.url);
  await app.pool.query('update app_user set email_verified_at = null where id = $1', [diner.id]);
  const send = async () => (await diner.call('sendVerification', {})).code;
  const links = async () =>
    (await app.pool.query("select 1 from account_link where user_id = $1 and purpose = 'verify'", [diner.id])).rowCount;
  for (let count = 1; count <= 2; count += 1) expect(await send()).toBe('ok');
  await drain(app.context);
  expect(await links()).toBe(2);
  await app.pool.query('update app_user set email_verified_at = now() where id = $1', [diner.id]);
  expect(await send()).toBe('ok');
  await drain(app.context);
  expect(await links()).toBe(2);
  expect(await send()).toBe('too_many_requests');
});
