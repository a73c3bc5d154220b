import { pictureView } from '../../adapters/pictures.ts';
import { limitTries } from '../../db/limit-tries.ts';
import type { Handler } from '../../http/call.ts';
import { uploadedFile } from '../../http/uploaded-file.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { storeUpload } from '../restaurant-pictures/index.ts';

/** Stores a cover for a post. One that no text refers to is removed by the clean-up. */
export const uploadContentPicture: Handler<'uploadContentPicture'> = async (context, { request, session }) => {
  const { imageMaxMegabytes, picturesPerHour } = await context.markets.settings();
  await limitTries(context.pool, `pictures of ${session.userId}`, picturesPerHour, 3_600_000, context.now());
  const { id, src, preview } = await storeUpload(
    context,
    null,
    'cover',
    await uploadedFile(request, imageMaxMegabytes),
  );
  await enqueue(context.pool, 'encode_picture', { picture: id });
  return { data: { picture: src, preview: pictureView({ kind: 'cover', src, alt: '', preview }) } };
};
