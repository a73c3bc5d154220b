import { GatewayUnreachable } from '../src/adapters/gateways/payment-gateway.ts';
import { termsVersion } from '@metade/i18n/legal/versions.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '../src/db/transaction.ts';
import { erasePerson } from '../src/features/account/erase-person.ts';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { cards, newDiner, newDiners, openTable, ownerOf, taken } from './support/diner.ts';
import type { Caller } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { chargedOf } from './support/table-facts.ts';
import { books, gatewayUnderTest } from './support/gateway-under-test.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ settings: { cardsMax: 3, cardChecksPerHour: 5 } });
});
afterAll(() => app.close());
afterEach(async () => {
  await drain(app.context, { later: true });
  expect(await auditDatabase(app.pool)).toEqual([]);
});

const diner = () => newDiner(app.pool, app.url);
const keep = async (who: Caller, number: string, body: { default?: true } = {}, idempotencyKey?: string) =>
  who.call('createCard', { body: { card_token: await app.cardToken(number), ...body } }, { idempotencyKey });
const kept = async (who: Caller) => taken(await who.call('listCards', {}));
const checks = async (who: Caller) =>
  (
    await app.pool.query<{
      state: string;
      charge: string | null;
      amount: number;
      currency: string;
      token: string | null;
    }>(
      `select c.state, g.state as charge, c.amount, c.currency, c.token from card_check c
       left join ${books}.payments g on g.reference = c.id::text where c.user_id = $1 order by c.created_at`,
      [who.id],
    )
  ).rows;

describe('keeping a card', () => {
  test.each(['visa', 'answerLost', 'slow', 'webhookDoubled', 'webhookDisordered'] as const)(
    'a credit card (%s) is kept after a charge that is released and never taken',
    async (card) => {
      const who = await diner();
      const [first] = taken(await keep(who, cards[card]));
      expect(first).toMatchObject({
        last4: cards[card].slice(-4),
        holder: 'Diner Demo',
        default: true,
        expired: false,
      });
      await drain(app.context);
      expect(await checks(who)).toEqual([
        { state: 'passed', charge: 'voided', amount: 123, currency: 'EUR', token: null },
      ]);
    },
  );

  test('what is reserved is told before, in the currency of the diner’s market', async () => {
    const who = await diner();
    const told = await app.client.call('listCards', {}, { token: who.token });
    expect(told).toMatchObject({ data: [], validation: { amount: 123, currency: 'EUR' }, max: 3 });
    await app.pool.query(
      "insert into region (iso, country, name) values ('BR-SP', 'BR', 'São Paulo') on conflict do nothing",
    );
    await app.pool.query("update app_user set region_iso = 'BR-SP' where id = $1", [who.id]);
    taken(await keep(who, cards.visa));
    expect(await checks(who)).toMatchObject([{ currency: 'BRL' }]);
  });

  test.each([
    ['debit', 'card_debit', 422],
    ['prepaid', 'card_debit', 422],
    ['declined', 'card_check_failed', 402],
    ['insufficientFunds', 'card_check_failed', 402],
    ['incorrectCvc', 'card_check_failed', 402],
    ['networkFailure', 'unavailable', 503],
  ] as const)('a %s card is not kept, and nothing stays reserved', async (card, code, status) => {
    const who = await diner();
    expect(await keep(who, cards[card], {}, 'once')).toMatchObject({ code, status });
    await drain(app.context);
    expect(await kept(who)).toEqual([]);
    for (const check of await checks(who)) {
      expect(check).toMatchObject({ state: 'failed', token: null });
      expect(['failed', 'voided']).toContain(check.charge);
    }
  });

  test('an unknown token, and what could be a card number, are refused', async () => {
    const who = await diner();
    expect(await who.call('createCard', { body: { card_token: 'tok_unknown' } })).toMatchObject({
      code: 'card_token_unknown',
    });
    for (const token of ['4242424242424242', '4242 4242 4242 4242', '4242-4242-4242-4242-x'])
      expect(await who.call('createCard', { body: { card_token: token } })).toMatchObject({ code: 'invalid_fields' });
    expect(await checks(who)).toEqual([]);
  });

  test('three cards fit, a fourth does not; a sixth check within the hour waits', async () => {
    const who = await diner();
    for (let count = 1; count <= 3; count++) expect(taken(await keep(who, cards.visa))).toHaveLength(count);
    expect(await keep(who, cards.visa)).toMatchObject({ code: 'cards_limit', params: { max: 3 } });
    expect(await keep(who, cards.declined)).toMatchObject({ code: 'cards_limit' });
    expect(await keep(who, cards.visa)).toMatchObject({ code: 'too_many_requests', status: 429 });
  });

  test('doubled requests with one key keep one card; the key is of no use for another', async () => {
    const who = await diner();
    const token = await app.cardToken(cards.visa);
    const once = () => who.call('createCard', { body: { card_token: token } }, { idempotencyKey: 'twice' });
    const answers = await Promise.all([once(), once(), once()]);
    for (const answer of answers) expect(taken(answer)).toHaveLength(1);
    expect(taken(await once())).toHaveLength(1);
    expect(await keep(who, cards.visa, {}, 'twice')).toMatchObject({ code: 'idempotency_key_reused' });
    expect(await checks(who)).toHaveLength(1);
  });

  test('a gateway that falls silent leaves the check to its job, and a repeat hears how it ended', async () => {
    const who = await diner();
    const token = await app.cardToken(cards.visa);
    const { authorize, find } = app.context.gateways.current;
    const silent = () => Promise.reject(new GatewayUnreachable('no answer'));
    Object.assign(app.context.gateways.current, { authorize: silent, find: silent });
    const once = () => who.call('createCard', { body: { card_token: token } }, { idempotencyKey: 'silent' });
    try {
      expect(await once()).toMatchObject({ code: 'card_check_open', status: 503 });
    } finally {
      Object.assign(app.context.gateways.current, { authorize, find });
    }
    await drain(app.context);
    expect(taken(await once())).toMatchObject([{ last4: '4242' }]);
    expect(await checks(who)).toMatchObject([{ state: 'passed', charge: 'voided' }]);
  });
});

