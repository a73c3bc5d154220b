import type { FastifyReply } from 'fastify';
import type { Context } from '../../context.ts';
import { Refused } from '../../refused.ts';

/** Sends the photo of a bill, uncached. Throws not_found without one. */
export async function sendBill(context: Context, reply: FastifyReply, path: string | null | undefined): Promise<void> {
  const picture = path ? await context.files.read(path) : null;
  if (picture === null) throw new Refused('not_found');
  await reply.type('image/webp').header('cache-control', 'no-store').send(picture);
}
