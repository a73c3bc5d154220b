import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetSessions } from '../src/features/auth/index.ts';
import { forgetKeys } from '../src/features/orders/index.ts';
import { startTestApp, type TestApp } from './support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

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
  await forgetKeys(app.context);
  await forgetSessions(app.context);
  const keys = await app.pool.query<{ key: string }>("select key from idempotency_key where key like '% days'");
  expect(keys.rows.map(({ key }) => key)).toEqual(['6 days']);
  const left = await app.pool.query('select 1 from session where holder_id = $1', [holder]);
  expect(left.rowCount).toBe(3);
});
