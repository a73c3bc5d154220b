import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshHonourRates } from '../src/features/claims/index.ts';
import { refreshFigures } from '../src/features/restaurants/index.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { openTable } from './support/diner.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test.each([
  ['honour rates', () => refreshHonourRates(app.context, app.pool)],
  ['figures', () => refreshFigures(app.context)],
] as const)(
  '%s lock restaurants by id: two jobs that count all of them wait for each other at the first',
  async (_, refresh) => {
    const { pool } = app;
    const ids = (await Promise.all([1, 2, 3].map(() => openTable(pool)))).map((table) => table.restaurantId).sort();
    const [first, , last] = ids as [string, string, string];
    // In the table the last one stands first; no meals are left to count, so that each has to change.
    for (const id of ids.toReversed())
      await pool.query('update restaurant set honour_rate = 90, saved_amount = 100 where id = $1', [id]);
    const other = await pool.connect();
    let refreshed: Promise<void> | undefined;
    try {
      await other.query('begin');
      await other.query('select 1 from restaurant where id = $1 for no key update', [first]);
      refreshed = refresh();
      const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await pool.query(waits)).rowCount).toBe(1);
      const free = 'select 1 from restaurant where id = $1 for no key update nowait';
      await expect(other.query(free, [last])).resolves.toMatchObject({ rowCount: 1 });
    } finally {
      await other.query('rollback');
      other.release();
    }
    await refreshed;
  },
);
