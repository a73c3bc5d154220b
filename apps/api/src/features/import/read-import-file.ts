import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { ParsedRow } from './imported-restaurant.ts';
import { parseCsv } from './parse-csv.ts';
import { parseEsmadrid } from './parse-esmadrid.ts';
import { parseOsm } from './parse-osm.ts';

const parsers = { esmadrid: parseEsmadrid, osm: parseOsm, csv: parseCsv } satisfies Record<
  string,
  (text: Readable) => AsyncGenerator<ParsedRow>
>;

export type ImportFormat = keyof typeof parsers;
export const importFormats = Object.keys(parsers) as ImportFormat[];

/** The rows of a file, plain or packed with gzip (told by its first bytes). `bytesRead` of `bytes` tells how far reading has come. */
export async function readImportFile(format: ImportFormat, path: string) {
  const handle = await open(path);
  const { buffer } = await handle.read(Buffer.alloc(2), 0, 2, 0);
  const bytes = (await handle.stat()).size;
  await handle.close();
  const file = createReadStream(path);
  const packed = buffer[0] === 0x1f && buffer[1] === 0x8b;
  const text = packed ? pipeline(file, createGunzip(), () => {}) : file;
  text.setEncoding('utf8');
  return { rows: parsers[format](text), bytes, bytesRead: () => file.bytesRead };
}
