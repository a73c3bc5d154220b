import { afterAll, beforeAll, expect, test } from 'vitest';
import { rollAvailability } from '../src/features/restaurants/index.ts';
import { startTestApp } from './support/app.ts';
import type { TestApp } from './support/app.ts';
import { openTable } from './support/diner.ts';

let api: TestApp;

beforeAll(async () => {
  api = await startTestApp();
  await openTable(api.pool);
  await openTable(api.pool);
});
afterAll(() => api.close());

test('a day that is past goes, a day that is missing comes as it was, and no other row is written', async () => {
  const before = await rows();
  const [lost, ...others] = before.map(({ row }) => row).filter((row) => row.until.some((minute) => minute > 0));
  await api.pool.query('delete from availability_day where restaurant_id = $1 and date = $2', [
    lost?.restaurant_id,
    lost?.date,
  ]);
  await api.pool.query(
    `insert into availability_day (restaurant_id, date, city_id, rank, opens, until, offers, times)
     select restaurant_id, date - 35, city_id, rank, opens, until, offers, times from availability_day`,
  );

  await rollAvailability(api);

  const after = await rows();
  expect(after.map(({ row }) => row)).toEqual(before.map(({ row }) => row));
  const rewritten = after.filter(({ version }, index) => version !== before[index]?.version);
  expect(rewritten.map(({ row }) => row)).toEqual([lost]);
  expect(others.length).toBeGreaterThan(0);
});

test('what it makes is what a recount makes', async () => {
  await api.pool.query('delete from availability_day');
  await rollAvailability(api);
  const rolled = await rows();
  await api.pool.query('select rebuild_availability(array(select id from restaurant))');
  const recounted = await rows();
  expect(recounted.map(({ row }) => row)).toEqual(rolled.map(({ row }) => row));
  expect(rolled.length).toBeGreaterThan(0);
});

/** version: the row's place and what last wrote or locked it. */
async function rows() {
  const found = await api.pool.query<{
    row: { restaurant_id: string; date: string; until: number[] };
    version: string;
  }>(
    `select to_jsonb(a) as row, ctid::text || ' ' || xmin || ' ' || xmax as version from availability_day a order by restaurant_id, date`,
  );
  return found.rows;
}
