import type pg from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { patientPool } from '../src/jobs/patient-pool.ts';
import { createLog } from '../src/watch/log.ts';

const told: string[] = [];
const log = createLog('error', { write: (line) => void told.push(line) });
beforeEach(() => void (told.length = 0));

const away = () => Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const wrong = () => Object.assign(new Error('relation does not exist'), { code: '42P01' });

const patient = (pool: object) =>
  patientPool(pool as pg.Pool, {
    listening: pool as pg.Pool,
    ended: new AbortController().signal,
    log,
    onUnheard: () => {},
  });

/** Tells the end of a job to a database that answers with these errors, and then well. */
async function tell(errors: Error[]): Promise<unknown> {
  const query = async () => {
    const error = errors.shift();
    if (error) throw error;
    return { rows: [], rowCount: 1 };
  };
  const pool = { query, connect: async () => ({ query, release: () => {} }) };
  const client = await patient(pool).connect();
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

test('a connection that listened is given back once, however often the worker releases it', () => {
  let given = 0;
  const release = () => {
    given += 1;
    if (given > 1) throw new Error('Release called on client which has already been released to the pool.');
  };
  patient({ connect: (callback: Listener) => callback(undefined, {}, release) }).connect((_error, _client, done) => {
    done();
    done();
  });
  expect(given).toBe(1);
});

type Listener = (error: undefined, client: object, release: () => void) => void;
