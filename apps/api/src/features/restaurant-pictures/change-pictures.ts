import { pictureFile } from '../../adapters/uploaded-pictures.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import type { Picture } from './held-pictures.ts';
import { lockPictures, picturesView, storedId, writePictures } from './held-pictures.ts';
import { storeMaster } from './store-picture.ts';
import { refuseClosed } from './upload-picture.ts';

/** Puts photos in the given order. Photos not named follow in their old order; removed ones are ignored. */
export const orderPhotos: Handler<'orderPhotos'> = async (context, { body, restaurant, session, role }) =>
  transaction(context.pool, async (trx) => {
    const before = await lockPictures(trx, restaurant);
    const place = (picture: Picture) => {
      const at = body.order.indexOf(picture.id ?? picture.src);
      return picture.kind !== 'photo' ? -1 : at < 0 ? body.order.length : at;
    };
    const after = before.toSorted((a, b) => place(a) - place(b));
    await writePictures(trx, restaurant, after);
    const sources = (pictures: Picture[]) => ({ order: pictures.map((picture) => picture.src) });
    const by = { id: session.userId, role };
    await recordChange(trx, {
      by,
      what: 'pictures.ordered',
      restaurant,
      before: sources(before),
      after: sources(after),
    });
    return { data: picturesView(after) };
  });

/** Changes a picture's description or crop. A new crop is drawn first, from the master, outside of the transaction. */
export const updatePicture: Handler<'updatePicture'> = async (context, { params, body, restaurant, session, role }) => {
  const known = found(await refuseClosed(context, restaurant), params.picture);
  const master =
    body.crop === undefined ? null : await context.files.read(pictureFile(storedId(known) ?? '', 'master.webp'));
  if (body.crop !== undefined && master === null) throw new Refused('not_found');
  const stored = master && body.crop && (await storeMaster(context, restaurant, known.kind, master, body.crop));
  return transaction(context.pool, async (trx) => {
    const before = await lockPictures(trx, restaurant);
    const old = found(before, params.picture);
    const next: Picture = { ...old, alt: body.alt ?? old.alt };
    if (stored) {
      Object.assign(next, { src: stored.src, preview: stored.preview, crop: stored.crop });
      await enqueue(trx, 'encode_picture', { picture: stored.id });
    }
    const after = before.map((picture) => (picture === old ? next : picture));
    await writePictures(trx, restaurant, after);
    const told = ({ alt, crop }: Picture) => ({ alt, crop });
    const by = { id: session.userId, role };
    await recordChange(trx, {
      by,
      what: 'pictures.changed',
      restaurant,
      subject: params.picture,
      before: told(old),
      after: told(next),
    });
    return { data: picturesView(after) };
  });
};

/** Removes a picture; a job deletes its files after the time in which it can be restored. */
export const removePicture: Handler<'removePicture'> = async (context, { params, restaurant, session, role }) =>
  transaction(context.pool, async (trx) => {
    const before = await lockPictures(trx, restaurant);
    const old = found(before, params.picture);
    const after = before.filter((picture) => picture !== old);
    await writePictures(trx, restaurant, after);
    await trx.query(
      `insert into removed_picture as r (restaurant_id, id, picture, place, removed_at) values ($1, $2, $3, $4, $5)
       on conflict (restaurant_id, id) do update set picture = excluded.picture, place = excluded.place, removed_at = excluded.removed_at`,
      [restaurant, params.picture, JSON.stringify(old), before.indexOf(old), new Date(context.now())],
    );
    const by = { id: session.userId, role };
    await recordChange(trx, { by, what: 'pictures.removed', restaurant, before: { [old.kind]: old.src } });
    return { data: picturesView(after) };
  });

/** Restores a removed picture in its old place. */
export const restorePicture: Handler<'restorePicture'> = async (context, { params, restaurant, session, role }) => {
  const { photosMax } = await context.markets.settings();
  return transaction(context.pool, async (trx) => {
    const before = await lockPictures(trx, restaurant);
    const { rows } = await trx.query<{ picture: Picture; place: number }>(
      'delete from removed_picture where restaurant_id = $1 and id = $2 returning picture, place',
      [restaurant, params.picture],
    );
    const [old] = rows;
    // Another logo or cover may have replaced it.
    if (old === undefined || (old.picture.kind !== 'photo' && before.some(({ kind }) => kind === old.picture.kind)))
      throw new Refused('not_found');
    if (old.picture.kind === 'photo' && before.filter(({ kind }) => kind === 'photo').length >= photosMax)
      throw new Refused('photos_limit', { max: photosMax });
    const after = before.toSpliced(old.place, 0, old.picture);
    await writePictures(trx, restaurant, after);
    const by = { id: session.userId, role };
    await recordChange(trx, {
      by,
      what: 'pictures.restored',
      restaurant,
      after: { [old.picture.kind]: old.picture.src },
    });
    return { data: picturesView(after) };
  });
};

function found(pictures: Picture[], id: string): Picture {
  const picture = pictures.find((one) => one.id === id);
  if (picture === undefined) throw new Refused('not_found');
  return picture;
}
