import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { GatewayUnreachable } from '../src/adapters/gateways/payment-gateway.ts';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { cards, newDiner, openTable, taken } from './support/diner.ts';
import type { Caller } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { creditOf } from './support/ledgers.ts';
import { books } from './support/gateway-under-test.ts';

const day = 86_400_000;
let app: TestApp;
let buyer: Caller;
let friend: Caller;
let ahead = 0;

beforeAll(async () => {
  app = await startTestApp({
    overrides: { now: () => Date.now() + ahead },
    settings: { giftCodesPerHour: 8, giftPurchasesPerHour: 8 },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  ahead = 0;
  await app.pool.query('delete from try_window');
  [buyer, friend] = [await newDiner(app.pool, app.url), await newDiner(app.pool, app.url)];
});
afterEach(async () => {
  await drain(app.context, { later: true });
  expect(await auditDatabase(app.pool)).toEqual([]);
});

const today = () => new Date(Date.now() + ahead).toISOString().slice(0, 10);
const later = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);
const email = 'friend@metade.test';

async function buy(card: string = cards.visa, change: Record<string, unknown> = {}, idempotencyKey?: string) {
  const body = {
    country: 'PT',
    amount: 5000,
    from: 'Ana',
    to: 'Rui',
    email,
    message: 'Parabéns!',
    send_on: today(),
    card_token: await app.cardToken(card),
    ...change,
  };
  return buyer.call('buyGift', { body }, idempotencyKey ? { idempotencyKey } : {});
}
const bought = async () => taken(await buy());
const redeem = (code: string | null, who = friend) => who.call('redeemGift', { body: { code: code ?? '' } });
const own = async (id: string) => taken(await buyer.call('getGift', { params: { id } }));
const giveBack = (id: string) => buyer.call('returnGift', { params: { id } });
const charged = async (id: string) =>
  (
    await app.pool.query<{ left: number }>(
      `select coalesce(sum(amount - refunded), 0)::integer as left from ${books}.payments where reference = $1 and state in ('authorized', 'captured', 'partially_refunded')`,
      [id],
    )
  ).rows[0]?.left ?? 0;
const mailsOf = async (id: string) =>
  (
    await app.pool.query<{ kind: string; recipient: string; body: string; created_at: string }>(
      "select kind, recipient, body, created_at from mail where key like 'gift ' || $1 || '%' order by kind",
      [id],
    )
  ).rows;

describe('buying', () => {
  test.each(['visa', 'answerLost', 'slow', 'webhookDoubled', 'webhookDisordered'] as const)(
    'a paid one (%s) has a code, and is mailed once to whom it is for',
    async (card) => {
      const { _id: id } = taken(await buy(cards[card]));
      await drain(app.context);
      expect(await own(id)).toMatchObject({ state: 'ready', sent: true, amount: { amount: 5000, currency: 'EUR' } });
      expect(await charged(id)).toBe(5000);
      const { code } = await own(id);
      expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){2}$/);
      const mails = await mailsOf(id);
      expect(mails.map(({ kind }) => kind)).toEqual(['gift_bought', 'gift_gift']);
      expect(mails[1]).toMatchObject({ recipient: email });
      expect(mails[1]?.body).toContain(code);
      expect(mails[1]?.body).toContain('Parabéns!');
      expect(mails[0]?.body).not.toContain(code);
    },
  );

  test.each([
    ['declined', 'gift_payment_failed'],
    ['insufficientFunds', 'gift_payment_failed'],
    ['networkFailure', 'gift_payment_failed'],
    ['debit', 'card_not_credit'],
    ['prepaid', 'card_not_credit'],
  ] as const)('a %s card buys nothing and is charged nothing', async (card, code) => {
    expect(await buy(cards[card])).toMatchObject({ ok: false, code });
    await drain(app.context, { later: true });
    for (const gift of taken(await buyer.call('listGifts', {}))) {
      expect(gift).toMatchObject({ state: 'failed', code: null });
      expect(await charged(gift._id)).toBe(0);
    }
  });

  test('a bank that asks the buyer: no code before the answer, and none when nobody answers', async () => {
    const { _id: id, ...gift } = taken(await buy(cards.authenticate));
    expect(gift).toMatchObject({ state: 'pending', code: null, action_url: expect.stringContaining('http') });
    await drain(app.context, { later: true });
    expect(await own(id)).toMatchObject({ state: 'failed', code: null });
    expect(await charged(id)).toBe(0);
  });

  test('pressed twice under one key, at once too, it is bought once; another purchase under it is refused', async () => {
    const token = await app.cardToken();
    const twice = await Promise.all([
      buy(cards.visa, { card_token: token }, 'once'),
      buy(cards.visa, { card_token: token }, 'once'),
    ]);
    const [first, second] = twice.map(taken);
    expect(second?._id).toBe(first?._id);
    expect(taken(await buy(cards.visa, { card_token: token }, 'once'))._id).toBe(first?._id);
    expect(taken(await buyer.call('listGifts', {}))).toHaveLength(1);
    expect(await buy(cards.visa, { card_token: token, amount: 6000 }, 'once')).toMatchObject({
      code: 'idempotency_key_reused',
    });
  });

  test('a gateway that fell silent: the job finds out that it was paid', async () => {
    const gateway = app.context.gateways.current;
    const { authorize, find, giveUp } = gateway;
    const silent = async () => Promise.reject(new GatewayUnreachable('silent'));
    gateway.find = gateway.giveUp = silent;
    gateway.authorize = (request) => authorize(request).then(silent);
    const { _id: id, state } = await buy(cards.visa)
      .then(taken)
      .finally(() => Object.assign(gateway, { authorize, find, giveUp }));
    expect(state).toBe('pending');
    await drain(app.context, { later: true });
    expect(await own(id)).toMatchObject({ state: 'ready' });
  });

  test('accepts from the lowest fee to the market’s limit, and a day of the coming year', async () => {
    expect(taken(await buyer.call('getGiftRules', { params: { country: 'PT' } }))).toMatchObject({
      min: { amount: 600 },
      max: { amount: 30_000 },
      countries: ['ES', 'PT'],
    });
    for (const change of [{ amount: 600 }, { amount: 30_000 }, { send_on: later(364) }])
      taken(await buy(cards.visa, change));
    for (const [change, path, code, message] of [
      [{ amount: 599 }, 'amount', 'sum_range', /^From €6\.00 to €300\.00\.$/],
      [{ amount: 30_001 }, 'amount', 'sum_range', /^From €6\.00 to €300\.00\.$/],
      [{ send_on: later(-2) }, 'send_on', 'day_range', /^Choose a day from \w+ \d+ \w+ \d{4} to \w+ \d+ \w+ \d{4}\.$/],
      [{ send_on: later(368) }, 'send_on', 'day_range', /^Choose a day from/],
    ] as const) {
      const body = {
        country: 'PT',
        amount: 5000,
        from: 'Ana',
        to: 'Rui',
        email,
        message: '',
        send_on: today(),
        card_token: await app.cardToken(),
        ...change,
      };
      expect(await buyer.problem('buyGift', { body })).toMatchObject({
        code: 'invalid_fields',
        issues: [{ path, code, message: expect.stringMatching(message) }],
      });
    }
  });

  test('for a later day it waits: nothing is mailed to the friend before', async () => {
    const { _id: id } = taken(await buy(cards.visa, { send_on: later(40) }));
    const { rows } = await app.pool.query<{ run_at: string }>(
      'select run_at from graphile_worker.jobs where key = $1',
      [`gift ${id}`],
    );
    expect(new Date(rows[0]?.run_at ?? 0).toISOString().slice(0, 10)).toBe(later(40));
  });
});