describe('a card whose bank asks', () => {
  /** Of the gateway's page that plays the bank. */
  const answers = (url: string, word: 'approve' | 'deny') =>
    fetch(`${url}/${word}`, { method: 'POST', redirect: 'manual' });
  const waits = async (who: Caller) => {
    const card_token = await app.cardToken(cards.authenticate);
    const { bank, data } = await app.client.call('createCard', { body: { card_token } }, { token: who.token });
    expect(data).toEqual([]);
    if (bank === null) throw new Error('the bank did not ask');
    expect(bank).toMatchObject({ brand: 'visa', last4: cards.authenticate.slice(-4) });
    return bank;
  };
  const refresh = (who: Caller, id: string) => who.call('refreshCardCheck', { params: { id } });
  const waitingOf = async (who: Caller) => (await app.client.call('listCards', {}, { token: who.token })).waiting;

  test('is kept once the diner has said yes there, and what was reserved is released', async () => {
    const who = await diner();
    const { _id: id, url } = await waits(who);
    expect(taken(await refresh(who, id))).toEqual([]);
    const led = await answers(url, 'approve');
    expect(led.headers.get('location')).toContain(`http://metade.test/profile/cards/bank/${id}`);
    for (const answer of await Promise.all([refresh(who, id), refresh(who, id)]))
      expect(taken(answer)).toMatchObject([{ last4: cards.authenticate.slice(-4), default: true }]);
    expect(await waitingOf(who)).toEqual([]);
    await drain(app.context);
    expect(await checks(who)).toMatchObject([{ state: 'passed', charge: 'voided', token: null }]);
    const table = await openTable(app.pool);
    const order = taken(await who.hold(table))._id;
    const [card] = await kept(who);
    const body = { card: card?._id ?? '', terms_version: termsVersion };
    expect((await who.call('payOrder', { params: { id: order }, body })).code).toBe('ok');
  });

  test.each(['deny', 'give up', 'silence'] as const)(
    'is not kept after %s, and a late yes changes nothing',
    async (end) => {
      const who = await diner();
      const { _id: id, url } = await waits(who);
      if (end === 'deny') await answers(url, 'deny');
      if (end === 'give up') taken(await who.call('giveUpCardCheck', { params: { id } }));
      if (end === 'silence')
        await app.pool.query("update card_check set created_at = now() - interval '15 minutes' where id = $1", [id]);
      const code = end === 'deny' ? 'card_check_failed' : 'card_check_over';
      expect(await refresh(who, id)).toMatchObject({ code });
      await drain(app.context);
      await answers(url, 'approve');
      await drain(app.context);
      expect(await refresh(who, id)).toMatchObject({ code });
      expect([await kept(who), await waitingOf(who)]).toEqual([[], []]);
      expect(await checks(who)).toMatchObject([{ state: 'failed', token: null }]);
      expect(['failed', 'voided']).toContain((await checks(who))[0]?.charge);
    },
  );

  test('a page that nobody comes back from is settled by the gateway’s event, also when the account’s session is over', async () => {
    const who = await diner();
    const { url } = await waits(who);
    await app.pool.query('delete from session where user_id = $1', [who.id]);
    await answers(url, 'approve');
    const saved = () =>
      app.pool.query('select 1 from card where user_id = $1', [who.id]).then(({ rowCount }) => rowCount);
    await expect.poll(async () => (await drain(app.context), saved())).toBe(1);
  });

  test('yes at the bank just before it is given up leaves no card and nothing reserved', async () => {
    const who = await diner();
    const { _id: id, url } = await waits(who);
    await answers(url, 'approve');
    taken(await who.call('giveUpCardCheck', { params: { id } }));
    await drain(app.context);
    expect(await checks(who)).toMatchObject([{ state: 'failed', charge: 'voided' }]);
  });

  test('the answer that was lost is repeated, and two cards may wait in two tabs', async () => {
    const who = await diner();
    const card_token = await app.cardToken(cards.authenticate);
    const once = () =>
      app.client.call('createCard', { body: { card_token } }, { token: who.token, idempotencyKey: 'lost' });
    const [first, again] = [await once(), await once()];
    expect(again.bank).toEqual(first.bank);
    const other = await waits(who);
    expect(await waitingOf(who)).toHaveLength(2);
    await answers(other.url, 'approve');
    expect(taken(await refresh(who, other._id))).toHaveLength(1);
    await answers(first.bank?.url ?? '', 'approve');
    expect(taken(await refresh(who, first.bank?._id ?? ''))).toHaveLength(2);
  });

  test('replaces another only when the bank has agreed', async () => {
    const who = await diner();
    const [visa] = taken(await keep(who, cards.visa));
    const id = visa?._id ?? '';
    const body = { card_token: await app.cardToken(cards.authenticate) };
    const { bank } = await app.client.call('updateCard', { params: { id }, body }, { token: who.token });
    expect(await kept(who)).toEqual([visa]);
    await answers(bank?.url ?? '', 'approve');
    expect(taken(await refresh(who, bank?._id ?? ''))).toMatchObject([
      { _id: id, last4: cards.authenticate.slice(-4) },
    ]);
  });

  test('is nobody else’s to ask about or give up, and leads back to this site alone', async () => {
    const [mine, other] = (await newDiners(app.pool, app.url, 2)) as [Caller, Caller];
    const { _id: id } = await waits(mine);
    expect(await refresh(other, id)).toMatchObject({ code: 'not_found' });
    expect(await other.call('giveUpCardCheck', { params: { id } })).toMatchObject({ code: 'not_found' });
    expect(await waitingOf(mine)).toHaveLength(1);
    const body = { card_token: await app.cardToken(cards.authenticate), return_url: 'https://evil.example/' };
    expect(await mine.problem('createCard', { body })).toMatchObject({ issues: [{ path: 'return_url' }] });
    taken(await mine.call('giveUpCardCheck', { params: { id } }));
  });
});

