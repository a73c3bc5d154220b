import type { FastifyRequest } from 'fastify';
import { Refused } from '../refused.ts';

/** The one file of a form, from its field `file`. Refuses a form without it, a broken one, and a file above the limit. */
export async function uploadedFile(request: FastifyRequest, maxMegabytes: number): Promise<Buffer> {
  try {
    const part = await request.file({
      limits: { fileSize: maxMegabytes * 1024 * 1024, files: 1, fields: 5, parts: 6 },
    });
    if (part?.fieldname === 'file') return await part.toBuffer();
  } catch (error) {
    const { statusCode } = error as { statusCode?: number };
    throw new Refused(statusCode === 413 ? 'body_too_large' : 'body_unreadable');
  }
  throw new Refused('invalid_fields', {}, [{ path: 'file', code: 'required' }]);
}
