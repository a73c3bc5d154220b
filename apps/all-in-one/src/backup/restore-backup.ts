import { Decrypter } from 'age-encryption';
import { createHash, type Hash } from 'node:crypto';
import {
  chownSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  closeSync,
  renameSync,
  rmSync,
  rmdirSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { Duplex, Readable } from 'node:stream';
import { createZstdDecompress } from 'node:zlib';
import { extract as tarExtract } from 'tar-stream';
import { chooseServerUser } from '../embedded-postgres-user.ts';
import { startPostgres } from '../embedded-postgres.ts';
import { dataPrefix, type End, endName, manifestName, postgresVersion } from './archive.ts';
import { findFiles } from './data-files.ts';

export type RestoreOptions = {
  file: string;
  /** The data folder to make; it must not hold anything. */
  dataDir: string;
  /** Private key of age (AGE-SECRET-KEY-1…), for an encrypted backup. */
  identity?: string | undefined;
  onProgress?: (done: number, total: number) => void;
  /** Looks at the restored database before it gets its place. */
  check: (databaseUrl: string) => Promise<void>;
};

/**
 * Makes a data folder of a backup. It is unpacked beside, opened once by PostgreSQL and checked, and only then gets its name: what is cut
 * off, damaged or encrypted for somebody else leaves nothing. Throws a sentence that says what to do.
 */
export async function restoreBackup({ file, dataDir, identity, onProgress, check }: RestoreOptions): Promise<void> {
  const isEncrypted = kindOf(file) === 'encrypted';
  if (isEncrypted && identity === undefined)
    throw new Error('This backup is encrypted: give the file of its key with --identity.');
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new Error(`${dataDir} holds data already. Stop the marketplace, move that folder away, and restore again.`);
  const unfinished = `${dataDir}.restoring`;
  rmSync(unfinished, { recursive: true, force: true });
  try {
    mkdirSync(unfinished, { recursive: true, mode: 0o700 });
    await unpack(file, unfinished, isEncrypted ? decrypterFor(identity ?? '') : null, onProgress);
    giveToServer(path.join(unfinished, 'postgres'));
    const postgres = await startPostgres({ dataDir: path.join(unfinished, 'postgres') });
    try {
      await check(postgres.url);
    } finally {
      await postgres.stop();
    }
    if (existsSync(dataDir)) rmdirSync(dataDir);
    renameSync(unfinished, dataDir);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function kindOf(file: string): 'plain' | 'encrypted' {
  const head = Buffer.alloc(21);
  const descriptor = openSync(file, 'r');
  readSync(descriptor, head);
  closeSync(descriptor);
  if (head.toString('latin1') === 'age-encryption.org/v1') return 'encrypted';
  if (head.readUInt32LE() === 0xfd2fb528) return 'plain';
  throw new Error(`${file} is no backup of Metade.`);
}

async function unpack(
  file: string,
  folder: string,
  decrypter: Decrypter | null,
  onProgress: RestoreOptions['onProgress'],
): Promise<void> {
  const total = statSync(file).size;
  let done = 0;
  const counting = async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
    for await (const chunk of source) {
      onProgress?.((done += chunk.length), total);
      yield chunk;
    }
  };
  const tar = tarExtract();
  const steps = [
    Duplex.from(counting),
    ...(decrypter ? [Duplex.from(decrypting(decrypter))] : []),
    createZstdDecompress(),
  ];
  const read = pipeline([createReadStream(file), ...steps, tar as unknown as NodeJS.WritableStream]);
  try {
    await Promise.all([read, writeEntries(tar, folder)]);
  } catch (error) {
    if (error instanceof Refusal || (error as NodeJS.ErrnoException).code === 'ENOSPC') throw error;
    const why = decrypter ? 'was cut off, is damaged, or is encrypted for another key' : 'was cut off or is damaged';
    throw new Error(`The backup ${why}: nothing was restored.`, { cause: error });
  }
}

class Refusal extends Error {}

async function writeEntries(tar: ReturnType<typeof tarExtract>, folder: string): Promise<void> {
  let count = 0;
  let isWhole = false;
  const hash = createHash('sha256');
  for await (const entry of tar) {
    const { name, type, mode } = entry.header;
    const content = Readable.from(hashing(entry as AsyncIterable<Buffer>, name === endName ? null : hash));
    if (count === 0 && name !== manifestName) throw new Refusal('The file is no backup of Metade.');
    if (name === manifestName) {
      const { format, postgres } = JSON.parse(await text(content)) as { format: number; postgres: number };
      if (format !== 1) throw new Refusal('A newer version of Metade made this backup: restore it with that one.');
      if (postgres !== postgresVersion)
        throw new Refusal(
          `The backup is of PostgreSQL ${postgres}, and this version of Metade brings ${postgresVersion}: restore it with the version that made it.`,
        );
    } else if (name === endName) {
      const { entries, sha256 } = JSON.parse(await text(content)) as End;
      isWhole = entries === count && sha256 === hash.digest('hex');
    } else {
      const target = path.join(folder, path.relative(dataPrefix, name));
      if (!target.startsWith(folder + path.sep)) throw new Refusal('The backup names files outside of its folder.');
      if (type === 'directory') {
        mkdirSync(target, { recursive: true, mode: mode ?? 0o700 });
        content.resume();
      } else {
        mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 });
        await pipeline(content, createWriteStream(target, { mode: mode ?? 0o600 }));
      }
    }
    count += 1;
  }
  if (!isWhole) throw new Error('The end is missing.');
}

async function* hashing(chunks: AsyncIterable<Buffer>, hash: Hash | null): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    hash?.update(chunk);
    yield chunk;
  }
}

/** PostgreSQL asks for the folders that the copy left out, and for files of its own user. */
function giveToServer(folder: string): void {
  const cluster = path.join(folder, 'cluster');
  for (const name of [
    'pg_wal',
    'pg_replslot',
    'pg_dynshmem',
    'pg_notify',
    'pg_serial',
    'pg_snapshots',
    'pg_stat_tmp',
    'pg_subtrans',
  ])
    mkdirSync(path.join(cluster, name), { recursive: true, mode: 0o700 });
  const user = chooseServerUser(folder);
  if (!user) return;
  for (const file of [folder, ...findFiles(folder).map((found) => found.file)]) chownSync(file, user.uid, user.gid);
}

function decrypterFor(identity: string): Decrypter {
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(identity);
  } catch (error) {
    throw new Error('The key is no private key of age: it begins with AGE-SECRET-KEY-1. Nothing was restored.', {
      cause: error,
    });
  }
  return decrypter;
}

function decrypting(decrypter: Decrypter) {
  return async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    yield* await decrypter.decrypt(Readable.toWeb(Readable.from(source)) as ReadableStream<Uint8Array>);
  };
}
