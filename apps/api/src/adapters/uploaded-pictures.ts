import type { FileStore } from './file-store.ts';
import type { PictureStore } from './pictures.ts';

/** Pictures that people uploaded, from the file store; every other path is asked of `others`. They have one width each. */
export function uploadedPictures(files: FileStore, others: PictureStore): PictureStore {
  return {
    read: async (path, width, accept) => {
      if (!uploaded.test(path)) return others.read(path, width, accept);
      const body = await files.read(path);
      return body && { type: 'image/webp', body, etag: `"${path.slice(path.lastIndexOf('/') + 1)}"` };
    },
  };
}

const uploaded = /^avatars\/[0-9a-f-]{36}\.webp$/;
