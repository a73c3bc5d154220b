import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { expireCredit } from '../src/features/ledger/index.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { cards, newDiner, openTable, ownerOf, taken } from './support/diner.ts';
import type { Caller, PaymentWish, Table } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { creditOf, freeVouchersOf, giveCredit, giveFreeVoucher, makeCoupon, usesOf } from './support/ledgers.ts';
import { chargedOf, expireHold } from './support/table-facts.ts';

const day = 86_400_000;
const clock = { now: Date.now };
let app: TestApp;
let diner: Caller;
beforeAll(async () => {
  app = await startTestApp({ overrides: { now: () => clock.now() } });
});
beforeEach(async () => {
  clock.now = Date.now;
  diner = await newDiner(app.pool, app.url);
});
afterAll(async () => {
  await drain(app.context, { later: true });
  expect(await auditDatabase(app.pool)).toEqual([]);
  await app.close();
});

const eur = (amount: number) => ({ amount, currency: 'EUR' });

async function held(table?: Table): Promise<string> {
  return taken(await diner.hold(table ?? (await openTable(app.pool, { daysAhead: 9 }))))._id;
}
const quote = (order: string, query: Record<string, unknown> = {}) =>
  diner.call('quotePayment', { params: { id: order }, query: query as never });

describe('a rest that is too small for a card', () => {
  test('is on the house, told before and after, and nothing of it is returned', async () => {
    const order = await held();
    const coupon = await makeCoupon(app.pool, { kind: 'fixed', percent: null, amount: 560, currency: 'EUR' });
    await giveCredit(app.pool, diner, 900);
    const wish = { coupon, use_credit: true };
    expect(taken(await quote(order, wish))).toMatchObject({
      coupon: eur(560),
      waived: eur(40),
      credit: eur(0),
      total: eur(0),
    });
    const booked = taken(await diner.pay(order, null, { wish: { ...wish, expected: 0 } }));
    expect(booked).toMatchObject({ state: 'confirmed', parts: { coupon: eur(560), waived: eur(40), card: eur(0) } });
    expect(await chargedOf(app.pool, order)).toBe(0);
    const ended = taken(await diner.cancel(order));
    expect(ended).toMatchObject({ state: 'cancelled', refunded: eur(0), credited: eur(0) });
    expect(await creditOf(app.pool, diner)).toBe(900);
  });

  test('never comes of credit: it leaves as much as a card takes at least', async () => {
    const order = await held();
    await giveCredit(app.pool, diner, 590);
    const wish = { use_credit: true, expected: 50 };
    expect(taken(await quote(order, { use_credit: true }))).toMatchObject({
      waived: eur(0),
      credit: eur(550),
      total: eur(50),
    });
    taken(await diner.pay(order, await app.cardToken(), { wish }));
    expect(await chargedOf(app.pool, order)).toBe(50);
    expect(await creditOf(app.pool, diner)).toBe(40);
  });
});