describe('redeeming', () => {
  test('becomes credit of whoever redeems, for 24 months, once: of many at once one has it', async () => {
    const { _id: id, code } = await bought();
    const others = await Promise.all(Array.from({ length: 4 }, () => newDiner(app.pool, app.url)));
    const tries = await Promise.all([friend, ...others].map((who) => redeem(code, who)));
    expect(tries.filter(({ ok }) => ok)).toHaveLength(1);
    for (const one of tries) if (!one.ok) expect(one.code).toBe('gift_redeemed');
    const credits = await Promise.all([friend, ...others].map((who) => creditOf(app.pool, who)));
    expect(credits.toSorted()).toEqual([0, 0, 0, 0, 5000]);
    expect(await own(id)).toMatchObject({ state: 'redeemed', return_until: null });
    const { rows } = await app.pool.query<{ months: number }>(
      'select extract(year from age(expires_at, created_at)) * 12 + extract(month from age(expires_at, created_at)) as months from credit_entry where gift_id = $1',
      [id],
    );
    expect(Math.round(Number(rows[0]?.months))).toBeGreaterThanOrEqual(23);
    expect(await giveBack(id)).toMatchObject({ code: 'gift_redeemed' });
  });

  test('however it is typed; the same person’s repeat changes nothing; it pays a fee', async () => {
    const { code } = await bought();
    const typed = (code ?? '').toLowerCase().replaceAll('-', ' ');
    expect(taken(await redeem(typed))).toMatchObject({ state: 'redeemed', amount: { amount: 5000 } });
    taken(await redeem(code));
    expect(await creditOf(app.pool, friend)).toBe(5000);
    const { _id: order } = taken(await friend.hold(await openTable(app.pool)));
    taken(await friend.pay(order, null, { wish: { use_credit: true } }));
    expect(await creditOf(app.pool, friend)).toBe(4400);
  });

  test('after 24 months the code is over, and so is credit that was left', async () => {
    const [spent, unused] = [await bought(), await bought()];
    taken(await redeem(spent.code));
    ahead = 732 * day;
    expect(await creditOf(app.pool, friend, Date.now() + ahead)).toBe(0);
    expect(await redeem(unused.code)).toMatchObject({ code: 'gift_expired' });
    ahead = 0;
  });

  test('wrong codes: nothing is told of others, and guessing ends soon', async () => {
    expect(await redeem('AAAA-AAAA-AAAA')).toMatchObject({ code: 'gift_unknown', status: 404 });
    expect(await redeem('x')).toMatchObject({ code: 'gift_unknown' });
    const more = await Promise.all(Array.from({ length: 8 }, () => redeem('AAAA-AAAA-AAAB')));
    expect(more.some(({ code }) => code === 'too_many_requests')).toBe(true);
    expect(await friend.call('getGiftCard', { params: { code: 'AAAA-AAAA-AAAA' } })).toMatchObject({
      code: 'too_many_requests',
    });
  });
});

