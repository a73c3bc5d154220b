import { open } from 'node:fs/promises';
import { checkedRows } from './check-row.ts';
import { fileText } from './file-text.ts';
import type { ParsedRow, ReadOptions } from './imported-restaurant.ts';
import { parseCsv } from './parse-csv.ts';
import { parseEsmadrid } from './parse-esmadrid.ts';
import { parseOsm } from './parse-osm.ts';

const parsers = { esmadrid: parseEsmadrid, osm: parseOsm, csv: parseCsv } satisfies Record<
  string,
  (text: AsyncIterable<string>, options: ReadOptions) => AsyncGenerator<ParsedRow>
>;

export type ImportFormat = keyof typeof parsers;
export const importFormats = Object.keys(parsers) as ImportFormat[];

/** The rows of a file, plain or gzipped (by its first bytes). `bytesRead` of `bytes` is the progress. */
export async function readImportFile(format: ImportFormat, path: string, options: ReadOptions) {
  const handle = await open(path);
  const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
  const bytes = (await handle.stat()).size;
  await handle.close();
  const packed = buffer[0] === 0x1f && buffer[1] === 0x8b;
  const { chunks, encoding, bytesRead } = await fileText(path, packed);
  return { rows: checkedRows(parsers[format](chunks, options)), encoding, bytes, bytesRead };
}
