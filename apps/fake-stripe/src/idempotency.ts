import type pg from 'pg';
import { StripeProblem } from './problem.ts';

type Saved = { status: number; body: object };

/**
 * Claims a key for a request. Answers what the key's first request was answered, or null when this is the first. Throws while that
 * one runs, and when it asked for something else.
 */
export async function claimKey(pool: pg.Pool, key: string, request: string): Promise<Saved | null> {
  const { rowCount } = await pool.query(
    'insert into stripe_gateway.idempotency_key (key, request) values ($1, $2) on conflict do nothing',
    [key, request],
  );
  if (rowCount === 1) return null;
  const { rows } = await pool.query<{ request: string; status: number | null; body: object }>(
    'select request, status, body from stripe_gateway.idempotency_key where key = $1',
    [key],
  );
  const [first] = rows;
  if (first === undefined || (first.status === null && first.request === request))
    throw new StripeProblem(409, {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message: 'It is in use.',
    });
  if (first.request !== request)
    throw new StripeProblem(400, { type: 'idempotency_error', message: 'The key was used with other parameters.' });
  return { status: Number(first.status), body: first.body };
}

export async function saveAnswer(db: pg.Pool | pg.PoolClient, key: string, { status, body }: Saved): Promise<void> {
  await db.query('update stripe_gateway.idempotency_key set status = $2, body = $3 where key = $1', [
    key,
    status,
    JSON.stringify(body),
  ]);
}

/** The request did not begin: the key is as if never used. */
export async function forgetKey(pool: pg.Pool, key: string): Promise<void> {
  await pool.query('delete from stripe_gateway.idempotency_key where key = $1', [key]);
}
