import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { uploadedFile } from '../src/http/uploaded-file.ts';
import { uploadedForm } from '../src/http/uploaded-form.ts';

// What comes in one chunk and one byte more: the reader has all of its chunks before it hears of the limit.
const part = (truncated: boolean) => ({
  type: 'file',
  fieldname: 'file',
  file: { truncated },
  toBuffer: async () => Buffer.from('bytes'),
});
const request = (truncated: boolean) =>
  ({
    file: async () => part(truncated),
    async *parts() {
      yield part(truncated);
    },
  }) as unknown as FastifyRequest;

test('a file that is cut off at its limit is refused, and never taken for the whole', async () => {
  await expect(uploadedFile(request(true), 1)).rejects.toMatchObject({ code: 'body_too_large' });
  await expect(uploadedForm(request(true), 1)).rejects.toMatchObject({ code: 'body_too_large' });
  expect(await uploadedFile(request(false), 1)).toEqual(Buffer.from('bytes'));
  expect((await uploadedForm(request(false), 1)).file).toEqual(Buffer.from('bytes'));
});
