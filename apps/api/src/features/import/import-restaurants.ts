import type pg from 'pg';
import { transaction } from '../../db/transaction.ts';
import { insertPlaces, lockImports, openTables, upsertRestaurants } from './import-store.ts';
import type { ImportedRestaurant, ParsedRow } from './imported-restaurant.ts';
import { gridFromOpeningHours } from './open-grid.ts';

export type ImportReportLine = { row: number; kind: 'rejected' | 'warning'; code: string; detail: string };

/** Rows are read = inserted + changed + waiting + unchanged + rejected. `reasons` counts rejects and warnings by code. */
export type ImportSummary = {
  read: number;
  inserted: number;
  changed: number;
  /** Changed in the file, not stored: no draft any more, and `approve` was not given. */
  waiting: number;
  unchanged: number;
  rejected: number;
  slots: number;
  reasons: Record<string, number>;
};

/**
 * Stores parsed rows in batches, each in one transaction: whatever ends the process, a restaurant is there with its tables or not at all, and
 * running the same file again completes it and changes nothing else.
 */
export async function importRestaurants(
  pool: pg.Pool,
  rows: AsyncIterable<ParsedRow>,
  {
    withTables = false,
    approve = false,
    batchSize = 200,
    onReport = () => {},
    onBatch = () => {},
  }: {
    /** Opens demonstration tables for restaurants that have none. */
    withTables?: boolean;
    /** Makes them public, also those of the same source that came as drafts before; without it they are drafts, and only drafts change. */
    approve?: boolean;
    batchSize?: number;
    onReport?: (line: ImportReportLine) => void | Promise<void>;
    onBatch?: (summary: ImportSummary) => void;
  } = {},
): Promise<ImportSummary> {
  const summary: ImportSummary = {
    read: 0,
    inserted: 0,
    changed: 0,
    waiting: 0,
    unchanged: 0,
    rejected: 0,
    slots: 0,
    reasons: {},
  };
  const report = async (line: ImportReportLine) => {
    summary.reasons[line.code] = (summary.reasons[line.code] ?? 0) + 1;
    await onReport(line);
  };
  let batch: ImportedRestaurant[] = [];
  const store = async () => {
    if (batch.length === 0) return;
    const restaurants = batch;
    batch = [];
    const done = await storeBatch(pool, restaurants, { withTables, approve });
    summary.inserted += done.inserted;
    summary.changed += done.changed;
    summary.waiting += done.waiting;
    summary.unchanged += restaurants.length - done.inserted - done.changed - done.waiting;
    summary.slots += done.slots;
    onBatch(summary);
  };
  for await (const parsed of rows) {
    summary.read++;
    if ('reject' in parsed) {
      summary.rejected++;
      await report({ row: parsed.row, kind: 'rejected', ...parsed.reject });
      continue;
    }
    for (const warning of parsed.warnings) await report({ row: parsed.row, kind: 'warning', ...warning });
    batch.push(parsed.ok);
    if (batch.length >= batchSize) await store();
  }
  await store();
  return summary;
}

type Wanted = { withTables: boolean; approve: boolean };

function storeBatch(pool: pg.Pool, restaurants: ImportedRestaurant[], { withTables, approve }: Wanted) {
  return transaction(pool, async (trx) => {
    await lockImports(trx);
    await insertPlaces(
      trx,
      restaurants.map((restaurant) => restaurant.city_id),
    );
    const { inserted, changed, waiting } = await upsertRestaurants(trx, restaurants, approve);
    const slots = withTables
      ? await openTables(trx, restaurants, ({ worksheet }) => gridFromOpeningHours(worksheet))
      : 0;
    return { inserted, changed, waiting, slots };
  });
}
