import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream, type Stats } from 'node:fs';
import { finished } from 'node:stream/promises';
import type { Pack } from 'tar-stream';

/** First entry of a backup; a reader refuses formats that it does not know. */
export const manifestName = 'metade-backup.json';
/** Last entry of a backup: how many came before it, and the SHA-256 of their contents. Without it the backup was cut off. */
export const endName = 'end.json';
/** What lies below is the data folder. */
export const dataPrefix = 'data/';
export type End = { entries: number; sha256: string };
/** The major version of the embedded PostgreSQL, which reads files of no other. */
export const postgresVersion = 18;
export type Manifest = { format: 1; made_at: string; postgres: number };

/** Adds entries to a tar one after the other, and counts them. Files may change while they are read. */
export class Archive {
  #count = 0;
  readonly #hash = createHash('sha256');
  readonly #pack: Pack;
  readonly #onBytes: (bytes: number) => void;

  constructor(pack: Pack, onBytes: (bytes: number) => void) {
    this.#pack = pack;
    this.#onBytes = onBytes;
  }

  async addFolder(name: string, { mode }: Pick<Stats, 'mode'>): Promise<void> {
    await this.#add({ name: `${name}/`, type: 'directory', mode: mode & 0o777 }, []);
  }

  async addText(name: string, text: string): Promise<void> {
    const bytes = Buffer.from(text);
    await this.#add({ name, size: bytes.length, mode: 0o600 }, [bytes]);
  }

  /** As many bytes as `stats` said: what was appended since is left out, what was cut off is filled with zeros. */
  async addFile(name: string, file: string, { mode, size }: Pick<Stats, 'mode' | 'size'>): Promise<void> {
    await this.#add({ name, size, mode: mode & 0o777 }, exactly(size, file));
  }

  async addEnd(): Promise<void> {
    const end: End = { entries: this.#count, sha256: this.#hash.digest('hex') };
    await this.addText(endName, JSON.stringify(end));
  }

  async #add(
    header: { name: string; size?: number; mode: number; type?: 'directory' },
    chunks: Iterable<Buffer> | AsyncIterable<Buffer>,
  ): Promise<void> {
    this.#count += 1;
    const entry = this.#pack.entry(header);
    // Whoever reads the tar may fail first; then nobody asks for more.
    const over = finished(entry as unknown as NodeJS.WritableStream);
    over.catch(() => {});
    for await (const chunk of chunks) {
      this.#onBytes(chunk.length);
      if (header.name !== endName) this.#hash.update(chunk);
      if (!entry.write(chunk)) await Promise.race([once(entry, 'drain'), over]);
    }
    entry.end(undefined);
    await over;
  }
}

async function* exactly(size: number, file: string): AsyncGenerator<Buffer> {
  let left = size;
  if (left > 0)
    for await (const chunk of createReadStream(file, { end: size - 1 })) {
      left -= (chunk as Buffer).length;
      yield chunk as Buffer;
    }
  for (; left > 0; left -= Math.min(left, 65_536)) yield Buffer.alloc(Math.min(left, 65_536));
}
