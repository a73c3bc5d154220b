import { decodePicture } from '../../adapters/decode-picture.ts';

/** A square picture of 400 pixels made anew from an upload. */
export function avatarImage(upload: Buffer, megapixelsMax: number): Promise<Buffer> {
  return decodePicture(
    upload,
    (picture) => picture.resize(400, 400, { fit: 'cover' }).webp({ quality: 82 }).toBuffer(),
    megapixelsMax * 1_000_000,
  );
}