describe('a fee', () => {
  test('is quoted by part in the order of use, and paid as it was quoted', async () => {
    const order = await held();
    const coupon = await makeCoupon(app.pool);
    await giveCredit(app.pool, diner, 200);
    await giveCredit(app.pool, diner, 500, { currency: 'BRL', ends: Date.now() + 50 * day });
    const offer = taken(await quote(order, { coupon: ` ${coupon.toLowerCase()} `, use_credit: true }));
    expect(offer).toEqual({
      price: eur(600),
      coupon_code: coupon,
      coupon: eur(300),
      free_voucher: eur(0),
      credit: eur(200),
      carried: eur(0),
      waived: eur(0),
      total: eur(100),
      available: { credit: eur(200), free_vouchers: 0 },
      overlap: null,
    });
    const paid = taken(
      await diner.pay(order, await app.cardToken(), { wish: { coupon, use_credit: true, expected: 100 } }),
    );
    expect(paid).toMatchObject({
      state: 'confirmed',
      parts: { coupon_code: coupon, coupon: eur(300), credit: eur(200), card: eur(100) },
    });
    await drain(app.context);
    expect(await chargedOf(app.pool, order)).toBe(100);
    expect(await creditOf(app.pool, diner)).toBe(500);
    expect(await creditOf(app.pool, diner, Date.now() + 60 * day)).toBe(0);
  });

  test.each<[string, PaymentWish, () => Promise<unknown>]>([
    ['credit', { use_credit: true }, () => giveCredit(app.pool, diner, 700)],
    ['a free voucher', { use_free_voucher: true }, () => giveFreeVoucher(app.pool, diner)],
  ])('that %s covers needs no card, and confirms at once', async (_name, wish, give) => {
    const order = await held();
    await give();
    const key = { idempotencyKey: 'once', wish: { ...wish, expected: 0 } };
    const paid = taken(await diner.pay(order, null, key));
    expect(paid).toMatchObject({ state: 'confirmed', payment_state: 'paid', payment: null, parts: { card: eur(0) } });
    expect(paid.voucher).not.toBeNull();
    expect(taken(await diner.pay(order, null, key))).toEqual(paid);
    expect((await diner.pay(order, null, { wish })).code).toBe('order_state');
    expect((await creditOf(app.pool, diner)) + (await freeVouchersOf(app.pool, diner))).toBe(wish.use_credit ? 100 : 0);
  });

  test('that a coupon covers is free; one that takes more than the fee takes the fee', async () => {
    const order = await held();
    const coupon = await makeCoupon(app.pool, { kind: 'fixed', percent: null, amount: 601, currency: 'EUR' });
    expect(taken(await diner.pay(order, null, { wish: { coupon } }))).toMatchObject({
      state: 'confirmed',
      parts: { coupon: eur(600), card: eur(0) },
    });
  });

  test('with something left needs a card, and a total other than the one shown is refused', async () => {
    const order = await held();
    await giveCredit(app.pool, diner, 599);
    expect((await diner.pay(order, null, { wish: { use_credit: true } })).code).toBe('card_required');
    const stale = await diner.pay(order, await app.cardToken(), { wish: { use_credit: true, expected: 0 } });
    expect(stale).toMatchObject({ code: 'total_changed', params: { total: eur(50) } });
    expect(await creditOf(app.pool, diner)).toBe(599);
    expect(taken(await diner.order(order)).payment).toBeNull();
  });

  test('is quoted to its diner alone, while the table is held', async () => {
    const order = await held();
    const stranger = await newDiner(app.pool, app.url);
    await giveCredit(app.pool, diner, 600);
    expect((await stranger.call('quotePayment', { params: { id: order }, query: {} })).code).toBe('not_found');
    expect((await stranger.pay(order, null, { wish: { use_credit: true } })).code).toBe('not_found');
    taken(await diner.pay(order, null, { wish: { use_credit: true } }));
    expect((await quote(order)).code).toBe('order_state');
    const late = await held();
    await expireHold(app.pool, late);
    expect((await quote(late)).code).toBe('hold_expired');
  });
});

describe('credit', () => {
  test('is spent oldest first and comes back under its own end', async () => {
    const [soon, far] = [Date.now() + 20 * day, Date.now() + 200 * day];
    await giveCredit(app.pool, diner, 500, { ends: far });
    await giveCredit(app.pool, diner, 400, { ends: soon });
    const order = await held();
    taken(await diner.pay(order, null, { wish: { use_credit: true } }));
    expect(await creditOf(app.pool, diner, soon)).toBe(300);
    const back = taken(await diner.call('quoteCancellation', { params: { id: order } }));
    expect(back).toMatchObject({ rule: 'early', refund: eur(0), credit: eur(600), choice: false });
    expect(taken(await diner.cancel(order))).toMatchObject({ payment_state: 'credited', credited: eur(600) });
    expect(await creditOf(app.pool, diner)).toBe(900);
    expect(await creditOf(app.pool, diner, soon)).toBe(500);
  });

  test('that ended while it paid comes back for another month', async () => {
    await giveCredit(app.pool, diner, 600, { ends: Date.now() + 60_000 });
    const order = await held();
    taken(await diner.pay(order, null, { wish: { use_credit: true } }));
    clock.now = () => Date.now() + 120_000;
    taken(await diner.cancel(order));
    expect(await creditOf(app.pool, diner, Date.now() + 29 * day)).toBe(600);
    expect(await creditOf(app.pool, diner, Date.now() + 31 * day)).toBe(0);
  });

  test('that ended between the quote and paying pays nothing', async () => {
    await giveCredit(app.pool, diner, 600, { ends: Date.now() + 60_000 });
    const order = await held();
    expect(taken(await quote(order, { use_credit: true })).total).toEqual(eur(0));
    clock.now = () => Date.now() + 60_001;
    expect((await diner.pay(order, null, { wish: { use_credit: true, expected: 0 } })).code).toBe('total_changed');
    await expireCredit(app.context);
    await expireCredit(app.context);
    const { rows } = await app.pool.query('select amount, reason from credit_entry where user_id = $1 order by id', [
      diner.id,
    ]);
    expect(rows).toEqual(
      expect.arrayContaining([
        { amount: 600, reason: 'admin' },
        { amount: -600, reason: 'expired' },
      ]),
    );
    expect(rows).toHaveLength(2);
  });
});

