import { termsVersion } from '@metade/i18n/legal/versions.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { releaseAllExpired } from '../src/features/orders/index.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { cards, newDiner, openTable, ownerOf, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { atBank, heldTable, payWith } from './support/paying.ts';
import { chargedOf, expireHold } from './support/table-facts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
afterEach(async () => {
  await drain(app.context, { later: true });
  expect(await auditDatabase(app.pool)).toEqual([]);
});

const modes = ['instant', 'review'] as const;
const placed = { instant: 'confirmed', review: 'awaiting_restaurant' } as const;

describe.each(modes)('with the restaurant set to %s', (mode) => {
  test.each(['visa', 'slow', 'answerLost', 'webhookDoubled', 'webhookDisordered'] as const)(
    'a card that pays (%s) brings the table, and once it is confirmed the voucher',
    async (card) => {
      const { table, diner, order } = await heldTable(app, mode);
      expect(taken(await payWith(app, diner, order, cards[card]))).toMatchObject({
        state: placed[mode],
        payment: { card: { last4: cards[card].slice(-4) }, attempts_left: 2 },
      });
      if (mode === 'review') {
        expect(taken(await diner.order(order))).toMatchObject({ payment_state: 'authorized', voucher: null });
        const owner = await ownerOf(app.pool, app.url, table);
        taken(await owner.call('confirmOrder', { params: { id: order } }));
      }
      await drain(app.context);
      const paid = taken(await diner.order(order));
      expect(paid).toMatchObject({ state: 'confirmed', payment_state: 'paid', payment: { state: 'captured' } });
      expect(paid.voucher?.code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
      expect(await chargedOf(app.pool, order)).toBe(600);
    },
  );

  test.each([
    ['declined', 'card_declined', 402],
    ['insufficientFunds', 'card_insufficient_funds', 402],
    ['incorrectCvc', 'card_incorrect_cvc', 402],
    ['networkFailure', 'gateway_unreachable', 503],
  ] as const)('a card that fails (%s) leaves the hold and two more tries', async (card, code, status) => {
    const { diner, order } = await heldTable(app, mode);
    const refusal = { ok: false, code, status, params: { attemptsLeft: 2, held: true, charged: false } };
    expect(await payWith(app, diner, order, cards[card])).toMatchObject(refusal);
    expect(taken(await diner.order(order))).toMatchObject({ state: 'held', payment_state: 'none' });
    expect(await chargedOf(app.pool, order)).toBe(0);
    expect(taken(await payWith(app, diner, order, cards.visa)).state).toBe(placed[mode]);
  });

  test.each(['debit', 'prepaid'] as const)('a %s card is refused and costs no try', async (card) => {
    const { diner, order } = await heldTable(app, mode);
    expect(await payWith(app, diner, order, cards[card])).toMatchObject({
      code: 'card_not_credit',
      params: { funding: card },
    });
    expect(taken(await diner.order(order)).payment).toBeNull();
  });

  test('a card whose reserved money is gone when taken ends the order, and its table is for sale again', async () => {
    const { table, diner, order } = await heldTable(app, mode);
    const answer = await payWith(app, diner, order, cards.captureFails);
    if (mode === 'instant') {
      expect(answer.code).toBe('card_declined');
      return;
    }
    const owner = await ownerOf(app.pool, app.url, table);
    taken(await owner.call('confirmOrder', { params: { id: order } }));
    await drain(app.context);
    expect(taken(await diner.order(order))).toMatchObject({
      state: 'cancelled',
      payment_state: 'failed',
      ended_by: 'system',
      end_reason: 'payment_declined',
      voucher: null,
    });
    const { rows } = await app.pool.query<{ body: string }>(
      "select body from mail where order_id = $1 and kind = 'cancelled'",
      [order],
    );
    expect(rows.map(({ body }) => [/bank|banco/.test(body), body.includes('payment_declined')])).toEqual([
      [true, false],
    ]);
    expect(await chargedOf(app.pool, order)).toBe(0);
    taken(await diner.hold(table));
  });

  test('is told of another booking at about the same time, and may be made all the same', async () => {
    const { diner, order } = await heldTable(app, mode);
    const overlap = async (id: string) =>
      taken(await diner.call('quotePayment', { params: { id }, query: {} as never })).overlap;
    expect(await overlap(order)).toBeNull();
    expect(taken(await payWith(app, diner, order, cards.visa)).state).toBe(placed[mode]);
    const again = taken(await diner.hold(await openTable(app.pool, { confirmationMode: mode })))._id;
    expect(await overlap(again)).toMatchObject({ _id: order });
    expect(taken(await payWith(app, diner, again, cards.visa)).state).toBe(placed[mode]);
    const far = taken(await diner.hold(await openTable(app.pool, { daysAhead: 12 })))._id;
    expect(await overlap(far)).toBeNull();
  });

  test('notes the accepted version of the terms for the next time', async () => {
    const { diner, order } = await heldTable(app, mode);
    const accepted = async () => taken(await diner.call('getIdentity', {})).termsVersion;
    await app.pool.query('update app_user set terms_version = null where id = $1', [diner.id]);
    expect(await accepted()).toBeNull();
    taken(await payWith(app, diner, order, cards.visa));
    expect(await accepted()).toBe(termsVersion);
  });

  describe('a bank that asks the diner', () => {
    test.each(['the page comes back', 'only the webhook tells'])('approved, and %s', async (how) => {
      const { diner, order } = await heldTable(app, mode);
      const waiting = taken(await payWith(app, diner, order, cards.authenticate));
      expect(waiting).toMatchObject({ state: 'held', payment: { state: 'requires_action' } });
      await atBank(waiting, 'approve');
      if (how === 'the page comes back') expect(taken(await diner.refresh(order)).state).toBe(placed[mode]);
      await drain(app.context);
      expect(taken(await diner.order(order)).state).toBe(placed[mode]);
    });

    test('refused: the hold stays, and a repeat hears the same', async () => {
      const { diner, order } = await heldTable(app, mode);
      const card = await app.cardToken(cards.authenticate);
      const waiting = taken(await diner.pay(order, card, { idempotencyKey: 'bank' }));
      await atBank(waiting, 'deny');
      expect(taken(await diner.refresh(order))).toMatchObject({
        state: 'held',
        payment: { state: 'failed', failure: 'authentication_failed', action_url: null },
      });
      const repeat = await diner.pay(order, card, { idempotencyKey: 'bank' });
      expect(repeat.code).toBe('card_authentication_failed');
    });

    test('abandoned: the hold runs out and the payment is given up', async () => {
      const { diner, order } = await heldTable(app, mode);
      const waiting = taken(await payWith(app, diner, order, cards.authenticate));
      await drain(app.context, { later: true });
      expect(taken(await diner.order(order))).toMatchObject({ state: 'expired', payment: { state: 'voided' } });
      await atBank(waiting, 'approve');
      expect(await chargedOf(app.pool, order)).toBe(0);
    });

    test('abandoned for another card, which pays; the first takes nothing though approved later', async () => {
      const { diner, order } = await heldTable(app, mode);
      const waiting = taken(await payWith(app, diner, order, cards.authenticate));
      expect(taken(await payWith(app, diner, order, cards.visa)).state).toBe(placed[mode]);
      await atBank(waiting, 'approve');
      await drain(app.context);
      expect(await chargedOf(app.pool, order)).toBe(600);
    });

    test('approved just before another card is tried: the first counts', async () => {
      const { diner, order } = await heldTable(app, mode);
      await diner
        .pay(order, await app.cardToken(cards.authenticate))
        .then(taken)
        .then((order) => atBank(order, 'approve'));
      expect(['ok', 'order_state']).toContain((await payWith(app, diner, order, cards.visa)).code);
      expect(taken(await diner.order(order)).state).toBe(placed[mode]);
      expect(await chargedOf(app.pool, order)).toBe(600);
    });
  });

  describe('a payment that arrives after the hold', () => {
    async function lateOrder(swept: boolean) {
      const facts = await heldTable(app, mode);
      const card = await app.cardToken(cards.authenticate);
      const pay = () => facts.diner.pay(facts.order, card, { idempotencyKey: 'late' });
      const waiting = taken(await pay());
      await expireHold(app.pool, facts.order);
      if (swept) await releaseAllExpired(app.pool);
      return { ...facts, pay, approve: () => atBank(waiting, 'approve') };
    }

    test.each([true, false])('takes the table again where it is free (hold swept: %s)', async (swept) => {
      const { diner, order, approve, pay } = await lateOrder(swept);
      await approve();
      await drain(app.context);
      expect(taken(await diner.order(order)).state).toBe(placed[mode]);
      expect(taken(await pay()).state).toBe(placed[mode]);
      const { rows } = await app.pool.query('select ended_at, ended_by from orders where id = $1', [order]);
      expect(rows).toEqual([{ ended_at: null, ended_by: null }]);
    });

    test('goes back where another has the table: nothing is charged, and every repeat says it came too late', async () => {
      const { table, diner, order, approve, pay } = await lateOrder(false);
      const next = await newDiner(app.pool, app.url);
      taken(await next.hold(table));
      await approve();
      taken(await diner.refresh(order));
      expect(await pay()).toMatchObject({ code: 'payment_too_late', params: { charged: false } });
      await drain(app.context);
      expect(await pay()).toMatchObject({ code: 'payment_too_late', params: { charged: false } });
      expect(await chargedOf(app.pool, order)).toBe(0);
      expect(taken(await diner.order(order))).toMatchObject({
        state: 'expired',
        payment: { state: mode === 'instant' ? 'refunded' : 'voided' },
      });
      const { data: listed } = await app.client.call('listOrders', { query: { when: 'past' } }, { token: diner.token });
      const told = listed.map(({ _id }) => _id);
      expect(told, 'money that came and went back is not hidden').toEqual(mode === 'instant' ? [order] : []);
    });

    test('is not stopped by another hold that ran out too', async () => {
      const { table, diner, order, approve } = await lateOrder(true);
      const next = await newDiner(app.pool, app.url);
      await expireHold(app.pool, taken(await next.hold(table))._id);
      await approve();
      await drain(app.context);
      expect(taken(await diner.order(order)).state).toBe(placed[mode]);
    });

    test('goes back where the diner has taken another table of the meal since', async () => {
      const { table, diner, order, approve } = await lateOrder(true);
      await app.pool.query('update table_slot set qtd = 5 where id = $1', [table.slotId]);
      await app.pool.query('update slot_day set capacity = 5 where slot_id = $1', [table.slotId]);
      const again = taken(await diner.hold(table))._id;
      taken(await payWith(app, diner, again, cards.visa));
      await approve();
      await drain(app.context);
      expect(taken(await diner.order(order)).state).toBe('expired');
      expect(await chargedOf(app.pool, order)).toBe(0);
      expect(taken(await diner.order(again)).state).toBe(placed[mode]);
    });

    test('goes back where the diner had left', async () => {
      const { diner, order, approve } = await lateOrder(false);
      taken(await diner.cancel(order));
      await approve();
      await drain(app.context);
      expect(taken(await diner.order(order)).state).toBe('cancelled');
      expect(await chargedOf(app.pool, order)).toBe(0);
    });
  });
});
