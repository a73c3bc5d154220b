import { randomUUID } from 'node:crypto';
import type { CardDispute } from '@metade/contracts/card-disputes.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GatewayDispute } from '../src/adapters/gateways/gateway-dispute.ts';
import { GatewayUnreachable } from '../src/adapters/gateways/payment-gateway.ts';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { followDispute } from '../src/features/card-disputes/index.ts';
import { transitionOrder } from '../src/features/orders/index.ts';
import { day } from './support/admin-orders-fixture.ts';
import type { TestApp } from './support/app.ts';
import { startTestApp } from './support/app.ts';
import type { Caller } from './support/diner.ts';
import { cards, newDiner, openTable, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { books, gatewayUnderTest } from './support/gateway-under-test.ts';
import { newAdmin } from './support/owner.ts';

const clock = { ahead: 0 };
let app: TestApp;
let admin: Caller;
let diner: Caller;
beforeAll(async () => {
  app = await startTestApp({ overrides: { now: () => Date.now() + clock.ahead } });
  admin = await newAdmin(app);
});
beforeEach(async () => {
  clock.ahead = 0;
  diner = await newDiner(app.pool, app.url);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await drain(app.context, { later: true });
  expect(await auditDatabase(app.pool)).toEqual([]);
});
afterAll(() => app.close());

/** A booking for three days ahead, paid with a card that disputes or warns. */
async function booked(card: string) {
  const table = await openTable(app.pool);
  const { _id: order } = taken(await diner.hold(table));
  taken(await diner.pay(order, await app.cardToken(card)));
  await drain(app.context);
  return order;
}

async function list(state: CardDispute['list']): Promise<CardDispute[]> {
  const token = admin.token;
  return (await app.client.call('listCardDisputes', { query: { state } }, { token })).data;
}

async function of(order: string): Promise<CardDispute> {
  const all = (await Promise.all((['open', 'waiting', 'over'] as const).map(list))).flat();
  const found = all.find((one) => one.order?._id === order);
  if (!found) throw new Error(`There is no dispute of ${order}`);
  return found;
}

const decide = (id: string, body: Record<string, unknown>, idempotencyKey?: string) =>
  admin.call('decideCardDispute', { params: { id }, body: body as never }, idempotencyKey ? { idempotencyKey } : {});

/** Answers with what is filled in, in words that let the bank decide for us or against us. */
async function answer(id: string, won: boolean) {
  const evidence = taken(await admin.call('getDisputeEvidence', { params: { id } }));
  // The sandbox believes what shows that the service was used; Stripe's test mode these words.
  const said = won ? { words: 'winning_evidence' } : { words: 'losing_evidence', activity: '' };
  taken(await decide(id, { decision: 'answered', evidence: { ...evidence, ...said } }));
  await drain(app.context);
}

/** What disputes have taken from our balance by our own books, and what cards got back at the gateway. */
async function money(order: string) {
  const { rows } = await app.pool.query<{ taken: number; refunded: number; waits: number; settled: number }>(
    `select (select coalesce(-sum(m.amount), 0)::integer from card_dispute_movement m join card_dispute d on d.id = m.dispute_id where d.payment_id = p.id) as taken,
       (select refunded from ${books}.payments where reference = p.id::text) as refunded,
       (select count(*)::integer from refund where payment_id = p.id and state = 'pending') as waits,
       (select count(*)::integer from refund where payment_id = p.id and settled_how = 'dispute') as settled
     from payment p where p.order_id = $1 and p.state in ('captured', 'refunded')`,
    [order],
  );
  return rows[0];
}

/** The host scans the voucher. */
const eat = (order: string) =>
  transitionOrder(app.pool, order, {
    action: 'redeem',
    from: 'confirmed',
    as: 'restaurant',
    set: { arrived_how: 'qr' },
  });

describe('a dispute', () => {
  test('waits at the desk with its deadline, amount and reason, and has taken the money', async () => {
    const order = await booked(cards.dispute);
    const dispute = await of(order);
    expect(dispute).toMatchObject({
      kind: 'dispute',
      state: 'needs_answer',
      list: 'open',
      reason: 'fraudulent',
      amount: { amount: 600, currency: 'EUR' },
      taken: { amount: 600 },
      choices: ['answered', 'accepted'],
      order: { state: 'confirmed' },
    });
    expect(dispute.fees.amount).toBeGreaterThan(0);
    const { queues } = taken(await admin.call('getDesk', { query: {} }));
    const item = queues.find(({ queue }) => queue === 'card_disputes')?.items.find(({ _id }) => _id === dispute._id);
    expect(item).toMatchObject({ deadline: dispute.answer_by, detail: '6.00 EUR' });
    expect(Date.parse(dispute.answer_by ?? '')).toBeGreaterThan(Date.now() + 10 * day);
    // The booking goes on.
    expect(taken(await diner.order(order)).state).toBe('confirmed');
  });

  test('is answered with what the booking’s history shows, and nothing that we do not have', async () => {
    const order = await booked(cards.dispute);
    await eat(order);
    await app.pool.query('update mail set sent_at = now() where order_id = $1', [order]);
    const { _id } = await of(order);
    const evidence = taken(await admin.call('getDisputeEvidence', { params: { id: _id } }));
    const { number, date } = taken(await diner.order(order));
    expect(evidence.product).toContain(number);
    expect(evidence.service_date).toBe(date);
    expect(evidence.activity).toMatch(
      /table booked[\s\S]*card payment completed[\s\S]*e-mail sent[\s\S]*voucher used.*QR/,
    );
    expect(evidence.policy).toMatch(/version/);
    expect(JSON.stringify(evidence)).not.toMatch(/\d+\.\d+\.\d+\.\d+/);
  });

  test('that is won puts the money back; it is answered once', async () => {
    const order = await booked(cards.dispute);
    await eat(order);
    const { _id } = await of(order);
    await answer(_id, true);
    expect(await of(order)).toMatchObject({
      state: 'won',
      list: 'over',
      decision: 'answered',
      taken: { amount: 0 },
      choices: [],
    });
    expect(await decide(_id, { decision: 'accepted' })).toMatchObject({ code: 'already_decided' });
    expect(await money(order)).toMatchObject({ taken: 0, refunded: 0 });
  });

  test('that is lost after the meal leaves the booking as it was', async () => {
    const order = await booked(cards.dispute);
    await eat(order);
    await answer((await of(order))._id, false);
    expect(await of(order)).toMatchObject({ state: 'lost', taken: { amount: 600 } });
    expect(taken(await diner.order(order)).state).toBe('arrived');
  });

  test('whose loss is accepted ends a booking to come, and sends no second refund', async () => {
    const order = await booked(cards.dispute);
    const { _id } = await of(order);
    const key = randomUUID();
    const first = taken(await decide(_id, { decision: 'accepted', note: 'A stolen card' }, key));
    expect(taken(await decide(_id, { decision: 'accepted', note: 'A stolen card' }, key))).toMatchObject({
      _id: first._id,
    });
    await drain(app.context);
    expect(await of(order)).toMatchObject({ state: 'lost', decision: 'accepted', note: 'A stolen card' });
    expect(taken(await diner.order(order))).toMatchObject({ state: 'cancelled', payment_state: 'refunded' });
    expect(await money(order)).toEqual({ taken: 600, refunded: 0, waits: 0, settled: 1 });
  });

  test('holds a refund back until it is decided: won, the refund is sent', async () => {
    const order = await booked(cards.dispute);
    taken(await diner.cancel(order, { refund_to: 'card' }));
    await drain(app.context);
    expect(await money(order)).toMatchObject({ refunded: 0, waits: 1 });
    await answer((await of(order))._id, true);
    expect(await money(order)).toEqual({ taken: 0, refunded: 600, waits: 0, settled: 0 });
  });

  test('holds a refund back until it is decided: lost, the bank’s was the refund', async () => {
    const order = await booked(cards.dispute);
    taken(await diner.cancel(order, { refund_to: 'card' }));
    await answer((await of(order))._id, false);
    expect(await money(order)).toEqual({ taken: 600, refunded: 0, waits: 0, settled: 1 });
  });

  test('cannot be answered after its deadline', async () => {
    const order = await booked(cards.dispute);
    const { _id, answer_by } = await of(order);
    clock.ahead = Date.parse(answer_by ?? '') - Date.now();
    expect(await decide(_id, { decision: 'accepted' })).toMatchObject({ code: 'already_decided' });
    expect(await of(order)).toMatchObject({ list: 'waiting', choices: [] });
  });

  test('whose answer got lost on the way is not answered twice', async () => {
    const order = await booked(cards.dispute);
    await eat(order);
    const gateway = app.context.gateways.current;
    const real = gateway.answerDispute.bind(gateway);
    const sent = vi.spyOn(gateway, 'answerDispute').mockImplementationOnce(async (...args) => {
      await real(...args);
      throw new GatewayUnreachable('the answer is lost');
    });
    await answer((await of(order))._id, true);
    expect(await of(order)).toMatchObject({ state: 'won', taken: { amount: 0 } });
    expect(sent.mock.calls.length).toBeLessThanOrEqual(2);
  });
});

describe('what a gateway tells', () => {
  test('in any order and number changes nothing twice, and an old answer nothing at all', async () => {
    const order = await booked(cards.dispute);
    await eat(order);
    const { _id, gateway_id } = await of(order);
    const gateway = app.context.gateways.current;
    const old = (await gateway.dispute(gateway_id)) as GatewayDispute;
    await answer(_id, true);
    // One that was asked before the end, and comes after it.
    vi.spyOn(gateway, 'dispute').mockImplementationOnce(async () => {
      await app.pool.query('update card_dispute set version = version + 1 where id = $1', [_id]);
      return old;
    });
    await followDispute(app.context, gatewayUnderTest, gateway_id);
    expect(await of(order)).toMatchObject({ state: 'won' });
    await drain(app.context);
    await Promise.all(Array.from({ length: 5 }, () => followDispute(app.context, gatewayUnderTest, gateway_id)));
    await app.pool.query(
      `update ${books}.events set delivered_at = null, deliveries_left = 2, next_attempt_at = now() where body like '%' || $1 || '%'`,
      [gateway_id],
    );
    await drain(app.context);
    expect(await of(order)).toMatchObject({ state: 'won', taken: { amount: 0 } });
    const { rows } = await app.pool.query<{ moved: number }>(
      'select count(*)::integer as moved from card_dispute_movement where dispute_id = $1',
      [_id],
    );
    expect(rows[0]?.moved).toBe(2);
  });

  test('of a payment whose id we never heard is found by our reference', async () => {
    const order = await booked(cards.visa);
    const { rows } = await app.pool.query<{ id: string; gateway_id: string }>(
      'select id, gateway_id from payment where order_id = $1',
      [order],
    );
    const [payment] = rows;
    await app.pool.query('update payment set gateway_id = null where id = $1', [payment?.id]);
    vi.spyOn(app.context.gateways.current, 'dispute').mockResolvedValue(made({ payment: payment?.gateway_id ?? '' }));
    await followDispute(app.context, gatewayUnderTest, 'dis_1');
    expect(await of(order)).toMatchObject({ gateway_id: 'dis_1', kind: 'inquiry' });
    await app.pool.query('update payment set gateway_id = $2 where id = $1', [payment?.id, payment?.gateway_id]);
  });

  test('of a payment that is not ours is an alarm', async () => {
    const reference = randomUUID();
    const token = await app.cardToken(cards.visa);
    const gateway = app.context.gateways.current;
    const foreign = await gateway.authorize({
      reference,
      amount: 700,
      currency: 'EUR',
      token,
      customer: randomUUID(),
      capture: true,
      keep: false,
      returnUrl: 'http://metade.test/back',
    });
    vi.spyOn(gateway, 'dispute').mockResolvedValue(made({ payment: foreign.gatewayId, amount: 700 }));
    await expect(followDispute(app.context, gatewayUnderTest, 'dis_2')).rejects.toThrow(/no payment of ours/);
    const { rows } = await app.pool.query(
      "select 1 from gateway_alarm where reference = $1 and fields = '{disputed}'",
      [reference],
    );
    expect(rows).toHaveLength(1);
    await forget(reference);
  });
});

describe('a warning or a question', () => {
  test('lets the money go back before there is a dispute: a booking to come is cancelled without a gift', async () => {
    for (const card of [cards.warning, cards.inquiry]) {
      const order = await booked(card);
      const { _id, choices, kind } = await of(order);
      expect(choices).toEqual(kind === 'warning' ? ['refunded', 'dismissed'] : ['answered', 'refunded']);
      expect(await decide(_id, { decision: 'refunded', note: '' })).toMatchObject({ code: 'invalid_fields' });
      taken(await decide(_id, { decision: 'refunded', note: 'It looks like fraud' }));
      await drain(app.context);
      expect(await of(order)).toMatchObject({ list: 'over', decision: 'refunded' });
      expect(taken(await diner.order(order))).toMatchObject({ state: 'cancelled', payment_state: 'refunded' });
      expect(await money(order)).toMatchObject({ taken: 0, refunded: 600 });
      const given = await app.pool.query('select 1 from free_voucher where source_order_id = $1', [order]);
      expect(given.rowCount).toBe(0);
    }
  });

  test('of a meal that was eaten gives back what is left, as any refund of an admin', async () => {
    const order = await booked(cards.warning);
    const { _id } = await of(order);
    clock.ahead = 5 * day;
    taken(await decide(_id, { decision: 'refunded', note: 'It looks like fraud' }));
    await drain(app.context);
    expect(await money(order)).toMatchObject({ refunded: 600 });
  });

  test('that is dismissed changes nothing, once', async () => {
    const order = await booked(cards.warning);
    const { _id } = await of(order);
    taken(await decide(_id, { decision: 'dismissed', note: 'A guest we know' }));
    expect(await decide(_id, { decision: 'refunded', note: 'After all' })).toMatchObject({ code: 'already_decided' });
    expect(await of(order)).toMatchObject({ list: 'over', decision: 'dismissed' });
    expect(await money(order)).toMatchObject({ refunded: 0 });
  });
});

async function gift(card: string) {
  const body = {
    country: 'PT',
    amount: 5000,
    from: 'Ana',
    to: 'Rui',
    email: 'rui@metade.test',
    message: '',
    send_on: new Date().toISOString().slice(0, 10),
  };
  const { _id } = taken(await diner.call('buyGift', { body: { ...body, card_token: await app.cardToken(card) } }));
  await drain(app.context);
  const { code } = taken(await diner.call('getGift', { params: { id: _id } }));
  const dispute = (await list('open')).find((one) => one.gift?._id === _id);
  return { id: _id, code: code ?? '', dispute: dispute?._id ?? '' };
}

describe('a gift voucher', () => {
  const redeem = (code: string, who: Caller) => who.call('redeemGift', { body: { code } });
  const stateOf = async (code: string, who: Caller) => taken(await who.call('getGiftCard', { params: { code } })).state;

  test('whose dispute is lost is void, unless it was redeemed', async () => {
    const { id, dispute } = await gift(cards.dispute);
    expect((await list('open')).find(({ _id }) => _id === dispute)).toMatchObject({
      gift: { redeemed: false },
      order: null,
    });
    taken(await decide(dispute, { decision: 'accepted' }));
    await drain(app.context);
    expect(taken(await diner.call('getGift', { params: { id } }))).toMatchObject({ state: 'returned', refunded: true });
  });

  test.each([cards.dispute, cards.inquiry])(
    'cannot be redeemed while a bank looks into its payment, and can once that is over: %s',
    async (card) => {
      const friend = await newDiner(app.pool, app.url);
      const { id, code, dispute } = await gift(card);
      expect(await redeem(code, friend)).toMatchObject({ code: 'gift_disputed' });
      expect(await stateOf(code, friend)).toBe('disputed');
      expect(taken(await diner.call('getGift', { params: { id } }))).toMatchObject({
        state: 'disputed',
        return_until: null,
      });
      await answer(dispute, true);
      expect(await stateOf(code, friend)).toBe('ready');
      taken(await redeem(code, friend));
      expect(await stateOf(code, friend)).toBe('redeemed');
    },
  );

  test('that was refunded for a warning is void', async () => {
    const friend = await newDiner(app.pool, app.url);
    const { code, dispute } = await gift(cards.warning);
    taken(await decide(dispute, { decision: 'refunded', note: 'It looks like fraud' }));
    expect(await redeem(code, friend)).toMatchObject({ code: 'gift_returned' });
  });

  test('is redeemed before its dispute, or not until that is over', async () => {
    const friend = await newDiner(app.pool, app.url);
    const { code } = await gift(cards.visa);
    const { rows } = await app.pool.query<{ id: string; gateway_id: string }>(
      'select id, gateway_id from gift_voucher where user_id = $1 order by created_at desc limit 1',
      [diner.id],
    );
    const disputed = made({
      gatewayId: `dis_${rows[0]?.id}`,
      kind: 'inquiry',
      payment: rows[0]?.gateway_id ?? '',
      amount: 5000,
    });
    vi.spyOn(app.context.gateways.current, 'dispute').mockResolvedValue(disputed);
    const [outcome] = await Promise.all([
      redeem(code, friend),
      followDispute(app.context, gatewayUnderTest, disputed.gatewayId),
    ]);
    if (!outcome.ok) expect(outcome.code).toBe('gift_disputed');
    const now = await redeem(code, await newDiner(app.pool, app.url));
    expect(now).toMatchObject({ code: outcome.ok ? 'gift_redeemed' : 'gift_disputed' });
    await app.pool.query("update card_dispute set state = 'closed', closed_at = now() where gateway_id = $1", [
      disputed.gatewayId,
    ]);
  });
});

function made(more: Partial<GatewayDispute>): GatewayDispute {
  return {
    gatewayId: 'dis_1',
    kind: 'inquiry',
    state: 'needs_answer',
    reason: 'fraudulent',
    payment: '',
    amount: 600,
    currency: 'EUR',
    answerBy: new Date(Date.now() + day).toISOString(),
    createdAt: new Date().toISOString(),
    movements: [],
    ...more,
  };
}

/** A payment that somebody else made at our gateway leaves the audit alone. */
async function forget(reference: string): Promise<void> {
  await app.pool.query('delete from gateway_alarm where reference = $1', [reference]);
  if (gatewayUnderTest === 'stripe') {
    await app.pool.query(
      `delete from stripe_gateway.object r using stripe_gateway.object i where i.body -> 'metadata' ->> 'reference' = $1 and r.body ->> 'payment_intent' = i.id`,
      [reference],
    );
    await app.pool.query(`delete from stripe_gateway.object where body -> 'metadata' ->> 'reference' = $1`, [
      reference,
    ]);
    return;
  }
  await app.pool.query('delete from sandbox_gateway.refunds where reference = $1', [reference]);
  await app.pool.query('delete from sandbox_gateway.movements where reference = $1', [reference]);
  await app.pool.query('delete from sandbox_gateway.payments where reference = $1', [reference]);
}
