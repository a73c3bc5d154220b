import { randomUUID } from 'node:crypto';
import type { Context } from '../../context.ts';
import { limitTries } from '../../db/limit-tries.ts';
import type { Handler } from '../../http/call.ts';
import { uploadedFile } from '../../http/uploaded-file.ts';
import { readUser } from '../auth/index.ts';
import { avatarImage } from './avatar-image.ts';

/** Stores an uploaded picture under a new path and removes the previous one. */
export const uploadAvatar: Handler<'uploadAvatar'> = async (context, { request, session }) => {
  const { imageMaxMegabytes, avatarMaxMegapixels, avatarsPerHour } = await context.markets.settings();
  // Refused before the file is read: a rejected upload costs nothing.
  await limitTries(context.pool, `avatar of ${session.userId}`, avatarsPerHour, 3_600_000, context.now());
  const picture = await avatarImage(await uploadedFile(request, imageMaxMegabytes), avatarMaxMegapixels);
  const path = `avatars/${randomUUID()}.webp`;
  await context.files.put(path, picture);
  await replaceAvatar(context, session.userId, path);
  return { data: await readUser(context.pool, session.userId) };
};

export const removeAvatar: Handler<'removeAvatar'> = async (context, { session }) => {
  await replaceAvatar(context, session.userId, null);
  return { data: await readUser(context.pool, session.userId) };
};

async function replaceAvatar(context: Context, userId: string, path: string | null): Promise<void> {
  const { rows } = await context.pool.query<{ before: string | null }>(
    `with old as (select id, avatar from app_user where id = $1 for update)
     update app_user u set avatar = $2, updated_at = now() from old where u.id = old.id returning old.avatar as before`,
    [userId, path],
  );
  if (rows[0]?.before) await context.files.remove(rows[0].before);
}
