import type { Readable } from 'node:stream';

export type PictureAnswer = { type: string; body: Buffer | Readable; etag: string };

/** Gives the bytes of a restaurant's picture in one width; null when there is no such picture. */
export type PictureStore = {
  read(path: string, width: number, accept: string): Promise<PictureAnswer | null>;
};

export const noPictures: PictureStore = { read: async () => null };
