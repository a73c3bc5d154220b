import { parse } from 'csv-parse/sync';
import { butecoRestaurant, isButecoHeader } from './csv-buteco.ts';
import { isOwnHeader, ownRestaurant } from './csv-own.ts';
import { isPbhHeader, pbhRestaurant } from './csv-pbh.ts';
import { csvRecords, linesOf } from './csv-records.ts';
import { isTripadvisorHeader, tripadvisorRestaurant } from './csv-tripadvisor.ts';
import type { CsvRecord, ParsedRow, ReadOptions } from './imported-restaurant.ts';

const layouts = [
  { recognises: isTripadvisorHeader, read: tripadvisorRestaurant },
  { recognises: isPbhHeader, read: pbhRestaurant },
  { recognises: isButecoHeader, read: butecoRestaurant },
  { recognises: isOwnHeader, read: ownRestaurant },
];

/**
 * Reads a known list, recognised by its header, or any other with mapped columns; comma, semicolon or tab. Throws when the header
 * is unknown or lacks a mapped column.
 */
export async function* parseCsv(text: AsyncIterable<string>, options: ReadOptions): AsyncGenerator<ParsedRow> {
  const lines = linesOf(text);
  const first = (await lines.next()).value;
  const headerLine = (first?.text ?? '').replace(/^\ufeff/, '');
  const delimiter = delimiterOf(headerLine);
  const header = headerOf(headerLine, delimiter);
  const mapped = Object.values(options.columns ?? {});
  const absent = mapped.filter((column) => column !== undefined && !header.includes(column));
  if (absent.length > 0)
    throw new Error(`The file has no column ${absent.join(', ')}. Its columns: ${header.join(', ')}`);
  const read = mapped.length > 0 ? ownRestaurant : layouts.find((layout) => layout.recognises(header))?.read;
  if (!read)
    throw new Error(
      `This CSV is of no known layout: name its columns with --map (docs/import.md). Its columns: ${header.join(', ')}`,
    );
  const seen = new Set<string>();
  let row = 0;
  for await (const line of csvRecords(lines, delimiter, header.length)) {
    row++;
    if ('reject' in line) {
      yield { row, reject: line.reject };
      continue;
    }
    const record: CsvRecord = Object.fromEntries(header.map((name, i) => [name, line.fields[i]]));
    const result = read(record, options);
    const ref = 'ok' in result ? result.ok.source_ref : undefined;
    if (ref && seen.has(ref)) yield { row, reject: { code: 'duplicate', detail: ref } };
    else yield { row, ...result };
    if (ref) seen.add(ref);
  }
}

function delimiterOf(header: string): string {
  const count = (delimiter: string) => header.split(delimiter).length;
  return [',', ';', '\t'].toSorted((a, b) => count(b) - count(a))[0] as string;
}

function headerOf(line: string, delimiter: string): string[] {
  try {
    const [header = []] = parse(line, { delimiter }) as string[][];
    return header.map((name) => name.trim());
  } catch (error) {
    throw new Error(`The first line of this CSV is no header: ${(error as Error).message}`, { cause: error });
  }
}
