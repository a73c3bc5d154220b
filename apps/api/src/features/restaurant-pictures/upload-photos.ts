import { randomUUID } from 'node:crypto';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { recordChange } from '../audit-log/index.ts';
import type { Picture } from './held-pictures.ts';
import { lockPictures, picturesView, writePictures } from './held-pictures.ts';
import { takePhotos, tooManyPhotos } from './take-photos.ts';
import { refuseClosed } from './upload-picture.ts';

export const uploadPhotos: Handler<'uploadPhotos'> = async (
  context,
  { request, restaurant, session, role, locale },
) => {
  const { photosMax: max } = await context.markets.settings();
  let pictures = await refuseClosed(context, restaurant);
  const by = { id: session.userId, role };
  const form = { request, locale, userId: session.userId };
  const room = { kind: 'photo' as const, count: photoCount(pictures), max };
  const refused = await takePhotos(context, form, restaurant, room, async ({ id: file, ...stored }) => {
    pictures = await transaction(context.pool, async (trx) => {
      const before = await lockPictures(trx, restaurant);
      if (photoCount(before) >= max) throw tooManyPhotos(max);
      const after: Picture[] = [...before, { kind: 'photo', id: randomUUID(), alt: '', ...stored }];
      await writePictures(trx, restaurant, after);
      await enqueue(trx, 'encode_picture', { picture: file });
      await recordChange(trx, { by, what: 'pictures.uploaded', restaurant, after: { photo: stored.src } });
      return after;
    });
    return photoCount(pictures);
  });
  return { data: picturesView(pictures), refused };
};

function photoCount(pictures: readonly Picture[]): number {
  return pictures.filter((picture) => picture.kind === 'photo').length;
}
