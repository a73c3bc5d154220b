import type pg from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { patientPool } from '../src/jobs/patient-pool.ts';
import { createLog } from '../src/watch/log.ts';

const told: string[] = [];
const log = createLog('error', { write: (line) => void told.push(line) });
beforeEach(() => void (told.length = 0));

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
  const client = await patientPool(pool as unknown as pg.Pool, {
    listening: pool as unknown as pg.Pool,
    ended: new AbortController().signal,
    log,
    onUnheard: () => {},
  }).connect();
  return client.query('delete from graphile_worker._private_jobs where id = $1', [1]);
}

test('the end of a job is told again while the database is away, which is logged once a minute', async () => {
  expect(await tell([away(), away(), away()])).toMatchObject({ rowCount: 1 });
  expect(told).toHaveLength(1);
});

test('what the database refuses for good is not repeated, at first or later', async () => {
  await expect(tell([wrong()])).rejects.toThrow('relation does not exist');
  await expect(tell([away(), wrong()])).rejects.toThrow('relation does not exist');
});
