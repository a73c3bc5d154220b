import type pg from 'pg';
import { afterEach, expect, test, vi } from 'vitest';
import { patientPool } from '../src/jobs/patient-pool.ts';

afterEach(() => vi.restoreAllMocks());

const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const wrong = () => Object.assign(new Error('relation does not exist'), { code: '42P01' });

/** Tells the end of a job to a database that answers with these errors, and then well. */
async function tell(errors: Error[]): Promise<unknown> {
  const query = async () => {
    const error = errors.shift();
    if (error) throw error;
    return { rows: [], rowCount: 1 };
  };
  const pool = { query, connect: async () => ({ query, release: () => {} }) };
  const client = await patientPool(pool as unknown as pg.Pool, new AbortController().signal).connect();
  return client.query('delete from graphile_worker._private_jobs where id = $1', [1]);
}

test('the end of a job is told again while the database is away, which is logged once a minute', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await tell([away(), away(), away()])).toMatchObject({ rowCount: 1 });
  expect(log).toHaveBeenCalledOnce();
});

test('what the database refuses for good is not repeated, at first or later', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await expect(tell([wrong()])).rejects.toThrow('relation does not exist');
  await expect(tell([away(), wrong()])).rejects.toThrow('relation does not exist');
});
