import { existsSync } from 'node:fs';
import path from 'node:path';
import { createPool } from '@metade/api/db/pool.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestDatabase } from '../../apps/api/test/support/database.ts';
import { createTestDatabase } from '../../apps/api/test/support/database.ts';
import { root } from '../programs.ts';
import type { Outcome } from '../replay/run-replay.ts';
import { bookingsFile, runReplay } from '../replay/run-replay.ts';

const folder = path.join(root, '../shared/data/reservations');
const isDataHere = existsSync(path.join(folder, bookingsFile));
if (!isDataHere) console.log(`The replay is not tested: there is no ${bookingsFile} in ${folder}.`);

describe.runIf(isDataHere)('real bookings through two servers', () => {
  let database: TestDatabase;
  let outcome: Outcome;

  beforeAll(async () => {
    database = await createTestDatabase();
    const pool = createPool(database.url, 4);
    try {
      outcome = await runReplay({ database: { url: database.url, pool }, folder, speed: 0, limit: 300, clients: 8 });
    } finally {
      await pool.end();
    }
  });

  afterAll(() => database.drop());

  test('break no promise', () => {
    expect(outcome.violations).toEqual([]);
  });

  test('sell tables, and run out of them', () => {
    expect(outcome.orders.get('confirmed')).toBeGreaterThan(50);
    expect(outcome.replay.tally.refusals.get('POST /v1/orders  table_taken')).toBeGreaterThan(0);
  });

  test('refuse every party that no table seats, by its size', () => {
    const { tally } = outcome.replay;
    expect(tally.refusals.get('POST /v1/orders  invalid_fields')).toBeGreaterThanOrEqual(outcome.tooMany);
    expect(outcome.tooMany).toBeGreaterThan(0);
  });
});
