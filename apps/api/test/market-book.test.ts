import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createMarketBook } from '../src/db/market-book.ts';
import { createPool } from '../src/db/pool.ts';
import { createTestDatabase } from './support/database.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool(database.url, 2);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

async function set(marketplace: object, portugal: object): Promise<void> {
  await pool.query('update system_config set settings = $1', [marketplace]);
  await pool.query("update market set settings = $1 where country = 'PT'", [portugal]);
}
beforeEach(() => set({}, {}));

it('lays the country over the marketplace, over the process, over the defaults', async () => {
  await set({ holdMinutes: 12, graceMinutes: 20 }, { graceMinutes: 30 });
  const book = createMarketBook(pool, { holdMinutes: 11, graceMinutes: 10, noShowLimit: 7 });
  const common = { holdMinutes: 12, noShowLimit: 7, daysToCancel: 2 };
  expect(await book.settings()).toMatchObject({ ...common, graceMinutes: 20 });
  expect((await book.market('PT')).settings).toMatchObject({ ...common, graceMinutes: 30 });
  expect((await book.market('BR')).settings).toMatchObject({ ...common, graceMinutes: 20 });
});

it.each([
  [{ holdMinute: 5 }, {}, 'The configuration of the marketplace has holdMinute, which is no setting'],
  [
    { shutdownSeconds: 60 },
    {},
    'The configuration of the marketplace has shutdownSeconds, which a marketplace may not set',
  ],
  [
    { holdMinutes: 61 },
    {},
    'The configuration of the marketplace has a value for holdMinutes out of its range (1 to 60)',
  ],
  [{}, { pinTries: 9 }, 'The configuration of PT has pinTries, which a market may not set'],
  [
    {},
    { listCacheMs: 0, noShowLimit: '3' },
    'The configuration of PT has listCacheMs, which a market may not set; has a value for noShowLimit that is not of its type',
  ],
])('says what is wrong with %j and %j', async (marketplace, portugal, words) => {
  await set(marketplace, portugal);
  await expect(createMarketBook(pool, {}).settings()).rejects.toThrow(words);
});
