import { Encrypter } from 'age-encryption';
import { createWriteStream, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { Duplex, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import { pack as tarPack } from 'tar-stream';
import { joinPostgres } from '../join-postgres.ts';
import { Archive, dataPrefix, manifestName, type Manifest, postgresVersion } from './archive.ts';
import { clusterFiles, copyCluster } from './copy-cluster.ts';
import { type Found, findFiles, isGone } from './data-files.ts';

export type BackupOptions = {
  dataDir: string;
  /** The backup's name; nothing is written over. */
  file: string;
  /** Public key of age (age1…) that the backup is encrypted for. */
  recipient?: string | undefined;
  /** Bytes read so far, and about how many there are. */
  onProgress?: (done: number, total: number) => void;
};

/**
 * Copies database and files of a data folder, whether the marketplace is open or not, into one file. It gets its name when it is complete.
 * Throws a sentence that says what to do.
 */
export async function makeBackup({ dataDir, file, recipient, onProgress }: BackupOptions): Promise<{ bytes: number }> {
  const cluster = path.join(dataDir, 'postgres/cluster');
  if (!existsSync(cluster)) throw new Error(`There is no database in ${dataDir}: nothing to back up.`);
  if (existsSync(file)) throw new Error(`${file} is there already: name another file.`);
  const encrypter = recipient === undefined ? null : encrypterFor(recipient);
  const postgres = await joinPostgres(path.join(dataDir, 'postgres'));
  const unfinished = `${file}.part`;
  try {
    const pack = tarPack();
    const steps = [createZstdCompress(), ...(encrypter ? [Duplex.from(encrypting(encrypter))] : [])];
    const target = createWriteStream(unfinished, { mode: 0o600, flush: true });
    const written = pipeline([Readable.from(pack), ...steps, target]);
    const filled = fill(pack, postgres.url, dataDir, onProgress).catch((error: Error) => {
      pack.destroy(error);
      throw error;
    });
    // The first of both tells why: each ends the other.
    await Promise.all([written, filled]);
    renameSync(unfinished, file);
    return { bytes: statSync(file).size };
  } finally {
    rmSync(unfinished, { force: true });
    await postgres.stop();
  }
}

async function fill(
  pack: ReturnType<typeof tarPack>,
  url: string,
  dataDir: string,
  onProgress: BackupOptions['onProgress'],
): Promise<void> {
  const cluster = path.join(dataDir, 'postgres/cluster');
  const before = filesBeside(dataDir);
  const total = [...before, ...clusterFiles(cluster)].reduce(
    (sum, { stats }) => sum + (stats.isFile() ? stats.size : 0),
    0,
  );
  let done = 0;
  const archive = new Archive(pack, (bytes) => onProgress?.((done += bytes), total));
  const manifest: Manifest = { format: 1, made_at: new Date().toISOString(), postgres: postgresVersion };
  await archive.addText(manifestName, JSON.stringify(manifest));
  // Files before the database, for those that are removed meanwhile, and the new ones after it: no row points at nothing.
  await addAll(archive, before);
  await copyCluster(url, cluster, `${dataPrefix}postgres/cluster/`, archive);
  const known = new Set(before.map(({ name }) => name));
  await addAll(
    archive,
    filesBeside(dataDir).filter(({ name }) => !known.has(name)),
  );
  await archive.addEnd();
  pack.finalize();
}

/** All of the data folder but the cluster, and what is only half made. */
function filesBeside(dataDir: string): Found[] {
  return findFiles(dataDir, dataDir, (name) => /^postgres\/cluster(\.new)?\/|\.part$/.test(name));
}

async function addAll(archive: Archive, files: readonly Found[]): Promise<void> {
  for (const { name, file, stats } of files)
    if (stats.isDirectory()) await archive.addFolder(dataPrefix + name, stats);
    else
      await archive.addFile(dataPrefix + name, file, stats).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      });
}

function encrypterFor(recipient: string): Encrypter {
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch (error) {
    throw new Error('The recipient is no public key of age: it begins with age1. Nothing was written.', {
      cause: error,
    });
  }
  return encrypter;
}

function encrypting(encrypter: Encrypter) {
  return async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    yield* await encrypter.encrypt(Readable.toWeb(Readable.from(source)) as ReadableStream<Uint8Array>);
  };
}
