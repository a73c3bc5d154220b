import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Refused } from '../refused.ts';

/** The one file of a form, from its field `file`. Refuses a form without it, a broken one, and a file above the limit. */
export async function uploadedFile(request: FastifyRequest, maxMegabytes: number): Promise<Buffer> {
  try {
    const part = await request.file({
      limits: { fileSize: maxMegabytes * megabyte, files: 1, fields: 5, parts: 6 },
    });
    if (part?.fieldname === 'file') return await wholeOf(part);
  } catch (error) {
    throw unreadable(error, maxMegabytes);
  }
  throw new Refused('invalid_fields', {}, [{ path: 'file', code: 'required' }]);
}

/** bytes: null when the file is above the limit. */
export type UploadedFile = { name: string; bytes: Buffer | null };

/**
 * The files of a form's repeated field `file`, one at a time as they arrive, so that only one is in memory. Files after `most` are
 * not read, and refused (photos_limit). Refuses a broken form.
 */
export async function* uploadedFiles(
  request: FastifyRequest,
  maxMegabytes: number,
  most: number,
): AsyncGenerator<UploadedFile> {
  const parts = request.files({
    throwFileSizeLimit: false,
    limits: { fileSize: maxMegabytes * megabyte, files: most, fields: 5, parts: most + 5 },
  });
  try {
    for await (const part of parts) {
      const bytes = await part.toBuffer();
      if (part.fieldname === 'file') yield { name: part.filename, bytes: part.file.truncated ? null : bytes };
    }
  } catch (error) {
    if (error instanceof Refused) throw error;
    if ((error as { code?: string }).code === 'FST_FILES_LIMIT') throw new Refused('photos_limit', { max: most });
    throw unreadable(error);
  }
}

export const megabyte = 1024 * 1024;

/** The bytes of a file. toBuffer alone misses a limit that is passed after the last chunk it keeps. */
export async function wholeOf(part: Pick<MultipartFile, 'toBuffer' | 'file'>): Promise<Buffer> {
  const bytes = await part.toBuffer();
  if (part.file.truncated) throw Object.assign(new Error('The file is too large.'), { statusCode: 413 });
  return bytes;
}

/** A form that broke off, or was above a limit. */
export function unreadable(error: unknown, maxMegabytes?: number): Refused {
  const { statusCode } = error as { statusCode?: number };
  if (statusCode !== 413) return new Refused('body_unreadable');
  return new Refused('body_too_large', maxMegabytes === undefined ? {} : { max: maxMegabytes });
}
