import { randomUUID } from 'node:crypto';
import type { Context } from '../../context.ts';
import { limitTries } from '../../db/limit-tries.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { uploadedFile } from '../../http/uploaded-file.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Change } from '../audit-log/index.ts';
import { recordChange } from '../audit-log/index.ts';
import type { Picture } from './held-pictures.ts';
import { lockPictures, picturesView, writePictures } from './held-pictures.ts';
import { storeUpload } from './store-picture.ts';

/** Sets the logo or the cover; a job deletes the previous one. */
export const uploadPicture: Handler<'uploadPicture'> = async (
  context,
  { request, params, restaurant, session, role },
) => {
  await refuseClosed(context, restaurant);
  const { imageMaxMegabytes, picturesPerHour } = await context.markets.settings();
  await limitTries(context.pool, `pictures of ${session.userId}`, picturesPerHour, 3_600_000, context.now());
  const upload = await uploadedFile(request, imageMaxMegabytes);
  const { id: file, ...stored } = await storeUpload(context, restaurant, params.kind, upload);
  const by: Change['by'] = { id: session.userId, role };
  return transaction(context.pool, async (trx) => {
    const before = await lockPictures(trx, restaurant);
    const old = before.find((picture) => picture.kind === params.kind);
    const picture: Picture = { kind: params.kind, id: randomUUID(), alt: old?.alt ?? '', ...stored };
    const after = [picture, ...before.filter((one) => one.kind !== params.kind)];
    await writePictures(trx, restaurant, after);
    await enqueue(trx, 'encode_picture', { picture: file });
    const change = { [params.kind]: old?.src ?? null };
    await recordChange(trx, {
      by,
      what: 'pictures.uploaded',
      restaurant,
      before: change,
      after: { [params.kind]: picture.src },
    });
    return { data: picturesView(after) };
  });
};

/** Refuses before anything is read or drawn, where it would be refused anyway. */
export async function refuseClosed(context: Context, restaurant: string): Promise<Picture[]> {
  return transaction(context.pool, (trx) => lockPictures(trx, restaurant));
}
