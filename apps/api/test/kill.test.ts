import { setTimeout as sleep } from 'node:timers/promises';
import { long } from '@metade/dev-env/long-proofs.ts';
import { expect, test } from 'vitest';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { createTestDatabase } from './support/database.ts';
import { cards, newDiner, openTable, ownerOf } from './support/diner.ts';
import type { Caller, Outcome } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { startServerProcess } from './support/start-server-process.ts';
import type { ServerProcess } from './support/start-server-process.ts';
import { creditOf, freeVouchersOf, giveCredit } from './support/ledgers.ts';
import { chargedOf } from './support/table-facts.ts';
import { around, pointsToTry } from './support/points-to-try.ts';
import { books, gatewayUnderTest } from './support/gateway-under-test.ts';

type Journey = {
  confirmationMode: 'instant' | 'review';
  /** The gateway's events reach the server that is killed; otherwise they are lost, and jobs alone find out. */
  webhooks: boolean;
  /** After the kill the diner sends the same request again; otherwise he is gone. */
  repeats: boolean;
  /** Who cancels the booking in the end. */
  cancels: 'diner' | 'restaurant';
  passes: string[];
};
/** The requests at Stripe within a call of the gateway: one made anew, confirmed, and these. */
function requests(...more: string[]): string[] {
  return gatewayUnderTest === 'stripe' ? ['payment_intents', 'confirm', ...more].map((one) => `request ${one}`) : [];
}

type Run = { points: string[]; killed: boolean };

test.each<Journey>([
  {
    confirmationMode: 'instant',
    webhooks: true,
    repeats: true,
    cancels: 'diner',
    passes: ['slot_day', 'commit', 'gateway authorize', 'gateway refund', ...requests('refunds')],
  },
  {
    confirmationMode: 'review',
    webhooks: false,
    repeats: false,
    cancels: 'restaurant',
    passes: [
      'slot_day',
      'commit',
      'gateway authorize',
      'gateway capture',
      'gateway refund',
      ...requests('capture', 'refunds'),
    ],
  },
])(
  'a server killed at any step of hold, pay, confirm, cancel, refund loses neither table nor money ($confirmationMode)',
  { timeout: 600_000 },
  async (journey) => {
    const whole = await travel(journey, '');
    expect(whole.killed).toBe(false);
    const points = pointsToTry(whole.points, around(journey.passes));
    const reached: string[] = [];
    const next = async (): Promise<void> => {
      for (let point = points.shift(); point !== undefined; point = points.shift()) {
        const { killed } = await travel(journey, point);
        if (killed) reached.push(point);
        // How often is committed or asked depends on whether an event or an answer is first; every other step is always taken.
        else expect(point).toMatch(/ (commit|request \w+) \d+$/);
      }
    };
    await Promise.all(Array.from({ length: 3 }, next));
    expect(reached).toEqual(expect.arrayContaining(around(journey.passes)));
  },
);

test('a server killed at any step from the purchase of a gift voucher to its mail sends it once for one payment', {
  timeout: 600_000,
}, async () => {
  const demanded = around(['commit', 'gateway authorize', 'gift_voucher']);
  const whole = await giveGift('');
  expect(whole.killed).toBe(false);
  const points = whole.points.filter((point) => long || demanded.includes(point));
  const killed: string[] = [];
  const next = async (): Promise<void> => {
    for (let point = points.shift(); point !== undefined; point = points.shift())
      if ((await giveGift(point)).killed) killed.push(point);
  };
  await Promise.all([next(), next(), next()]);
  expect(killed).toEqual(expect.arrayContaining(demanded));
});

/** One purchase on a server that dies at a point; the buyer presses again, and the server that is there afterwards does the rest. */
async function giveGift(killAt: string): Promise<Run> {
  const database = await createTestDatabase();
  let server: ServerProcess | undefined;
  const app = await startTestApp({
    databaseUrl: database.url,
    webhookUrl: () => `${server?.alive() ? server.url : app.url}/v1/webhooks/gateway`,
  });
  try {
    const buyer = await newDiner(app.pool, app.url);
    server = await startServerProcess(app, { KILL_AT: killAt });
    const body = {
      country: 'PT',
      amount: 5000,
      from: 'Ana',
      to: 'Rui',
      email: 'friend@metade.test',
      send_on: new Date().toISOString().slice(0, 10),
      card_token: await app.cardToken(cards.visa),
    };
    const buy = (caller: Caller) => caller.call('buyGift', { body }, { idempotencyKey: 'gift' });
    await buy(buyer.at(server.url)).catch(() => null);
    const died = () => !server?.alive();
    await until(died, () => has(app, 'select 1 from gift_voucher where sent_at is not null'));
    // Its job ends after the last point: until then the server may still be on its way there.
    await until(died, async () => !(await has(app, 'select 1 from graphile_worker.jobs where run_at <= now()')));
    const killed = died();
    await server.kill();
    await buy(buyer);
    await app.startWorker();
    await drain(app.context, { later: true });
    const where = `${server.points.at(-1)}`;
    expect(await auditDatabase(app.pool), where).toEqual([]);
    const { rows } = await app.pool.query<{ state: string; charged: number; mails: number }>(
      `select g.payment_state as state, (select count(*)::integer from mail where key = 'gift ' || g.id || ' gift') as mails,
         (select sum(amount - refunded)::integer from ${books}.payments where state = 'captured') as charged
       from gift_voucher g where payment_state <> 'failed'`,
    );
    // Where the server died before it asked the gateway, the job gives the purchase up, and nothing was charged.
    if (rows.length > 0) expect(rows, where).toEqual([{ state: 'captured', charged: 5000, mails: 1 }]);
    else expect(await has(app, `select 1 from ${books}.payments where state = 'captured'`), where).toBe(false);
    return { points: server.points, killed };
  } finally {
    await server?.kill();
    await app.close();
    await database.drop();
  }
}

