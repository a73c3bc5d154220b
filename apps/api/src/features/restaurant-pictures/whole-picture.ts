import sharp from 'sharp';
import { pictureQueue } from '../../adapters/picture-queue.ts';
import { pictureFile } from '../../adapters/uploaded-pictures.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { readPictures, storedId } from './held-pictures.ts';

/** Small enough to be part of an answer: shown only in a form. */
export const getWholePicture: Handler<'getWholePicture'> = async (context, { params, restaurant }) => {
  const picture = (await readPictures(context, restaurant)).find(({ id }) => id === params.picture);
  const stored = picture && storedId(picture);
  const master = stored ? await context.files.read(pictureFile(stored, 'master.webp')) : null;
  if (master === null) throw new Refused('not_found');
  const { data, info } = await pictureQueue.run(() =>
    sharp(master)
      .resize(640, 640, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 70 })
      .toBuffer({ resolveWithObject: true }),
  );
  const src = `data:image/webp;base64,${data.toString('base64')}`;
  return { data: { src, width: info.width, height: info.height } };
};
