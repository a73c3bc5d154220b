import { access, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultSettings } from '@metade/domain/settings.ts';
import type { Context } from '../context.ts';

/** Readiness checks of what the process needs: a writable database, a clock, disk space; and of what it can be without for a while. */
export function watchProcess(context: Context): void {
  const { readiness } = context;
  readiness.watch('database', () => databaseTrouble(context));
  readiness.watch('clock', () => context.clock.trouble());
  readiness.mention('clock', () => context.clock.difference());
  readiness.mention('gateway', () => context.services.gateway.trouble());
  readiness.mention('mail', () => context.services.mail.trouble());
  readiness.watch('disk', () => diskTrouble(context));
  readiness.mention('replica', () => context.replicas.trouble());
}

async function databaseTrouble({ pool }: Context): Promise<string | null> {
  const timeout = Promise.withResolvers<string>();
  const timer = setTimeout(() => timeout.resolve('The database does not answer in time.'), answerMs);
  const write = pool
    .query('insert into write_probe (only_row) values (true) on conflict (only_row) do update set written_at = now()')
    .then(
      () => null,
      (error: Error) => `The database cannot be written to: ${error.message}`,
    );
  try {
    return await Promise.race([write, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}

const answerMs = 3_000;

async function diskTrouble({ config, markets }: Context): Promise<string | null> {
  const folder = path.resolve(config.dataDir);
  const there = await access(folder).then(
    () => true,
    () => false,
  );
  // Nothing was stored on this disk yet; its folder is created with the first file.
  if (!there) return null;
  // Without a database, which is reported separately, the start configuration is used.
  const { diskFreeMegabytes } = await markets.settings().catch(() => ({ ...defaultSettings, ...config.settings }));
  try {
    const { bavail, bsize } = await statfs(folder);
    const free = Math.floor((bavail * bsize) / 1024 ** 2);
    if (free < diskFreeMegabytes) return `The disk of the data folder is full: ${free} MB are free.`;
    await writeFile(path.join(folder, '.write-probe'), Buffer.alloc(4096));
    return null;
  } catch (error) {
    return `The data folder cannot be written to: ${(error as Error).message}`;
  }
}
