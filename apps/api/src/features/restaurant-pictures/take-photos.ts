import { issueMessage } from '@metade/i18n/errors.ts';
import type { Locale } from '@metade/i18n/locale.ts';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { limitTries } from '../../db/limit-tries.ts';
import { uploadedFiles } from '../../http/uploaded-file.ts';
import { Refused } from '../../refused.ts';
import type { Stored } from './store-picture.ts';
import { storeUpload } from './store-picture.ts';

export type LeftOut = { index: number; name: string; code: string; message: string };

/**
 * Stores the photos of a form one by one, so that a broken one, or a broken connection, loses none before it. `count`: how many
 * there are; `keep` stores one more and answers the new count. Answers the rejected ones; throws when all were.
 */
export async function takePhotos(
  context: Context,
  { request, locale, userId }: { request: FastifyRequest; locale: Locale; userId: string },
  restaurant: string,
  { kind, count, max }: { kind: 'photo' | 'meal'; count: number; max: number },
  keep: (stored: Stored) => Promise<number>,
): Promise<LeftOut[]> {
  if (count >= max) throw new Refused('photos_limit', { max });
  const { imageMaxMegabytes, picturesPerHour } = await context.markets.settings();
  const refused: LeftOut[] = [];
  let index = 0;
  for await (const { name, bytes } of uploadedFiles(request, imageMaxMegabytes, max)) {
    try {
      if (bytes === null) throw bad('picture_large', imageMaxMegabytes);
      if (count >= max) throw tooManyPhotos(max);
      await limitTries(context.pool, `pictures of ${userId}`, picturesPerHour, 3_600_000, context.now());
      count = await keep(await storeUpload(context, restaurant, kind, bytes));
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
        params: { max: code === 'photos_limit' ? max : imageMaxMegabytes },
      })),
    );
  return refused;
}

/** The limit's refusal, attributed to the photo itself. */
export function tooManyPhotos(max: number): Refused {
  return bad('photos_limit', max);
}

function bad(code: string, max: number): Refused {
  return new Refused('invalid_fields', {}, [{ path: 'file', code, params: { max } }]);
}
