import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import { defaultSettings } from '@metade/domain/settings.ts';
import { SingleBar } from 'cli-progress';
import { prepareDatabase } from './compose.ts';
import { createMarketBook } from './db/market-book.ts';
import { createPool } from './db/pool.ts';
import {
  importRestaurants,
  planImport,
  readImportFile,
  type ImportPlan,
  type ImportSummary,
} from './features/import/index.ts';
import { importUsage, readImportOptions, type ImportOptions } from './import-options.ts';

/**
 * Imports restaurants of a public list into a database, which it prepares first; with --dry-run it only reports. Answers the exit
 * code: 0 done, 1 the file or the database failed, 2 wrong arguments.
 */
export async function runImport(
  args: string[],
  openDatabase: () => Promise<{ url: string; stop(): Promise<void> }>,
): Promise<number> {
  if (args.includes('--help')) {
    process.stdout.write(`${importUsage}\n`);
    return 0;
  }
  const options = readImportOptions(args);
  if ('mistake' in options) return fail(2, `${options.mistake}\n${importUsage}`);
  if (options.dryRun) return tellPlan(options);
  const stops: (() => Promise<void>)[] = [];
  try {
    const database = await openDatabase();
    stops.unshift(() => database.stop());
    const pool = createPool(database.url, 2);
    stops.unshift(() => pool.end());
    await prepareDatabase(pool);
    process.stdout.write(summaryText(await importFile(pool, options), options));
    return 0;
  } catch (error) {
    return fail(
      1,
      `The import stopped: ${(error as Error).message}\nWhat was stored before is complete; run it again to go on.`,
    );
  } finally {
    for (const stop of stops) await stop();
  }
}

async function tellPlan(options: ImportOptions): Promise<number> {
  try {
    const { format, file, reading } = options;
    const cityKm = options.settings.importCityKm ?? defaultSettings.importCityKm;
    const { rows, encoding } = await readImportFile(format, file, { ...reading, cityKm });
    process.stdout.write(planText(await planImport(rows), encoding, options));
    return 0;
  } catch (error) {
    return fail(1, `The file cannot be read: ${(error as Error).message}`);
  }
}

async function importFile(pool: ReturnType<typeof createPool>, options: ImportOptions) {
  const { importCityKm: cityKm } = await createMarketBook(pool, options.settings).settings();
  const { format, file, reading, withTables, approve } = options;
  const { rows, bytes, bytesRead } = await readImportFile(format, file, { ...reading, cityKm });
  const lines = createWriteStream(options.report);
  await once(lines, 'open');
  const bar = process.stderr.isTTY
    ? new SingleBar({ format: '{bar} {percentage} % | {rows} rows', clearOnComplete: true })
    : undefined;
  bar?.start(bytes, 0, { rows: 0 });
  try {
    return await importRestaurants(pool, rows, {
      withTables,
      approve,
      onBatch: ({ read }) => bar?.update(bytesRead(), { rows: read }),
      onReport: async (line) => {
        if (!lines.write(`${JSON.stringify(line)}\n`)) await once(lines, 'drain');
      },
    });
  } finally {
    bar?.stop();
    lines.end();
    await once(lines, 'close');
  }
}

function summaryText(summary: ImportSummary, { report, approve }: ImportOptions) {
  const { read, inserted, changed, waiting, unchanged, rejected, slots, reasons } = summary;
  const counts = `${read} rows read: ${inserted} inserted, ${changed} changed,${waiting > 0 ? ` ${waiting} changed, ${waits},` : ''} ${unchanged} unchanged, ${rejected} rejected; ${slots} table slots opened\n`;
  const unread = Object.entries(reasons).map(([code, count]) => `  ${code}: ${count}\n`);
  const where = unread.length > 0 ? `By row and reason in ${path.resolve(report)}\n` : '';
  const hint = reasons.country_unknown ? 'Say the country of such rows: --country BR, ES or PT\n' : '';
  const drafts =
    inserted > 0 && !approve
      ? 'What came in is a draft, which nobody sees; the same command with --approve makes it public.\n'
      : '';
  return counts + unread.join('') + where + hint + drafts;
}

const waits = 'waits for --approve';
const citiesShown = 20;

function planText({ read, cities, refused }: ImportPlan, encoding: string, { approve }: ImportOptions) {
  const stored = cities.reduce((sum, [, count]) => sum + count, 0);
  const shown = cities.slice(0, citiesShown);
  const others = cities.length > citiesShown ? [`  and ${cities.length - citiesShown} more cities`] : [];
  return [
    `${read} rows (${encoding}): ${stored} would come in, ${read - stored} would be refused. Nothing was written.`,
    ...(approve ? [] : [`What has changed in a restaurant that is no draft any more ${waits}.`]),
    `In ${cities.length} cities:`,
    ...shown.map(([name, count]) => `  ${name}: ${count}`),
    ...others,
    ...(refused.length > 0 ? ['Refused:'] : []),
    ...refused.map(([code, count, example]) => `  ${code}: ${count} (${example})`),
    '',
  ].join('\n');
}

function fail(code: number, message: string) {
  process.stderr.write(`${message}\n`);
  return code;
}
