import { randomUUID } from 'node:crypto';
import type { Crop } from '@metade/domain/crop-box.ts';
import { cropBox } from '@metade/domain/crop-box.ts';
import sharp from 'sharp';
import { decodePicture } from '../../adapters/decode-picture.ts';
import { pictureQueue } from '../../adapters/picture-queue.ts';
import { pictureWidths } from '../../adapters/pictures.ts';
import { pictureFile } from '../../adapters/uploaded-pictures.ts';
import type { Context } from '../../context.ts';
import type { Picture } from './held-pictures.ts';

/** 'meal': a diner's photo, in its own aspect ratio. */
type Kind = Picture['kind'] | 'meal';
export type Stored = { id: string; src: string; preview: string; crop: Crop };

const middle: Crop = { x: 0.5, y: 0.5, zoom: 1 };
// As wide as our widest screen needs, with room for crops.
const masterWidth = 2400;

/** Stores an upload as a picture of a restaurant, or of none, outside of any transaction. Refuses what is no picture. */
export async function storeUpload(
  context: Context,
  restaurant: string | null,
  kind: Kind,
  upload: Buffer,
): Promise<Stored> {
  const master = await decodePicture(upload, (picture) =>
    picture
      .resize(masterWidth, masterWidth, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 88, effort: 2 })
      .toBuffer(),
  );
  return storeMaster(context, restaurant, kind, master, middle);
}

/**
 * Crops a master and stores every width under a new id, since the old id's files may be cached for ever. The row that names the id
 * is written before its files, so that no file is left without one.
 */
export async function storeMaster(
  context: Context,
  restaurant: string | null,
  kind: Kind,
  master: Buffer,
  crop: Crop,
): Promise<Stored> {
  const { files, preview } = await pictureQueue.run(() => drawPart(master, shapeOf(kind), crop));
  const id = randomUUID();
  await context.pool.query('insert into stored_picture (id, restaurant_id) values ($1, $2)', [id, restaurant]);
  await context.files.put(pictureFile(id, 'master.webp'), master);
  for (const [name, body] of files) await context.files.put(pictureFile(id, name), body);
  return { id, src: `uploads/${id}`, preview: `data:image/webp;base64,${preview.toString('base64')}`, crop };
}

/**
 * Makes the AVIF versions of a stored picture, which take several times longer. Idempotent; does nothing when the picture is gone.
 */
export async function encodePicture(context: Context, id: string): Promise<void> {
  // Made from the widest WebP: at this size nobody sees the difference.
  const widest = await context.files.read(pictureFile(id, `${Math.max(...pictureWidths)}.webp`));
  if (widest === null) return;
  for (const wide of pictureWidths) {
    const body = await pictureQueue.runPatiently(() => narrowed(widest, wide).avif(avif).toBuffer());
    await context.files.put(pictureFile(id, `${wide}.avif`), body);
  }
}

/** Width by height; null: unchanged. */
function shapeOf(kind: Kind): number | null {
  if (kind === 'meal') return null;
  return kind === 'logo' ? 1 : 4 / 3;
}

async function drawPart(master: Buffer, shape: number | null, crop: Crop) {
  const { width, height } = await sharp(master).metadata();
  const part = await sharp(master)
    .extract(cropBox({ width, height }, shape ?? width / height, crop))
    .toBuffer();
  const files: [string, Buffer][] = [];
  for (const wide of pictureWidths) files.push([`${wide}.webp`, await narrowed(part, wide).webp(webp).toBuffer()]);
  const preview = await sharp(part).resize(16).blur(1).webp({ quality: 30 }).toBuffer();
  return { files, preview };
}

const webp = { quality: 78, effort: 3 };
const avif = { quality: 55, effort: 2 };

function narrowed(picture: Buffer, width: number) {
  return sharp(picture).resize(width, undefined, { withoutEnlargement: true });
}