/** One diner's way through a database of its own, on a server that dies at a point (never when there is no such), and what is left of it. */
async function travel({ confirmationMode, webhooks, repeats, cancels }: Journey, killAt: string): Promise<Run> {
  const database = await createTestDatabase();
  let server: ServerProcess | undefined;
  // What stays: the gateway, and the server that is there afterwards.
  const app = await startTestApp({
    databaseUrl: database.url,
    webhookUrl: () =>
      `${server?.alive() ? server.url : app.url}/v1/webhooks/gateway${webhooks || server?.alive() === false ? '' : '/lost'}`,
  });
  try {
    const table = await openTable(app.pool, { confirmationMode });
    const diner = await newDiner(app.pool, app.url);
    const owner = await ownerOf(app.pool, app.url, table);
    await giveCredit(app.pool, diner, 200);
    const card = await app.cardToken(cards.visa);
    server = await startServerProcess(app, { KILL_AT: killAt });
    const died = () => !server?.alive();

    /** The answer of the server, or of its successor where the diner sends the request again. */
    const ask = async <T>(
      caller: Caller,
      request: (caller: Caller) => Promise<Outcome<T>>,
    ): Promise<Outcome<T> | null> => {
      if (server?.alive()) {
        try {
          return await request(caller.at(server.url));
        } catch {
          await server.ended;
        }
      }
      return repeats ? request(caller) : null;
    };

    const held = await ask(diner, (caller) => caller.hold(table, { idempotencyKey: 'hold' }));
    const order = held?.ok ? held.data._id : await onlyOrder(app);
    if (order !== null && !died()) {
      const paid = await ask(diner, (caller) =>
        caller.pay(order, card, { idempotencyKey: 'pay', wish: { use_credit: true } }),
      );
      if (confirmationMode === 'review' && paid?.ok && !died())
        await ask(owner, (caller) => caller.call('confirmOrder', { params: { id: order } }));
      await until(died, () => has(app, "select 1 from orders where payment_state = 'paid'"));
      if (!died()) {
        const key = { idempotencyKey: 'cancel' };
        const byRestaurant = { params: { id: table.restaurantId, order }, body: { reason: 'The kitchen is flooded' } };
        if (cancels === 'diner') await ask(diner, (caller) => caller.cancel(order, {}, key));
        else await ask(owner, (caller) => caller.call('cancelBooking', byRestaurant, key));
        await until(died, () => has(app, "select 1 from refund where state = 'done'"));
        await until(died, () => has(app, "select 1 from mail where kind = 'cancelled'"));
        await until(died, async () => !(await has(app, 'select 1 from graphile_worker.jobs where run_at <= now()')));
      }
    }
    const killed = died();
    await server.kill();

    if (!webhooks) await app.pool.query(`update ${books}.events set delivered_at = now() where delivered_at is null`);
    await app.startWorker();
    await drain(app.context, { later: true });
    if (!webhooks) await app.pool.query(`update ${books}.events set delivered_at = now() where delivered_at is null`);
    expect(await auditDatabase(app.pool), `${server.points.at(-1)}`).toEqual([]);
    const { rows } = await app.pool.query<{ id: string; state: string; voucher_code: string | null }>(
      'select id, state, voucher_code from orders',
    );
    expect(rows.length).toBeLessThanOrEqual(1);
    for (const { id, state, voucher_code } of rows) {
      expect(await chargedOf(app.pool, id), `${state} after ${server.points.at(-1)}`).toBe(
        state === 'confirmed' ? 400 : 0,
      );
      expect(await creditOf(app.pool, diner), `${state} after ${server.points.at(-1)}`).toBe(
        state === 'confirmed' ? 0 : 200,
      );
      if (state === 'confirmed') expect(voucher_code).not.toBeNull();
      const trouble = cancels === 'restaurant' && state === 'cancelled' ? 1 : 0;
      expect(await freeVouchersOf(app.pool, diner), `${state} after ${server.points.at(-1)}`).toBe(trouble);
    }
    return { points: server.points, killed };
  } finally {
    await server?.kill();
    await app.close();
    await database.drop();
  }
}

async function onlyOrder(app: TestApp): Promise<string | null> {
  const { rows } = await app.pool.query<{ id: string }>('select id from orders');
  return rows[0]?.id ?? null;
}

async function has(app: TestApp, sql: string): Promise<boolean> {
  return (await app.pool.query(sql)).rows.length > 0;
}

async function until(died: () => boolean, done: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; !died() && !(await done()); waited += 50) {
    if (waited > 120_000) throw new Error('The server is alive, and nothing comes of it.');
    await sleep(50);
  }
}
