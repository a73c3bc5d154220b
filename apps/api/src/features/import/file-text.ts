import { createReadStream } from 'node:fs';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';

export type FileText = { chunks: AsyncIterable<string>; encoding: string; bytesRead: () => number };

/**
 * The text of a file, plain or gzipped. Not valid UTF-8: read as Windows-1252, which spreadsheets write; UTF-16 is detected by its
 * BOM. So no replacement character is ever stored.
 */
export async function fileText(path: string, packed: boolean): Promise<FileText> {
  const encoding = await encodingOf(openBytes(path, packed).bytes);
  const { bytes, bytesRead } = openBytes(path, packed);
  return { chunks: decoded(bytes, encoding), encoding, bytesRead };
}

function openBytes(path: string, packed: boolean): { bytes: Readable; bytesRead: () => number } {
  const file = createReadStream(path);
  const bytes = packed ? pipeline(file, createGunzip(), () => {}) : file;
  return { bytes, bytesRead: () => file.bytesRead };
}

async function encodingOf(bytes: Readable): Promise<string> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let first = true;
  try {
    for await (const chunk of bytes as AsyncIterable<Buffer>) {
      if (first && chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
      if (first && chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be';
      first = false;
      utf8.decode(chunk, { stream: true });
    }
    utf8.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-1252';
    throw error;
  } finally {
    bytes.destroy();
  }
}

async function* decoded(bytes: Readable, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytes as AsyncIterable<Buffer>) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