describe('returning', () => {
  test('within 14 days the money goes back to the card, once, and the code is dead at once', async () => {
    const { _id: id, code } = await bought();
    expect(taken(await giveBack(id))).toMatchObject({ state: 'returned', refunded: false });
    taken(await giveBack(id));
    expect(await redeem(code)).toMatchObject({ code: 'gift_returned' });
    await drain(app.context);
    expect(await charged(id)).toBe(0);
    expect(await own(id)).toMatchObject({ refunded: true });
    expect((await mailsOf(id)).map(({ kind }) => kind)).toEqual(['gift_bought', 'gift_returned']);
  });

  test('of a return and a redemption at once one comes true', async () => {
    for (let round = 0; round < 4; round++) {
      const { _id: id, code } = await bought();
      const before = await creditOf(app.pool, friend);
      const [back, used] = await Promise.all([giveBack(id), redeem(code)]);
      expect(back.ok).not.toBe(used.ok);
      await drain(app.context);
      expect(await charged(id)).toBe(back.ok ? 0 : 5000);
      expect((await creditOf(app.pool, friend)) - before).toBe(used.ok ? 5000 : 0);
      await app.pool.query('delete from try_window');
    }
  });

  test('later it is refused; somebody else’s is not found', async () => {
    const { _id: id } = await bought();
    expect(await friend.call('returnGift', { params: { id } })).toMatchObject({ code: 'not_found' });
    expect(await friend.call('getGift', { params: { id } })).toMatchObject({ code: 'not_found' });
    ahead = 14 * day + 60_000;
    expect(await giveBack(id)).toMatchObject({ code: 'gift_return_late' });
    ahead = 0;
  });
});
