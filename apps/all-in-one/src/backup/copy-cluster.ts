import { statSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Archive } from './archive.ts';
import { type Found, findFiles, isGone } from './data-files.ts';

// What a server makes anew (PostgreSQL's "Making a Base Backup Using the Low Level API"); the write-ahead log is copied at the end.
const leftOut =
  /^(postmaster\.(pid|opts)|(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/.*|(.*\/)?pgsql_tmp.*|(.*\/)?pg_internal\.init.*)$/;

/** Files of a cluster that a copy holds. */
export function clusterFiles(cluster: string): Found[] {
  return findFiles(cluster, cluster, (name) => leftOut.test(name));
}

/**
 * Copies a cluster while it is in use: the state is that of the moment this ends, once PostgreSQL has replayed the log that lies with it.
 * The log is kept by a slot that ends with the connection, so that a killed copy leaves nothing behind.
 */
export async function copyCluster(url: string, cluster: string, prefix: string, archive: Archive): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query("select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)");
    const { rows: begun } = await client.query<{ first: string }>(
      "select pg_walfile_name(pg_backup_start('metade', true)) as first",
    );
    const control = path.join('global', 'pg_control');
    const files = clusterFiles(cluster).toSorted(
      (one, other) => Number(one.name === control) - Number(other.name === control),
    );
    for (const { name, file, stats } of files)
      if (stats.isDirectory()) await archive.addFolder(prefix + name, stats);
      else await addUnlessGone(archive, prefix + name, file);
    const { rows: ended } = await client.query<{ last: string; labelfile: string }>(
      // The last byte before the end: at a border the name would be that of a file which does not exist yet.
      'select pg_walfile_name(lsn - 1) as last, labelfile from pg_backup_stop(false)',
    );
    const [first, last] = [begun[0]?.first ?? '', ended[0]?.last ?? ''];
    await archive.addText(`${prefix}backup_label`, ended[0]?.labelfile ?? '');
    for (const { name, file, stats } of findFiles(path.join(cluster, 'pg_wal')))
      if (/^[0-9A-F]{24}$/.test(name) && name >= first && name <= last)
        await archive.addFile(`${prefix}pg_wal/${name}`, file, stats);
  } finally {
    await client.end();
  }
}

/** A table may be dropped, or a file made shorter, at any moment; the log knows. */
async function addUnlessGone(archive: Archive, name: string, file: string): Promise<void> {
  try {
    await archive.addFile(name, file, statSync(file));
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}
