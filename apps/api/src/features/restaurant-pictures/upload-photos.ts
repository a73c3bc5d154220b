import { randomUUID } from 'node:crypto';
import { issueMessage } from '@metade/i18n/errors.ts';
import { limitTries } from '../../db/limit-tries.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { uploadedFiles } from '../../http/uploaded-file.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import type { Picture } from './held-pictures.ts';
import { lockPictures, picturesView, writePictures } from './held-pictures.ts';
import { storeUpload } from './store-picture.ts';
import { refuseClosed } from './upload-picture.ts';

/** Adds each photo as soon as it is stored, so that one that breaks, or a connection that does, loses none before it. */
export const uploadPhotos: Handler<'uploadPhotos'> = async (
  context,
  { request, restaurant, session, role, locale },
) => {
  const { imageMaxMegabytes, photosMax, picturesPerHour } = await context.markets.settings();
  let pictures = await refuseClosed(context, restaurant);
  if (photoCount(pictures) >= photosMax) throw new Refused('photos_limit', { max: photosMax });

  const refused: { index: number; name: string; code: string; message: string }[] = [];
  let index = 0;
  for await (const { name, bytes } of uploadedFiles(request, imageMaxMegabytes, photosMax)) {
    try {
      if (bytes === null) throw bad('picture_large', imageMaxMegabytes);
      if (photoCount(pictures) >= photosMax) throw bad('photos_limit', photosMax);
      await limitTries(context.pool, `pictures of ${session.userId}`, picturesPerHour, 3_600_000, context.now());
      const { id: file, ...stored } = await storeUpload(context, restaurant, 'photo', bytes);
      pictures = await transaction(context.pool, async (trx) => {
        const before = await lockPictures(trx, restaurant);
        if (photoCount(before) >= photosMax) throw bad('photos_limit', photosMax);
        const after: Picture[] = [...before, { kind: 'photo', id: randomUUID(), alt: '', ...stored }];
        await writePictures(trx, restaurant, after);
        await enqueue(trx, 'encode_picture', { picture: file });
        const by = { id: session.userId, role };
        await recordChange(trx, { by, what: 'pictures.uploaded', restaurant, after: { photo: stored.src } });
        return after;
      });
    } catch (error) {
      const issue = error instanceof Refused ? error.issues?.[0] : undefined;
      if (issue === undefined) throw error;
      const message = issueMessage(issue.code, 'file', locale, issue.params);
      refused.push({ index, name: name.slice(0, 200), code: issue.code, message });
    }
    index += 1;
  }
  if (index === 0) throw new Refused('invalid_fields', {}, [{ path: 'file', code: 'required' }]);
  if (refused.length === index)
    throw new Refused(
      'invalid_fields',
      {},
      refused.map(({ code, index: at }) => ({
        path: `file.${at}`,
        code,
        params: limits(code, imageMaxMegabytes, photosMax),
      })),
    );
  return { data: picturesView(pictures), refused };
};

function photoCount(pictures: readonly Picture[]): number {
  return pictures.filter((picture) => picture.kind === 'photo').length;
}

function bad(code: string, max: number): Refused {
  return new Refused('invalid_fields', {}, [{ path: 'file', code, params: { max } }]);
}

function limits(code: string, megabytes: number, photos: number): { max: number } {
  return { max: code === 'photos_limit' ? photos : megabytes };
}