describe('a coupon', () => {
  test.each<[string, () => Promise<Record<string, unknown>>]>([
    ['coupon_unknown', async () => ({ active: false })],
    ['coupon_not_yet', async () => ({ valid_from: new Date(Date.now() + day) })],
    ['coupon_over', async () => ({ valid_until: new Date(Date.now() - 1) })],
    ['coupon_other_market', async () => ({ countries: ['BR'] })],
    ['coupon_other_city', async () => ({ cities: ['PT-0000'] })],
    ['coupon_other_day', async () => ({ weekdays: [] })],
    ['coupon_other_market', async () => ({ kind: 'fixed', percent: null, amount: 100, currency: 'BRL' })],
    ['coupon_other_size', async () => ({ sizes: [4, 6] })],
    ['coupon_other_restaurant', async () => ({ restaurants: [(await openTable(app.pool)).restaurantId] })],
  ])('is refused with %s when quoted and when paid', async (code, terms) => {
    const order = await held();
    const coupon = await makeCoupon(app.pool, await terms());
    expect((await quote(order, { coupon })).code).toBe(code);
    expect((await diner.pay(order, await app.cardToken(), { wish: { coupon } })).code).toBe(code);
    expect(taken(await diner.order(order)).payment).toBeNull();
  });

  test.each(['ABC', 'NOBODYHASTHIS', "' or 1=1 --", '💥💥💥💥', `${' '.repeat(50)}x`, 'A'.repeat(100)])(
    'that reads %j is unknown',
    async (coupon) => {
      const order = await held();
      expect((await quote(order, { coupon })).code).toBe('coupon_unknown');
    },
  );

  test('cannot be guessed for long', async () => {
    const order = await held();
    const right = await makeCoupon(app.pool);
    const { couponTriesPerHour } = await app.context.markets.settings();
    for (let tried = 0; tried < couponTriesPerHour; tried += 1)
      expect((await quote(order, { coupon: `WRONG${tried}` })).code).toBe('coupon_unknown');
    expect((await quote(order, { coupon: right })).code).toBe('too_many_requests');
    expect((await diner.pay(order, await app.cardToken(), { wish: { coupon: right } })).code).toBe('too_many_requests');
  });

  test('for the first booking is for that alone, and for it again once all came back', async () => {
    const coupon = await makeCoupon(app.pool, { first_order: true, user_limit: 1 });
    const first = await held();
    taken(await diner.pay(first, await app.cardToken(), { wish: { coupon } }));
    const second = await held();
    expect((await quote(second, { coupon })).code).toBe('coupon_first_order');
    taken(await diner.cancel(first));
    expect(await usesOf(app.pool, coupon)).toBe(0);
    taken(await diner.pay(second, await app.cardToken(), { wish: { coupon } }));
    expect(await usesOf(app.pool, coupon)).toBe(1);
  });

  test('that ends between the quote and paying is refused', async () => {
    const order = await held();
    const coupon = await makeCoupon(app.pool, { valid_until: new Date(Date.now() + 60_000) });
    expect(taken(await quote(order, { coupon })).total).toEqual(eur(300));
    clock.now = () => Date.now() + 60_001;
    expect((await diner.pay(order, await app.cardToken(), { wish: { coupon, expected: 300 } })).code).toBe(
      'coupon_over',
    );
  });
});

