import type { Order } from '@metade/contracts/orders.ts';
import { freePort } from '@metade/dev-env/free-port.ts';
import { termsVersion } from '@metade/i18n/legal/versions.ts';
import type pg from 'pg';
import type { Client } from 'undici';
import { alternate, atMost, median } from './compare.ts';
import { cpuOf, cpuOfDatabase } from './cpu-time.ts';
import { dinerToken, emptyOrders, insertDiners, insertRestaurants, readSeats } from './data.ts';
import type { Seat } from './data.ts';
import { inTurn } from './load.ts';
import type { Program } from './programs.ts';
import { newSecrets, noQuietHours, startDatabaseServer, startHalf, startProgram } from './programs.ts';
import type { Bench } from './run.ts';
import { orderAtVendure, startVendure } from './vendure.ts';

const clients = 8;
const diners = 2_000;
const orders = 800;
/** Fewer, since each costs more. */
const ordersOfVendure = 150;

/** What an order costs, in ms of CPU time; statements and transactions of PostgreSQL. */
type Cost = { api: number; jobs: number; postgres: number; gateway: number; statements: number; seconds: number };

/**
 * Orders from the hold to the voucher and the last of their mails, at restaurants that confirm at once and whose owner is told, behind a
 * stub for the gateway: CPU time of the server that answers, of the one that runs the jobs, and of PostgreSQL. Beside a shop of Vendure: its
 * server, which runs its jobs too, and PostgreSQL.
 */
export const bench: Bench = async ({ databases: others, rounds }) => {
  const vendure = await startVendure(others);
  const databases = await startDatabaseServer({ counting: true }).catch(async (error: unknown) => {
    await vendure.shop.stop();
    throw error;
  });
  try {
    const { url: databaseUrl, pool } = await databases.create('bench_whole_order');
    await pool.query('create extension pg_stat_statements');
    await insertRestaurants(pool, 1000);
    await insertDiners(pool, diners);
    await insertOwner(pool);
    const seats = await readSeats(pool, 20_000);
    const secrets = newSecrets();
    const port = await freePort();
    const publicUrl = `http://127.0.0.1:${port}`;
    const gateway = await startProgram('bench/reference/stub-gateway.ts', await freePort(), {
      WEBHOOK_URL: `${publicUrl}/v1/webhooks/gateway`,
      WEBHOOK_SECRET: secrets.GATEWAY_WEBHOOK_SECRET,
    });
    // The settling job comes while it is measured.
    const settings = { paymentTimeoutSeconds: 3, ...noQuietHours };
    const options = { databaseUrl, secrets, gatewayUrl: gateway.url, publicUrl, settings };
    const api = await startHalf('api', { ...options, port });
    const jobs = await startHalf('jobs', options);
    try {
      const costs: Cost[] = [];
      const ours = async () => {
        await emptyOrders(pool);
        const cost = await costOf({ pool, api, jobs, gateway, seats });
        costs.push(cost);
        return cost.api + cost.jobs + cost.postgres;
      };
      const theirs = async () => {
        const spent = async () => cpuOf(vendure.shop.pid) + (await cpuOfDatabase(vendure.pool));
        const before = await spent();
        await orderAtVendure(vendure, ordersOfVendure, clients);
        return ((await spent()) - before) / ordersOfVendure / 1000;
      };
      const measured = await alternate(ours, theirs, rounds);
      // The first is a warm-up.
      const of = (part: keyof Cost) => median(costs.slice(1).map((cost) => cost[part]));
      const parts = `API ${of('api').toFixed(1)}, jobs ${of('jobs').toFixed(1)}, PostgreSQL ${of('postgres').toFixed(1)}`;
      const beside = `${of('statements').toFixed(0)} statements; the stub ${of('gateway').toFixed(1)}`;
      const rate = `${(orders / of('seconds')).toFixed(0)}/s`;
      const work = `an order from hold to voucher and mails (${parts}; ${beside}; ${rate}) against one of Vendure`;
      return [atMost(work, 'ms of CPU', measured, 0.05)];
    } finally {
      for (const program of [jobs, api, gateway]) await program.stop();
    }
  } finally {
    await vendure.shop.stop();
    await databases.stop();
  }
};

/** A person who owns every restaurant; all confirm at once. */
async function insertOwner(pool: pg.Pool): Promise<void> {
  await pool.query("update restaurant set confirmation_mode = 'instant'");
  await pool.query(
    `with owner as (
       insert into app_user (id, email, password_hash, user_group, first_name, last_name, email_verified_at)
       values (gen_random_uuid(), 'owner@example.test', 'none', 'restaurant', 'Owner', 'Of All', now()) returning id)
     insert into team_member (restaurant_id, user_id, role) select r.id, owner.id, 'owner' from restaurant r, owner`,
  );
  await pool.query('vacuum analyze');
}

type World = { pool: pg.Pool; api: Program; jobs: Program; gateway: Program; seats: readonly Seat[] };

async function costOf({ pool, api, jobs, gateway, seats }: World): Promise<Cost> {
  const spent = async () => ({
    api: cpuOf(api.pid),
    jobs: cpuOf(jobs.pid),
    postgres: await cpuOfDatabase(pool),
    gateway: cpuOf(gateway.pid),
  });
  await pool.query('select pg_stat_statements_reset()');
  const before = await spent();
  const began = performance.now();
  await makeOrders(api.url, seats);
  const seconds = (performance.now() - began) / 1000;
  await drained(pool);
  const after = await spent();
  const { rows } = await pool.query<{ calls: number }>(
    'select sum(calls) as calls from pg_stat_statements join pg_database d on d.oid = dbid where d.datname = current_database()',
  );
  const { rows: vouchers } = await pool.query<{ n: number }>(
    `select count(*) as n from orders where payment_state = 'paid' and voucher_code is not null`,
  );
  if (vouchers[0]?.n !== orders) throw new Error(`${vouchers[0]?.n} of ${orders} orders have a voucher.`);
  const each = (part: keyof typeof before) => (after[part] - before[part]) / orders / 1000;
  return {
    api: each('api'),
    jobs: each('jobs'),
    postgres: each('postgres'),
    gateway: each('gateway'),
    statements: (rows[0]?.calls ?? 0) / orders,
    seconds,
  };
}

async function makeOrders(url: string, seats: readonly Seat[]): Promise<void> {
  await inTurn({ url, clients, amount: orders }, async (client, no) => {
    const token = dinerToken((no % diners) + 1);
    const held = await post(client, token, '/v1/orders', seats[no % seats.length] as Seat);
    const card = { card_token: 'tok_stub', terms_version: termsVersion };
    const paid = await post(client, token, `/v1/orders/${held._id}/payment`, card);
    if (paid.voucher === null) throw new Error('An order was paid and has no voucher.');
  });
}

async function post(client: Client, token: string, path: string, body: object): Promise<Order> {
  const { statusCode, body: answered } = await client.request({
    method: 'POST',
    path,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'idempotency-key': `whole-order-${Math.random()}`,
    },
    body: JSON.stringify(body),
  });
  const answer = (await answered.json()) as { data: Order };
  if (statusCode >= 300) throw new Error(`${path} answered ${statusCode}: ${JSON.stringify(answer)}`);
  return answer.data;
}

/** Waits until no job is left but those of another hour. */
async function drained(pool: pg.Pool): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query(
      "select 1 from graphile_worker.jobs where run_at < now() + interval '10 minutes' limit 1",
    );
    if (rowCount === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
