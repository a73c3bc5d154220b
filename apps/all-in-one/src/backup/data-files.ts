import { lstatSync, readdirSync, type Stats } from 'node:fs';
import path from 'node:path';

export type Found = { name: string; file: string; stats: Stats };

/**
 * Folders and files below `folder`, folders before what is in them, with names relative to `base`. What `skip` names is left out with all
 * below it. What is removed while it is listed counts as not there.
 */
export function findFiles(base: string, folder = base, skip: (name: string) => boolean = () => false): Found[] {
  return attempt(() => readdirSync(folder), []).flatMap((entry) => {
    const file = path.join(folder, entry);
    const name = path.relative(base, file);
    const stats = attempt(() => lstatSync(file), null);
    if (stats === null || skip(name)) return [];
    if (stats.isDirectory()) return [{ name, file, stats }, ...findFiles(base, file, skip)];
    return stats.isFile() ? [{ name, file, stats }] : [];
  });
}

/** What `read` gives, or `missing` where the file is gone. */
function attempt<T>(read: () => T, missing: T): T {
  try {
    return read();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return missing;
    throw error;
  }
}

/** Whether an error says that the file is gone. */
export function isGone(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}