describe('changing and removing', () => {
  test('one card is the default: the first, then whichever is chosen, then the newest that is left', async () => {
    const who = await diner();
    const [visa] = taken(await keep(who, cards.visa));
    const other = taken(await keep(who, '5555555555554444', { default: true }));
    expect(other.map((card) => [card.last4, card.default])).toEqual([
      ['4444', true],
      ['4242', false],
    ]);
    const chosen = taken(await who.call('updateCard', { params: { id: visa?._id ?? '' }, body: { default: true } }));
    expect(chosen.map((card) => [card.last4, card.default])).toEqual([
      ['4242', true],
      ['4444', false],
    ]);
    const left = taken(await who.call('removeCard', { params: { id: visa?._id ?? '' } }));
    expect(left.map((card) => [card.last4, card.default])).toEqual([['4444', true]]);
  });

  test('what is typed anew renews the card in its place, and the gateway forgets the old one', async () => {
    const who = await diner();
    const [visa] = taken(await keep(who, cards.visa));
    const id = visa?._id ?? '';
    const renew = async (number: string) =>
      who.call('updateCard', { params: { id }, body: { card_token: await app.cardToken(number) } });
    expect(await renew(cards.declined)).toMatchObject({ code: 'card_check_failed' });
    expect(await kept(who)).toEqual([visa]);
    expect(taken(await renew('5555555555554444'))).toMatchObject([{ _id: id, last4: '4444', default: true }]);
    await drain(app.context);
    const { rows } = await app.pool.query(`select last4 from ${books}.cards where customer = $1`, [who.id]);
    expect(rows).toEqual([{ last4: '4444' }]);
  });

  test('a card that is removed while a booking awaits its capture: the booking is paid all the same', async () => {
    const table = await openTable(app.pool, { confirmationMode: 'review' });
    const who = await diner();
    const [visa] = taken(await keep(who, cards.visa));
    const order = taken(await who.hold(table))._id;
    const body = { card: visa?._id ?? '', terms_version: termsVersion };
    taken(await who.call('payOrder', { params: { id: order }, body }));
    expect(taken(await who.call('removeCard', { params: { id: visa?._id ?? '' } }))).toEqual([]);
    await drain(app.context);
    const owner = await ownerOf(app.pool, app.url, table);
    taken(await owner.call('confirmOrder', { params: { id: order } }));
    await drain(app.context);
    expect(taken(await who.order(order))).toMatchObject({ state: 'confirmed', payment_state: 'paid' });
    expect(await chargedOf(app.pool, order)).toBe(600);
  });

  test('the cards of others are not there', async () => {
    const [mine, other] = (await newDiners(app.pool, app.url, 2)) as [Caller, Caller];
    const [visa] = taken(await keep(mine, cards.visa));
    const id = visa?._id ?? '';
    const missing = { code: 'not_found', status: 404 };
    expect(await kept(other)).toEqual([]);
    expect(await other.call('updateCard', { params: { id }, body: { default: true } })).toMatchObject(missing);
    const card_token = await app.cardToken(cards.visa);
    expect(await other.call('updateCard', { params: { id }, body: { card_token } })).toMatchObject(missing);
    expect(await other.call('removeCard', { params: { id } })).toMatchObject(missing);
    const order = taken(await other.hold(await openTable(app.pool)))._id;
    const body = { card: id, terms_version: termsVersion };
    expect(await other.call('payOrder', { params: { id: order }, body })).toMatchObject(missing);
    expect(taken(await other.order(order)).payment).toBeNull();
    expect(await kept(mine)).toEqual([visa]);
  });
});

