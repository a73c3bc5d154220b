import type { Readable } from 'node:stream';

export type PictureAnswer = { type: string; body: Buffer | Readable; etag: string };

/** Gives the bytes of a restaurant's picture in one width; null when there is no such picture. */
export type PictureStore = {
  read(path: string, width: number, accept: string): Promise<PictureAnswer | null>;
};

export const noPictures: PictureStore = { read: async () => null };

export const pictureWidths = [400, 800, 1200];

/** preview: a few blurred pixels as a data address. */
export type Photo = { kind: string; src: string; alt: string; preview?: string };

type PictureView = { src: string; alt: string; widths: number[]; preview: string | null };

/** How the API names a stored picture: a path with {width} to fill in. */
export function pictureView({ src, alt, preview }: Photo): PictureView {
  return { src: `/pictures/{width}/${src}`, alt, widths: pictureWidths, preview: preview ?? null };
}

/** The first picture of a kind (logo, cover), null when there is none. */
export function pictureOf(photos: readonly Photo[], kind: string): PictureView | null {
  const photo = photos.find((entry) => entry.kind === kind);
  return photo === undefined ? null : pictureView(photo);
}
