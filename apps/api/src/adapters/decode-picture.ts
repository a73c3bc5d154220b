import type { Sharp } from 'sharp';
import sharp from 'sharp';
import { Refused } from '../refused.ts';
import { pictureQueue } from './picture-queue.ts';

/**
 * Decodes an uploaded picture and passes it, upright, to `make`. The result carries no metadata and no trailing bytes. The format
 * is read from the first bytes, never from the name. Refuses other formats, broken and oversized files, and (unavailable) uploads
 * while too many are queued.
 */
export async function decodePicture<T>(
  upload: Buffer,
  make: (picture: Sharp) => Promise<T>,
  pixelsMax = cameraPixels,
): Promise<T> {
  if (!kinds.some((isKind) => isKind(upload))) throw refusedPicture('picture_kind');
  return pictureQueue.run(async () => {
    try {
      return await make(
        sharp(upload, { limitInputPixels: pixelsMax, failOn: 'error' }).autoOrient().timeout({ seconds: 20 }),
      );
    } catch (error) {
      throw refusedPicture(/pixel limit/.test((error as Error).message) ? 'picture_giant' : 'picture_broken');
    }
  });
}

export function refusedPicture(code: string): Refused {
  return new Refused('invalid_fields', {}, [{ path: 'file', code }]);
}

// What the largest cameras of phones make: 8192 × 6144, and 9280 × 6928. Most pictures are decoded in strips, in well under
// 100 MB; the worst kind, a progressive JPEG that is held whole, takes this process 480 MB.
const cameraPixels = 65_000_000;

const kinds: ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  (bytes) => /^ftypavi[fs]$/.test(bytes.toString('latin1', 4, 12)),
];
