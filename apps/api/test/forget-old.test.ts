import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditDatabase } from '../src/features/audit/audit-database.ts';
import { goesWithOrder, keepsOrder } from '../src/features/orders/forget-holds.ts';
import { releaseAllExpired } from '../src/features/orders/index.ts';
import { forgetOld } from '../src/forget-old.ts';
import { startTestApp, type TestApp } from './support/app.ts';
import { cards, newDiner, newGuest, openTable, taken } from './support/diner.ts';
import { drain } from './support/drain.ts';
import { expireHold } from './support/table-facts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  expect(await auditDatabase(app.pool)).toEqual([]);
  await app.close();
});

it('forgets keys after a week, and sessions a month after they ended or ran out', async () => {
  await app.pool.query(
    `insert into idempotency_key (holder_id, key, operation, request_hash, subject_id, created_at)
     select gen_random_uuid(), age || ' days', 'payOrder', '\\x00', gen_random_uuid(), now() - make_interval(days => age) from unnest(array[6, 8]) age`,
  );
  const holder = randomUUID();
  await app.pool.query(
    `insert into session (token_hash, holder_id, expires_at, ended_at)
     select sha256(($1::text || name)::bytea), $1::text::uuid, now() + make_interval(days => expires), now() - make_interval(days => ended)
     from (values ('live', 1, null), ('just ended', 9, 29), ('long ended', 9, 31), ('just out', -29, null), ('long out', -31, null)) s (name, expires, ended)`,
    [holder],
  );
  await forgetOld(app.context);
  const keys = await app.pool.query<{ key: string }>("select key from idempotency_key where key like '% days'");
  expect(keys.rows.map(({ key }) => key)).toEqual(['6 days']);
  const left = await app.pool.query('select 1 from session where holder_id = $1', [holder]);
  expect(left.rowCount).toBe(3);
});

it('forgets links a month after they were over, what visitors looked for after 13 months, and changes after ten years', async () => {
  const table = await openTable(app.pool);
  const names = ['young', 'old'];
  await app.pool.query(
    `insert into account_link (token_hash, user_id, purpose, expires_at)
     select sha256(name::bytea), $1, 'verify', now() - age from (values ('young', interval '29 days'), ('old', interval '31 days')) l (name, age)`,
    [table.ownerId],
  );
  await app.pool.query(
    `insert into unmet_demand (restaurant_id, date, period, places, looked_on, visitors)
     select $1, now() - age, 'night', 2, now() - age, 1 from unnest(array[interval '12 months', interval '14 months']) age`,
    [table.restaurantId],
  );
  await app.pool.query(
    `insert into city_demand (city_id, looked_on, visitors)
     select 'PT-1106', now() - age, 1 from unnest(array[interval '12 months', interval '14 months']) age`,
  );
  // The log is written in the order of time.
  await app.pool.query('delete from audit_log');
  await app.pool.query(
    `insert into audit_log (at, role, what, subject) select now() - age, 'system', 'test', name
     from (values ('old', interval '121 months'), ('young', interval '119 months')) l (name, age) order by age desc`,
  );
  await forgetOld(app.context);
  const left = async (text: string, values: unknown[] = []) => (await app.pool.query(text, values)).rowCount;
  expect(
    await left(
      'select 1 from account_link where token_hash = any (select sha256(n::bytea) from unnest($1::text[]) n)',
      [names],
    ),
  ).toBe(1);
  expect(await left('select 1 from unmet_demand where restaurant_id = $1', [table.restaurantId])).toBe(1);
  expect(await left("select 1 from city_demand where city_id = 'PT-1106'")).toBe(1);
  expect((await app.pool.query("select subject from audit_log where what = 'test'")).rows).toEqual([
    { subject: 'young' },
  ]);
});