describe('what was taken comes back', () => {
  const everything = async () => {
    await giveCredit(app.pool, diner, 200);
    return { coupon: await makeCoupon(app.pool, { user_limit: 1, total_limit: 1 }), use_credit: true };
  };

  test('when the card is declined, and the next try decides anew', async () => {
    const wish = await everything();
    const order = await held();
    expect((await diner.pay(order, await app.cardToken(cards.declined), { wish })).code).toBe('card_declined');
    expect([await creditOf(app.pool, diner), await usesOf(app.pool, wish.coupon)]).toEqual([200, 0]);
    expect((await diner.pay(order, await app.cardToken(cards.declined), { wish })).code).toBe('card_declined');
    const paid = taken(await diner.pay(order, await app.cardToken(), { wish: { coupon: wish.coupon } }));
    expect(paid.parts).toMatchObject({ coupon: eur(300), credit: eur(0), card: eur(300) });
    expect([await creditOf(app.pool, diner), await usesOf(app.pool, wish.coupon)]).toEqual([200, 1]);
  });

  test('when every try fails, and the table goes', async () => {
    const wish = await everything();
    const order = await held();
    for (let tries = 0; tries < 3; tries += 1)
      expect((await diner.pay(order, await app.cardToken(cards.declined), { wish })).code).toBe('card_declined');
    expect(taken(await diner.order(order))).toMatchObject({ state: 'cancelled', payment_state: 'failed' });
    expect([await creditOf(app.pool, diner), await usesOf(app.pool, wish.coupon)]).toEqual([200, 0]);
  });

  test('when the diner never returns from the bank, not before', async () => {
    const wish = await everything();
    const order = await held();
    taken(await diner.pay(order, await app.cardToken(cards.authenticate), { wish }));
    await expireHold(app.pool, order);
    expect(await creditOf(app.pool, diner)).toBe(0);
    await app.pool.query("update orders set hold_expires_at = now() + interval '1 minute' where id = $1", [order]);
    expect(taken(await quote(order, { coupon: wish.coupon, use_credit: 'true' })).total).toEqual(eur(100));
    await drain(app.context, { later: true });
    expect(taken(await diner.order(order)).state).toBe('expired');
    expect([await creditOf(app.pool, diner), await usesOf(app.pool, wish.coupon)]).toEqual([200, 0]);
  });

  test('when the diner lets the table go while the bank is asked', async () => {
    const wish = await everything();
    const order = await held();
    taken(await diner.pay(order, await app.cardToken(cards.authenticate), { wish }));
    taken(await diner.cancel(order));
    expect([await creditOf(app.pool, diner), await usesOf(app.pool, wish.coupon)]).toEqual([200, 0]);
  });

  test('when the reserved money is gone after the restaurant’s yes', async () => {
    const wish = await everything();
    const table = await openTable(app.pool, { daysAhead: 9, confirmationMode: 'review' });
    const order = await held(table);
    taken(await diner.pay(order, await app.cardToken(cards.captureFails), { wish }));
    const owner = await ownerOf(app.pool, app.url, table);
    taken(await owner.call('confirmOrder', { params: { id: order } }));
    await drain(app.context);
    expect(taken(await diner.order(order))).toMatchObject({ state: 'cancelled', payment_state: 'failed' });
    expect([await creditOf(app.pool, diner), await usesOf(app.pool, wish.coupon)]).toEqual([200, 0]);
  });
});

describe('a table that the restaurant reviews', () => {
  const wishes: [string, PaymentWish, number | null][] = [
    ['by credit alone', { use_credit: true }, null],
    ['by free voucher', { use_free_voucher: true }, null],
    ['by card and credit', { use_credit: true }, 200],
  ];

  async function asked(wish: PaymentWish, credit: number | null) {
    const table = await openTable(app.pool, { daysAhead: 9, confirmationMode: 'review' });
    await giveCredit(app.pool, diner, credit ?? 600);
    await giveFreeVoucher(app.pool, diner);
    const order = await held(table);
    const paid = taken(await diner.pay(order, credit === null ? null : await app.cardToken(), { wish }));
    expect(paid).toMatchObject({ state: 'awaiting_restaurant', payment_state: 'authorized', voucher: null });
    return { order, owner: await ownerOf(app.pool, app.url, table) };
  }

  test.each(wishes)('and that is paid %s has its voucher with the yes', async (_name, wish, credit) => {
    const { order, owner } = await asked(wish, credit);
    taken(await owner.call('confirmOrder', { params: { id: order } }));
    await drain(app.context);
    const confirmed = taken(await diner.order(order));
    expect(confirmed).toMatchObject({ state: 'confirmed', payment_state: 'paid' });
    expect(confirmed.voucher).not.toBeNull();
  });

  test.each(wishes)('and that is paid %s gives everything back with the no', async (_name, wish, credit) => {
    const { order, owner } = await asked(wish, credit);
    taken(await owner.call('declineOrder', { params: { id: order }, body: { reason: 'full' } }));
    expect([await creditOf(app.pool, diner), await freeVouchersOf(app.pool, diner)]).toEqual([credit ?? 600, 1]);
    await drain(app.context);
    expect(await chargedOf(app.pool, order)).toBe(0);
    expect([await creditOf(app.pool, diner), await freeVouchersOf(app.pool, diner)]).toEqual([credit ?? 600, 1]);
  });

  test.each(wishes)('and that is paid %s gives everything back without an answer', async (_name, wish, credit) => {
    const { order } = await asked(wish, credit);
    await drain(app.context, { later: true });
    expect(taken(await diner.order(order))).toMatchObject({ state: 'unanswered', payment_state: 'none' });
    expect([await creditOf(app.pool, diner), await freeVouchersOf(app.pool, diner)]).toEqual([credit ?? 600, 1]);
    expect(await chargedOf(app.pool, order)).toBe(0);
  });

  test.each(wishes)('and that is paid %s gives everything back to who cancels first', async (_name, wish, credit) => {
    const { order } = await asked(wish, credit);
    taken(await diner.cancel(order));
    expect([await creditOf(app.pool, diner), await freeVouchersOf(app.pool, diner)]).toEqual([credit ?? 600, 1]);
    await drain(app.context);
    expect(await chargedOf(app.pool, order)).toBe(0);
  });
});
