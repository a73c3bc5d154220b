import type { FileStore } from './file-store.ts';
import type { PictureAnswer, PictureStore } from './pictures.ts';
import { pictureWidths } from './pictures.ts';

/** Where a restaurant's picture keeps one of its files. `name`: `800.webp`, or `master.webp` of all that others are made of. */
export function pictureFile(id: string, name: string): string {
  return `uploads/${id}/${name}`;
}

/** Every file that a restaurant's picture can have. */
export function pictureFiles(id: string): string[] {
  const names = ['master.webp', ...pictureWidths.flatMap((width) => [`${width}.webp`, `${width}.avif`])];
  return names.map((name) => pictureFile(id, name));
}

/**
 * Uploaded pictures from the file store; every other path is passed to `others`. An avatar has one width; a restaurant's picture
 * several, as WebP at once and as AVIF when a job has made it.
 */
export function uploadedPictures(files: FileStore, others: PictureStore): PictureStore {
  const stored = async (path: string, type: string): Promise<PictureAnswer | null> => {
    const body = await files.read(path);
    return body && { type, body, etag: `"${path.slice(path.indexOf('/') + 1)}"` };
  };
  return {
    read: async (path, asked, accept) => {
      if (avatar.test(path)) return stored(path, 'image/webp');
      const id = restaurantPicture.exec(path)?.[1];
      if (id === undefined) return others.read(path, asked, accept);
      const width = pictureWidths.find((candidate) => candidate >= asked) ?? Math.max(...pictureWidths);
      const small = accept.includes('image/avif') && (await stored(pictureFile(id, `${width}.avif`), 'image/avif'));
      return small || stored(pictureFile(id, `${width}.webp`), 'image/webp');
    },
  };
}

const avatar = /^avatars\/[0-9a-f-]{36}\.webp$/;
const restaurantPicture = /^uploads\/([0-9a-f-]{36})$/;
