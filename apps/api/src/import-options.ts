import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Settings } from '@metade/domain/settings.ts';
import { readSettings } from './config.ts';
import {
  countryNamed,
  importFormats,
  ownColumns,
  type ImportFormat,
  type ReadOptions,
} from './features/import/index.ts';

export const importUsage = `usage: npm run import -- --format ${importFormats.join('|')} <file> [--country BR|ES|PT] [--dry-run] [--approve]
         [--open-tables] [--report file.jsonl] [--map <column>=<name in the file>,… | --map file.json] [--source <name>]
  --country      of rows that do not say theirs
  --dry-run      tells how many would come in, where, and what would be refused; writes nothing
  --approve      makes them public; without it they are drafts
  --open-tables  demonstration tables for restaurants that have none
  --map          the columns of any CSV: ${ownColumns.join(', ')}
  --source       tells the rows of a CSV from another's; the file's name unless given
The layout of a CSV and a sample: docs/import.md`;

export type ImportOptions = {
  format: ImportFormat;
  file: string;
  reading: Omit<ReadOptions, 'cityKm'>;
  withTables: boolean;
  approve: boolean;
  dryRun: boolean;
  report: string;
  settings: Partial<Settings>;
};

/** The command's arguments, or what is wrong with them. */
export function readImportOptions(args: string[]): ImportOptions | { mistake: string } {
  try {
    const flag = { type: 'boolean', default: false } as const;
    const text = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        format: text,
        country: text,
        map: text,
        source: text,
        report: text,
        'open-tables': flag,
        approve: flag,
        'dry-run': flag,
      },
    });
    const format = importFormats.find((known) => known === values.format);
    const [file, ...more] = positionals;
    if (!format) return { mistake: `--format is ${values.format ?? 'not given'}.` };
    if (!file || more.length > 0) return { mistake: 'One file is imported at a time.' };
    const country = values.country === undefined ? undefined : countryNamed(values.country);
    if (values.country !== undefined && !country)
      return { mistake: `--country ${values.country}: there are no places of it.` };
    if (format !== 'csv' && (values.map ?? values.source) !== undefined)
      return { mistake: '--map and --source are for --format csv.' };
    return {
      format,
      file,
      reading: {
        ...(country ? { country } : {}),
        ...(values.map === undefined ? {} : { columns: columnsOf(values.map) }),
        source: values.source ?? `csv:${path.basename(file).replace(/(\.csv)?(\.gz)?$/i, '')}`,
      },
      withTables: values['open-tables'],
      approve: values.approve,
      dryRun: values['dry-run'],
      report: values.report ?? `import-report-${format}.jsonl`,
      settings: readSettings(process.env),
    };
  } catch (error) {
    return { mistake: (error as Error).message };
  }
}

function columnsOf(map: string): Record<string, string> {
  const pairs: [string, unknown][] = map.endsWith('.json')
    ? Object.entries(JSON.parse(readFileSync(map, 'utf8')) as object)
    : map.split(',').map((pair) => {
        const at = pair.indexOf('=');
        return [pair.slice(0, Math.max(at, 0)).trim(), pair.slice(at + 1).trim()];
      });
  for (const [column, name] of pairs)
    if (!(ownColumns as readonly string[]).includes(column) || typeof name !== 'string' || name === '')
      throw new Error(`--map: "${column}" is none of ${ownColumns.join(', ')}, or has no name.`);
  return Object.fromEntries(pairs) as Record<string, string>;
}