test('an account that is erased is no customer of the gateway any more, also when that was silent at first', async () => {
  const who = await diner();
  taken(await keep(who, cards.visa));
  await drain(app.context);
  const gateway = app.context.gateways.current;
  const { removeCustomer } = gateway;
  let asked = 0;
  const silentOnce = async (customer: string) => {
    asked += 1;
    if (asked === 1) throw new GatewayUnreachable('no answer');
    await removeCustomer(customer);
  };
  Object.assign(gateway, { removeCustomer: silentOnce });
  try {
    await app.gateway.stripe?.aDayPasses();
    await transaction(app.pool, (trx) => erasePerson(app.context, trx, who.id ?? ''));
    await transaction(app.pool, (trx) => erasePerson(app.context, trx, who.id ?? ''));
    await drain(app.context);
  } finally {
    Object.assign(gateway, { removeCustomer });
  }
  expect(asked).toBe(2);
  const { rows } = await app.pool.query(
    gatewayUnderTest === 'stripe'
      ? "select 1 from stripe_gateway.object where kind = 'customer' and body -> 'metadata' ->> 'diner' = $1"
      : 'select 1 from sandbox_gateway.cards where customer = $1',
    [who.id],
  );
  expect(rows).toEqual([]);
});

test('a card whose funding the gateway cannot tell neither pays nor is kept, and nothing is tried', async () => {
  const who = await diner();
  const order = taken(await who.hold(await openTable(app.pool)))._id;
  const gateway = app.context.gateways.current;
  const { card } = gateway;
  const untold = async (token: string, customer: string) => {
    const known = await card(token, customer);
    return known && { ...known, funding: 'unknown' as const };
  };
  Object.assign(gateway, { card: untold });
  try {
    const refused = { code: 'card_funding_unknown', status: 422 };
    expect(await who.pay(order, await app.cardToken())).toMatchObject(refused);
    expect(await keep(who, cards.visa)).toMatchObject(refused);
  } finally {
    Object.assign(gateway, { card });
  }
  expect(taken(await who.order(order)).payment).toBeNull();
  expect([await checks(who), await kept(who)]).toEqual([[], []]);
});