it('forgets gateway events, settled alarms and mails after 13 months, in as many batches as it takes', async () => {
  await app.pool.query(
    `insert into gateway_event (gateway, id, type, reference, payload, received_at)
     select 'sandbox', 'old ' || n, 'payment.captured', gen_random_uuid(), '{}'::jsonb, now() - interval '13 months 1 hour' from generate_series(1, 2500) n
     union all select 'sandbox', 'kept', 'payment.captured', gen_random_uuid(), '{}'::jsonb, now() - interval '13 months' + interval '1 hour'`,
  );
  await app.pool.query(
    `insert into gateway_alarm (gateway, reference, source, fields, expected, told, raised_at, settled_at)
     values ('sandbox', 'settled', 'event', '{amount}', '{}', '{}', now() - interval '14 months', now() - interval '14 months'),
       ('sandbox', 'open', 'event', '{amount}', '{}', '{}', now() - interval '14 months', null)`,
  );
  await app.pool.query(
    `insert into mail (id, key, recipient, locale, kind, subject, body, created_at, sent_at, failed_at)
     select gen_random_uuid(), name, 'a@example.test', 'en', 'welcome', name, '', now() - age, now() - sent, now() - failed
     from (values ('old', interval '13 months 1 hour', interval '1 year', null::interval), ('given up', interval '14 months', null, interval '14 months'),
       ('to send', interval '14 months', null, null), ('young', interval '12 months', interval '12 months', null)) m (name, age, sent, failed)`,
  );
  await forgetOld(app.context);
  const left = async (text: string) => (await app.pool.query<{ name: string }>(text)).rows.map(({ name }) => name);
  expect(await left("select id as name from gateway_event where id = 'kept' or id like 'old %'")).toEqual(['kept']);
  expect(await left('select reference as name from gateway_alarm')).toEqual(['open']);
  expect(await left('select subject as name from mail order by name')).toEqual(['to send', 'young']);
  await app.pool.query('delete from gateway_alarm');
  await app.pool.query('delete from mail');
});

it('forgets holds after 30 days with all that is theirs, and no order that anybody paid or tried to', async () => {
  const table = await openTable(app.pool, { qtd: 9 });
  const diner = await newDiner(app.pool, app.url);
  const hold = async (by = diner) => taken(await by.hold(table))._id;
  const paid = await hold();
  taken(await diner.pay(paid, await app.cardToken()));
  await drain(app.context);
  const guest = await newGuest(app.url);
  const [ranOut, young] = [await hold(guest), await hold(await newDiner(app.pool, app.url))];
  const other = await newDiner(app.pool, app.url);
  const letGo = await hold(other);
  taken(await other.cancel(letGo));
  const declined = await newDiner(app.pool, app.url);
  const refused = await hold(declined);
  await declined.pay(refused, await app.cardToken(cards.declined));
  for (const id of [ranOut, young, refused]) await expireHold(app.pool, id);
  await releaseAllExpired(app.pool);
  taken(await diner.cancel(paid));
  await drain(app.context);
  await app.pool.query("update orders set ended_at = now() - interval '30 days' - interval '1 minute' where id <> $1", [
    young,
  ]);
  await app.pool.query("update orders set ended_at = now() - interval '30 days' + interval '1 minute' where id = $1", [
    young,
  ]);
  await forgetOld(app.context);
  const ids = (await app.pool.query<{ id: string }>('select id from orders')).rows.map(({ id }) => id);
  expect(ids.toSorted()).toEqual([paid, young, refused].toSorted());
  const events = await app.pool.query('select 1 from order_event where order_id = any ($1)', [[ranOut, letGo]]);
  expect(events.rowCount).toBe(0);
});

it('knows every table that refers to an order', async () => {
  const { rows } = await app.pool.query<{ name: string }>(
    `select distinct conrelid::regclass::text as name from pg_constraint
     where contype = 'f' and confrelid = 'orders'::regclass and confdeltype = 'a' order by 1`,
  );
  const named = [...keepsOrder, ...goesWithOrder, 'free_voucher', 'mail', 'orders'];
  expect(rows.map(({ name }) => name)).toEqual(named.toSorted());
});
