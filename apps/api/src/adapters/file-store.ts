import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Keeps files under paths such as avatars/<uuid>.webp. A path is written once: a changed file gets another one. */
export type FileStore = {
  put(path: string, bytes: Buffer): Promise<void>;
  /** Null when there is no such file. */
  read(path: string): Promise<Buffer | null>;
  /** Removing what is not there is no error. */
  remove(path: string): Promise<void>;
};

/** Files in a folder of this machine; every server that shares them must see that folder. */
export function diskFiles(folder: string): FileStore {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  return {
    put: (path, bytes) => disk.put(path, bytes),
    read: async (path) => ((await disk.exists(path)) ? Buffer.from(await disk.getBytes(path)) : null),
    remove: (path) => disk.delete(path),
  };
}
