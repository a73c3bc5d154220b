import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { SingleBar } from 'cli-progress';
import { prepareDatabase } from './compose.ts';
import { createPool } from './db/pool.ts';
import {
  importFormats,
  importRestaurants,
  readImportFile,
  type ImportFormat,
  type ImportSummary,
} from './features/import/index.ts';

const usage = `usage: npm run import -- --format ${importFormats.join('|')} <file> [--open-tables] [--report file.jsonl]`;

/**
 * Brings restaurants of a public list into a database, which it makes ready first. Answers the exit code: 0 done, 1 the file or
 * the database failed, 2 wrong arguments.
 */
export async function runImport(
  args: string[],
  openDatabase: () => Promise<{ url: string; stop(): Promise<void> }>,
): Promise<number> {
  if (args.includes('--help')) {
    process.stdout.write(`${usage}\n`);
    return 0;
  }
  const options = readOptions(args);
  if (!options) return fail(2, usage);
  const stops: (() => Promise<void>)[] = [];
  try {
    const database = await openDatabase();
    stops.unshift(() => database.stop());
    const pool = createPool(database.url, 2);
    stops.unshift(() => pool.end());
    await prepareDatabase(pool);
    process.stdout.write(summaryText(await importFile(pool, options), options.report));
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

type Options = { format: ImportFormat; file: string; withTables: boolean; report: string };

async function importFile(pool: ReturnType<typeof createPool>, { format, file, withTables, report }: Options) {
  const { rows, bytes, bytesRead } = await readImportFile(format, file);
  const lines = createWriteStream(report);
  await once(lines, 'open');
  const bar = process.stderr.isTTY
    ? new SingleBar({ format: '{bar} {percentage} % | {rows} rows', clearOnComplete: true })
    : undefined;
  bar?.start(bytes, 0, { rows: 0 });
  try {
    return await importRestaurants(pool, rows, {
      withTables,
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

function readOptions(args: string[]): Options | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        'open-tables': { type: 'boolean', default: false },
        report: { type: 'string' },
      },
    });
    const format = importFormats.find((known) => known === values.format);
    const [file, ...more] = positionals;
    if (!format || !file || more.length > 0) return undefined;
    const { report = `import-report-${format}.jsonl` } = values;
    return { format, file, withTables: values['open-tables'], report };
  } catch {
    return undefined;
  }
}

function summaryText(summary: ImportSummary, report: string) {
  const { read, inserted, changed, unchanged, rejected, slots, reasons } = summary;
  const counts = `${read} rows read: ${inserted} inserted, ${changed} changed, ${unchanged} unchanged, ${rejected} rejected; ${slots} table slots opened\n`;
  const unread = Object.entries(reasons).map(([code, count]) => `  ${code}: ${count}\n`);
  return counts + unread.join('') + (unread.length > 0 ? `By row and reason in ${path.resolve(report)}\n` : '');
}

function fail(code: number, message: string) {
  process.stderr.write(`${message}\n`);
  return code;
}