describe('paying', () => {
  test('with a saved card, again and again', async () => {
    const who = await diner();
    const [visa] = taken(await keep(who, cards.visa));
    for (let time = 0; time < 2; time++) {
      const order = taken(await who.hold(await openTable(app.pool)))._id;
      const body = { card: visa?._id ?? '', terms_version: termsVersion };
      const once = () => who.call('payOrder', { params: { id: order }, body }, { idempotencyKey: order });
      for (const answer of await Promise.all([once(), once()])) taken(answer);
      expect(taken(await once())).toMatchObject({ state: 'confirmed', payment: { card: { last4: '4242' } } });
      expect(await chargedOf(app.pool, order)).toBe(600);
    }
  });

  test('both card and token are a form that contradicts itself, and without either the fee has nothing to be paid by', async () => {
    const who = await diner();
    const [visa] = taken(await keep(who, cards.visa));
    const order = taken(await who.hold(await openTable(app.pool)))._id;
    const pay = (by: object) =>
      who.call('payOrder', { params: { id: order }, body: { ...by, terms_version: termsVersion } });
    expect(await pay({ card: visa?._id, card_token: 'tok' })).toMatchObject({ code: 'invalid_fields' });
    expect(await pay({})).toMatchObject({ code: 'card_required' });
  });

  test.each(['instant', 'review'] as const)(
    'a new card is kept if asked, once it has paid (%s)',
    async (confirmationMode) => {
      const who = await diner();
      const order = taken(await who.hold(await openTable(app.pool, { confirmationMode })))._id;
      const pay = async (number: string) =>
        who.call('payOrder', {
          params: { id: order },
          body: { card_token: await app.cardToken(number), save_card: true, terms_version: termsVersion },
        });
      expect(await pay(cards.declined)).toMatchObject({ code: 'card_declined' });
      taken(await pay(cards.visa));
      await drain(app.context);
      expect(await kept(who)).toMatchObject([{ last4: '4242', default: true }]);
      expect(await checks(who)).toMatchObject([
        { state: 'failed', charge: null },
        { state: 'passed', charge: 'voided' },
      ]);
      expect(await chargedOf(app.pool, order)).toBe(600);
    },
  );

  test('a card whose bank asks is kept by the payment that the diner has approved', async () => {
    const who = await diner();
    const order = taken(await who.hold(await openTable(app.pool)))._id;
    const card_token = await app.cardToken(cards.authenticate);
    const waiting = taken(
      await who.call('payOrder', {
        params: { id: order },
        body: { card_token, save_card: true, terms_version: termsVersion },
      }),
    );
    expect(await kept(who)).toEqual([]);
    await fetch(`${waiting.payment?.action_url}/approve`, { method: 'POST', redirect: 'manual' });
    await drain(app.context);
    expect(await kept(who)).toMatchObject([{ last4: cards.authenticate.slice(-4) }]);
    expect(await checks(who)).toMatchObject([{ state: 'passed', charge: 'voided' }]);
  });
});

test('no table has ever seen a card number', async () => {
  const who = await diner();
  taken(await keep(who, cards.visa));
  const { rows: tables } = await app.pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', '${books}', 'graphile_worker') and table_type = 'BASE TABLE'`,
  );
  expect(tables.map((table) => table.name)).toContain('public.card');
  for (const { name } of tables) {
    const { rows } = await app.pool.query(`select 1 from ${name} t where t::text like any ($1) limit 1`, [
      Object.values(cards).map((number) => `%${number}%`),
    ]);
    expect(rows, name).toEqual([]);
  }
});

describe('a card that another customer keeps', () => {
  test('neither pays nor is kept by whoever has its token', async () => {
    const [owner, thief] = [await diner(), await diner()];
    const [card] = taken(await keep(owner, cards.visa));
    await drain(app.context);
    const { rows } = await app.pool.query<{ token: string }>('select token from card where user_id = $1', [owner.id]);
    const token = rows[0]?.token ?? '';
    const { _id: order } = taken(await thief.hold(await openTable(app.pool)));
    expect((await thief.pay(order, token)).code).toBe('card_unknown');
    expect((await thief.call('createCard', { body: { card_token: token } })).code).toBe('card_token_unknown');
    expect(
      (
        await thief.call('payOrder', {
          params: { id: order },
          body: { card: card?._id ?? '', terms_version: termsVersion },
        })
      ).code,
    ).toBe('not_found');
    const charged = await app.pool.query(`select 1 from ${books}.payments where token = $1 and state <> 'voided'`, [
      token,
    ]);
    expect(charged.rowCount).toBe(0);
    const { _id: own } = taken(await owner.hold(await openTable(app.pool)));
    expect((await owner.pay(own, token)).code).toBe('ok');
  });
});
