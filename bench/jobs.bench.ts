import { enqueueAll } from '@metade/api/jobs/enqueue.ts';
import { freePort } from '@metade/dev-env/free-port.ts';
import type pg from 'pg';
import { within } from './compare.ts';
import { emptyOrders, insertDiners, insertRestaurants } from './data.ts';
import { fillTables } from './fill-tables.ts';
import type { Program } from './programs.ts';
import { newSecrets, noQuietHours, startHalf, startProgram } from './programs.ts';
import type { Bench } from './run.ts';

const diners = 2_000;
const reminders = 10_000;
const captures = 1_000;
const limitSeconds = 60;
/** As long as a card gateway takes. */
const captureMs = 300;

/** Reminders that are due at once until the mail server has the last one, and captures that are due at once until the last voucher. */
export const bench: Bench = async ({ databases, rounds }) => {
  const { url: databaseUrl, pool } = await databases.create('bench_jobs');
  await insertRestaurants(pool, 1000);
  await insertDiners(pool, diners);
  const secrets = newSecrets();
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  const smtpPort = await freePort();
  const sink = await startProgram('bench/reference/smtp-sink.ts', await freePort(), { SMTP_PORT: String(smtpPort) });
  const gateway = await startProgram('bench/reference/stub-gateway.ts', await freePort(), {
    WEBHOOK_URL: `${publicUrl}/v1/webhooks/gateway`,
    WEBHOOK_SECRET: secrets.GATEWAY_WEBHOOK_SECRET,
    CAPTURE_MS: String(captureMs),
  });
  const env = { SMTP_URL: `smtp://127.0.0.1:${smtpPort}` };
  const options = { databaseUrl, secrets, gatewayUrl: gateway.url, publicUrl, settings: noQuietHours, env };
  const programs = [sink, gateway, await startHalf('api', { ...options, port }), await startHalf('jobs', options)];
  try {
    const seconds: Record<'sent' | 'captured', number[]> = { sent: [], captured: [] };
    for (let round = 0; round < rounds; round += 1) {
      seconds.sent.push(await secondsToRemind(pool, sink));
      seconds.captured.push(await secondsToCapture(pool, gateway));
    }
    return [
      within(
        `${reminders.toLocaleString('en-GB')} reminders that are due, until all are sent`,
        's',
        seconds.sent,
        limitSeconds,
      ),
      within(
        `${captures.toLocaleString('en-GB')} captures of ${captureMs} ms, until all have a voucher`,
        's',
        seconds.captured,
        limitSeconds,
      ),
    ];
  } finally {
    for (const program of programs.reverse()) await program.stop();
  }
};

async function secondsToRemind(pool: pg.Pool, sink: Program): Promise<number> {
  await insertOrders(pool, reminders, { meal: "now() + interval '20 hours'", paid: true });
  const received = async () => Number(await (await fetch(sink.url)).text());
  const before = await received();
  const began = performance.now();
  await pool.query("select graphile_worker.add_job('remind_diners')");
  await until(async () => (await received()) >= before + reminders);
  const took = (performance.now() - began) / 1000;
  await until(async () => (await count(pool, 'graphile_worker._private_jobs where run_at <= now()')) === 0);
  const sent = await count(pool, "mail where kind = 'reminder_day' and sent_at is not null");
  if (sent !== reminders || (await received()) !== before + reminders) throw new Error(`${sent} reminders were sent.`);
  return took;
}

async function secondsToCapture(pool: pg.Pool, gateway: Program): Promise<number> {
  await insertOrders(pool, captures, { meal: "now() + interval '9 days'", paid: false });
  const { rows } = await pool.query<{ reference: string; amount: number; currency: string }>(
    'select id as reference, amount, currency from payment',
  );
  for (const payment of rows)
    await fetch(`${gateway.url}/payments`, { method: 'POST', body: JSON.stringify({ ...payment, capture: false }) });
  const began = performance.now();
  await enqueueAll(
    pool,
    rows.map(({ reference }) => ({
      name: 'capture_payment',
      payload: { payment: reference },
      key: `capture ${reference}`,
    })),
  );
  await until(
    async () => (await count(pool, "orders where payment_state = 'paid' and voucher_code is not null")) === captures,
  );
  return (performance.now() - began) / 1000;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 100));
}

async function count(pool: pg.Pool, which: string): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(`select count(*) as n from ${which}`);
  return rows[0]?.n ?? 0;
}

/** Confirmed orders of all diners at all restaurants, in place of those that were there. */
async function insertOrders(
  pool: pg.Pool,
  amount: number,
  { meal, paid }: { meal: string; paid: boolean },
): Promise<void> {
  await emptyOrders(pool);
  await pool.query('truncate mail');
  await fillTables(pool, [], async (client) => {
    await client.query(
      `insert into orders (id, number, holder_id, user_id, restaurant_id, slot_id, date, time, period, places, people, state, payment_state, hold_no,
         hold_expires_at, starts_at, period_ends_at, tolerance_minutes, confirmation_mode, price_amount, currency, voucher_code, voucher_token,
         created_at, paid_at, confirmed_at)
       select gen_random_uuid(), 'N' || g.n, u.id, u.id, s.restaurant_id, s.id, (m.meal at time zone 'Europe/Madrid')::date, s.time, s.period, s.places, 2, 'confirmed',
         case when $2 then 'paid' else 'authorized' end, 1, b.at, m.meal, m.meal + interval '3 hours', 30, 'review', 600, 'EUR',
         case when $2 then 'N' || g.n end, case when $2 then md5('voucher ' || g.n) end, b.at, case when $2 then b.at end, b.at
       from generate_series(1, $1::integer) g (n)
       join (select *, row_number() over (order by id) as n from table_slot) s using (n)
       join (select *, row_number() over (order by id) as n from app_user where email like 'diner-%') u on u.n = g.n % ${diners} + 1,
       lateral (select ${meal} as meal) m, lateral (select now() - interval '3 days' as at) b`,
      [amount, paid],
    );
    await client.query(
      `insert into slot_day (slot_id, date, restaurant_id, capacity, booked)
       select slot_id, date, restaurant_id, 4, count(*) from orders group by 1, 2, 3`,
    );
    await client.query(
      `insert into payment (id, order_id, attempt, amount, currency, state, gateway_id)
       select i.id, o.id, 1, price_amount, currency, case when $1 then 'captured' else 'authorized' end, i.id::text
       from orders o, lateral (select overlay(o.id::text placing 'a' from 1)::uuid as id) i`,
      [paid],
    );
  });
}
