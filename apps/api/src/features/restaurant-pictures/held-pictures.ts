import type { Crop } from '@metade/domain/crop-box.ts';
import type { RestaurantPictures } from '@metade/contracts/restaurant-pictures.ts';
import { pictureView } from '../../adapters/pictures.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import { Refused } from '../../refused.ts';

/** An entry of restaurant.photos. An uploaded one has an id that stays, with its `src`, when the crop changes. */
export type Picture = {
  kind: 'logo' | 'cover' | 'photo';
  src: string;
  alt: string;
  id?: string;
  preview?: string;
  crop?: Crop;
};

/** A restaurant's pictures as its team sees them, photos in order. */
export function picturesView(pictures: readonly Picture[]): RestaurantPictures {
  const view = (picture: Picture) => ({
    ...pictureView(picture),
    _id: picture.id ?? picture.src,
    crop: picture.crop ?? null,
  });
  const first = (kind: Picture['kind']) => {
    const found = pictures.find((picture) => picture.kind === kind);
    return found === undefined ? null : view(found);
  };
  return {
    logo: first('logo'),
    cover: first('cover'),
    photos: pictures.filter((picture) => picture.kind === 'photo').map(view),
  };
}

/** The id under which a picture's files are stored; null for one that is not ours. */
export function storedId(picture: Picture): string | null {
  return /^uploads\/([0-9a-f-]{36})$/.exec(picture.src)?.[1] ?? null;
}

export async function readPictures(context: Context, restaurant: string): Promise<Picture[]> {
  const { rows } = await context.pool.query<{ photos: Picture[] }>('select photos from restaurant where id = $1', [
    restaurant,
  ]);
  return rows[0]?.photos ?? [];
}

/** Reads and locks a restaurant's pictures until the transaction ends. */
export async function lockPictures(trx: Trx, restaurant: string): Promise<Picture[]> {
  const { rows } = await trx.query<{ photos: Picture[]; state: string }>(
    'select photos, state from restaurant where id = $1 for no key update',
    [restaurant],
  );
  const row = rows[0];
  if (row === undefined) throw new Refused('not_found');
  if (row.state === 'rejected') throw new Refused('restaurant_state');
  return row.photos;
}

export async function writePictures(trx: Trx, restaurant: string, pictures: readonly Picture[]): Promise<void> {
  await trx.query('update restaurant set photos = $2, revision = revision + 1, updated_at = now() where id = $1', [
    restaurant,
    JSON.stringify(pictures),
  ]);
}
