import type pg from 'pg';
import { transaction } from '../../db/transaction.ts';
import { insertPlaces, lockImports, openTables, upsertRestaurants } from './import-store.ts';
import type { ImportedRestaurant, ParsedRow } from './imported-restaurant.ts';
import { readKitchens, withKnownKitchens, withoutRetired, type KnownKitchens } from './known-kitchens.ts';
import { gridFromOpeningHours } from './open-grid.ts';

export type ImportReportLine = { row: number; kind: 'rejected' | 'warning'; code: string; detail: string };

/** Rows are read = inserted + changed + waiting + unchanged + rejected. `reasons` counts rejects and warnings by code. */
export type ImportSummary = {
  read: number;
  inserted: number;
  changed: number;
  /** Changed in the file but not stored: the restaurant is no draft any more, and `approve` was not given. */
  waiting: number;
  unchanged: number;
  rejected: number;
  slots: number;
  reasons: Record<string, number>;
};

/**
 * Stores parsed rows in batches, one transaction each. After an abort, each restaurant is stored with its tables or not at all;
 * importing the same file again completes it and changes nothing else.
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
    /** Gives demonstration tables to restaurants that have none. */
    withTables?: boolean;
    /** Publishes them, also earlier drafts of the same source. Without it they are drafts, and only drafts change. */
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
  const known = await readKitchens(pool);
  let batch: ImportedRestaurant[] = [];
  const store = async () => {
    if (batch.length === 0) return;
    const restaurants = batch;
    batch = [];
    const done = await storeBatch(pool, restaurants, known, { withTables, approve });
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
    const { restaurant, warnings } = withKnownKitchens(parsed.ok, known);
    for (const warning of [...parsed.warnings, ...warnings])
      await report({ row: parsed.row, kind: 'warning', ...warning });
    batch.push(restaurant);
    if (batch.length >= batchSize) await store();
  }
  await store();
  return summary;
}

type Wanted = { withTables: boolean; approve: boolean };

function storeBatch(
  pool: pg.Pool,
  parsed: ImportedRestaurant[],
  known: KnownKitchens,
  { withTables, approve }: Wanted,
) {
  return transaction(pool, async (trx) => {
    await lockImports(trx);
    const restaurants = await withoutRetired(trx, parsed, known);
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
