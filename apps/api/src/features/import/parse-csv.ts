import { pipeline, Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { butecoRestaurant, isButecoHeader } from './csv-buteco.ts';
import { isPbhHeader, pbhRestaurant } from './csv-pbh.ts';
import { isTripadvisorHeader, tripadvisorRestaurant } from './csv-tripadvisor.ts';
import type { CsvRecord, ParsedRow } from './imported-restaurant.ts';

const layouts = [
  { recognises: isTripadvisorHeader, read: tripadvisorRestaurant },
  { recognises: isPbhHeader, read: pbhRestaurant },
  { recognises: isButecoHeader, read: butecoRestaurant },
];

/** Reads one of the known Brazilian lists, told apart by its header; comma or semicolon. Throws when the header is of none of them. */
export async function* parseCsv(text: AsyncIterable<string>): AsyncGenerator<ParsedRow> {
  const chunks = text[Symbol.asyncIterator]();
  let start = '';
  for (let next = await chunks.next(); !next.done; next = await chunks.next()) {
    start += next.value;
    if (start.includes('\n')) break;
  }
  const headerLine = start.slice(0, start.indexOf('\n'));
  const delimiter = headerLine.split(';').length > headerLine.split(',').length ? ';' : ',';
  const header = headerLine
    .replace(/^\ufeff/, '')
    .trim()
    .split(delimiter);
  const read = layouts.find((layout) => layout.recognises(header))?.read;
  if (!read) throw new Error(`This CSV is of no known layout. Its columns: ${header.join(', ')}`);
  const all = async function* () {
    yield start;
    yield* { [Symbol.asyncIterator]: () => chunks };
  };
  const records = pipeline(
    Readable.from(all()),
    parse({ bom: true, columns: true, delimiter, relax_column_count: true, skip_empty_lines: true }),
    () => {
      // The loop below meets the same error.
    },
  );
  const seen = new Set<string>();
  let row = 0;
  for await (const record of records as AsyncIterable<CsvRecord>) {
    row++;
    const result = read(record);
    const ref = 'ok' in result ? result.ok.source_ref : undefined;
    if (ref && seen.has(ref)) yield { row, reject: { code: 'duplicate', detail: ref } };
    else yield { row, ...result };
    if (ref) seen.add(ref);
  }
}
