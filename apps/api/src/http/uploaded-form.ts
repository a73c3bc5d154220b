import type { FastifyRequest } from 'fastify';
import { Refused } from '../refused.ts';
import { megabyte, unreadable, wholeOf } from './uploaded-file.ts';

/** A form with one file, in its field `file`, and short texts. Refuses a broken form and a file or text above the limits. */
export async function uploadedForm(
  request: FastifyRequest,
  maxMegabytes: number,
): Promise<{ file: Buffer | undefined; fields: Record<string, string> }> {
  const fields: Record<string, string> = {};
  let file: Buffer | undefined;
  const fileSize = maxMegabytes * megabyte;
  try {
    for await (const part of request.parts({
      limits: { fileSize, fieldSize: 32 * 1024, files: 1, fields: 10, parts: 11 },
    })) {
      if (part.type === 'file') {
        const bytes = await wholeOf(part);
        if (part.fieldname === 'file') file = bytes;
      } else if (part.valueTruncated) throw new Refused('body_too_large');
      else fields[part.fieldname] = String(part.value);
    }
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw unreadable(error);
  }
  return { file, fields };
}
