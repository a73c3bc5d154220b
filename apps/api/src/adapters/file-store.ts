import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { S3Driver } from 'flydrive/drivers/s3';
import { readStorageUrl } from './storage-url.ts';

/** The disk is full or the bucket away: the same may go well later. */
export class FilesAway extends Error {}

/** Keeps files under paths such as avatars/<uuid>.webp. A path is written once: a changed file gets another one. Throws FilesAway. */
export type FileStore = {
  put(path: string, bytes: Buffer): Promise<void>;
  /** Null when there is no such file. */
  read(path: string): Promise<Buffer | null>;
  /** Removing a missing file is not an error. */
  remove(path: string): Promise<void>;
};

/** Files in a folder of this machine; every server that shares them must see that folder. */
export function diskFiles(folder: string): FileStore {
  return filesOf(new Disk(new FSDriver({ location: folder, visibility: 'private' })));
}

/** Files in a bucket of a server that speaks S3: s3://key:secret@host/bucket?region=…, with &tls=false for a plain one. */
export function s3Files(address: string): FileStore {
  const { key, secret, endpoint, region, bucket } = storageAddress(address);
  const driver = new S3Driver({
    credentials: { accessKeyId: key, secretAccessKey: secret },
    endpoint,
    region,
    bucket,
    forcePathStyle: true,
    supportsACL: false,
    visibility: 'private',
    // Many servers that speak S3 know none of the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return filesOf(new Disk(driver));
}

function storageAddress(text: string) {
  const address = readStorageUrl(text);
  if (address === null) throw new Error('STORAGE_URL is not s3://key:secret@host/bucket.');
  return address;
}

function filesOf(disk: Disk): FileStore {
  return {
    put: (path, bytes) =>
      disk.put(path, bytes).catch(async (error: unknown) => {
        // What a full disk had room for is half a file.
        await disk.delete(path).catch(() => {});
        throw away(error);
      }),
    read: async (path) => {
      try {
        return (await disk.exists(path)) ? Buffer.from(await disk.getBytes(path)) : null;
      } catch (error) {
        throw away(error);
      }
    },
    remove: (path) => disk.delete(path),
  };
}

function away(error: unknown): FilesAway {
  return new FilesAway((error as Error).message, { cause: error });
}
