import { createClient } from '@metade/api-client/client.ts';
import type { Input } from '@metade/api-client/client.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rewardChecks } from '../src/features/audit/reward-checks.ts';
import { erasePerson } from '../src/features/account/erase-person.ts';
import { transaction } from '../src/db/transaction.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import { Caller, newDiner, newGuest, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { eaten, hourMs, pointsOf, startClock } from './support/rewards.ts';

const clock = startClock();
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ overrides: { now: clock.read } });
});
afterAll(async () => {
  for (const { name, sql } of rewardChecks) expect((await test.pool.query(sql)).rows, name).toEqual([]);
  await test.close();
});

const codeOf = async (diner: Caller) => taken(await diner.call('getRewards', {})).invitation.code;
const password = 'uma mesa para dois';

function signUp(invite: string | undefined, more: Partial<Input<'registerUser'>['body']> = {}) {
  const body = {
    first_name: 'Rui',
    last_name: 'Costa',
    email: `${randomUUID()}@example.test`,
    password,
    password_confirmation: password,
    gender: 'male' as const,
    region: 'PT-11',
    terms: true as const,
    ...(invite === undefined ? {} : { invite }),
    ...more,
  };
  return createClient(test.url).call('registerUser', { body }, { locale: 'en' });
}

async function invited(by: Caller): Promise<Caller> {
  const { token, data } = await signUp(await codeOf(by));
  return new Caller(test.url, token, data._id);
}

describe('an invitation', () => {
  it('has a code of each account’s own, which says who invites', async () => {
    const [ana, other] = [await newDiner(test.pool, test.url), await newDiner(test.pool, test.url)];
    const { invitation } = taken(await ana.call('getRewards', {}));
    expect(invitation).toEqual({
      code: expect.stringMatching(/^[A-HJ-NP-Z2-9]{8}$/),
      link: `http://metade.test/sigin?invite=${invitation.code}`,
      points: 200,
      friends: 0,
      invited: false,
    });
    expect(await codeOf(other)).not.toBe(invitation.code);
    const guest = await newGuest(test.url);
    const found = await guest.call('getInvitation', { params: { code: invitation.code.toLowerCase() } });
    expect(taken(found)).toEqual({ name: 'Ana', points: 200 });
    expect((await guest.call('getInvitation', { params: { code: 'ZZZZZZZZ' } })).code).toBe('invitation_unknown');
  });

  it('brings 200 points to both when the friend first dines, once', async () => {
    const ana = await newDiner(test.pool, test.url);
    const friend = await invited(ana);
    expect(taken(await ana.call('getRewards', {})).invitation.friends).toBe(1);
    expect(taken(await friend.call('getRewards', {})).invitation.invited).toBe(true);
    await drain(test.context, { later: true });
    expect([await pointsOf(ana), await pointsOf(friend)].map(({ pending }) => pending)).toEqual([0, 0]);

    const [first, second] = [await eaten(test, friend, clock), await eaten(test, friend, clock)];
    const { creditMeal } = await import('../src/features/rewards/index.ts');
    await Promise.all([first, second, first, second].map(({ id }) => creditMeal(test.context, id)));
    await drain(test.context, { later: true });
    expect([await pointsOf(ana), await pointsOf(friend)].map(({ pending }) => pending)).toEqual([200, 500]);
    clock.now += 72 * hourMs;
    expect([await pointsOf(ana), await pointsOf(friend)].map(({ available }) => available)).toEqual([200, 500]);
    expect(taken(await friend.call('getRewards', {})).invitation.invited).toBe(false);
    const [line] = taken(await ana.call('listLedger', {}));
    expect(line).toMatchObject({ reason: 'invited', points: 200, order: null });
  });

  it('brings nothing of a meal that did not take place', async () => {
    const ana = await newDiner(test.pool, test.url);
    const friend = await invited(ana);
    const { id, host } = await eaten(test, friend, clock);
    taken(await host.call('undoArrival', { params: { id } }));
    await drain(test.context, { later: true });
    expect((await pointsOf(ana)).pending).toBe(0);
  });

  it('is refused at sign-up when unknown, malformed, or of the same telephone, and no account is made', async () => {
    const ana = await newDiner(test.pool, test.url);
    const email = `${randomUUID()}@example.test`;
    const refusal = (invite: string, phone?: string) =>
      signUp(invite, { email, ...(phone ? { phone } : {}) }).catch((error) => error.problem);
    expect(await refusal('ZZZZZZZZ')).toMatchObject({ code: 'invitation_unknown', status: 404 });
    expect(await refusal(await codeOf(ana), '910 000 000')).toMatchObject({ code: 'invitation_own', status: 409 });
    for (const bad of ['', 'O0I1O0I1', 'ABCDEFG', 'ABCDEFGHJ', "'; --"])
      expect((await refusal(bad)).issues, bad).toMatchObject([{ path: 'invite', code: 'invite_code' }]);
    await signUp(await codeOf(ana), { email, phone: '910 000 001' });
  });

  it('can be named later by who is new and has yet to dine, once, and never one’s own', async () => {
    const ana = await newDiner(test.pool, test.url);
    const code = await codeOf(ana);
    const accept = (diner: Caller, given = code) => diner.call('acceptInvitation', { body: { code: given } });
    expect((await accept(ana)).code).toBe('invitation_own');
    const { token, data } = await signUp(undefined);
    const friend = new Caller(test.url, token, data._id);
    expect((await accept(friend, 'ZZZZZZZZ')).code).toBe('invitation_unknown');
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => accept(friend)));
    expect(outcomes.map((outcome) => outcome.code).sort()).toEqual([
      'invitation_used',
      'invitation_used',
      'invitation_used',
      'ok',
    ]);
    expect((await accept(ana, await codeOf(friend))).code).toBe('invitation_late');
    const dined = await signUp(undefined);
    const late = new Caller(test.url, dined.token, dined.data._id);
    await eaten(test, late, clock);
    expect((await accept(late)).code).toBe('invitation_late');
    expect((await accept(await newGuest(test.url))).code).toBe('unauthenticated');
  });

  it('ends with the account that made it; the friend keeps the promise', async () => {
    const ana = await newDiner(test.pool, test.url);
    const code = await codeOf(ana);
    const friend = await invited(ana);
    await transaction(test.pool, (trx) => erasePerson(test.context, trx, ana.id ?? ''));
    await expect(signUp(code)).rejects.toMatchObject({ problem: { code: 'invitation_unknown' } });
    await eaten(test, friend, clock);
    await drain(test.context, { later: true });
    expect((await pointsOf(friend)).pending).toBe(350);
    const { rows } = await test.pool.query('select count(*)::integer as lines from points_entry where user_id = $1', [
      ana.id,
    ]);
    expect(rows).toEqual([{ lines: 0 }]);
    await transaction(test.pool, (trx) => erasePerson(test.context, trx, friend.id ?? ''));
    const left = await test.pool.query('select invite_code, invited_by from app_user where id = $1', [friend.id]);
    expect(left.rows).toEqual([{ invite_code: null, invited_by: null }]);
  });
});
