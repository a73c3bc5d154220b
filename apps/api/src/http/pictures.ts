import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';

/** Pictures by path and width, cacheable for ever: a changed picture gets another path. */
export async function pictureRoutes(app: FastifyInstance, context: Context): Promise<void> {
  app.get<{ Params: { '*': string; width: string } }>('/pictures/:width/*', async (request, reply) => {
    const width = Number(request.params.width);
    const picture = Number.isInteger(width)
      ? await context.pictures.read(request.params['*'], width, request.headers.accept ?? '')
      : null;
    if (picture === null) return reply.code(404).type('text/plain').send('No such picture');
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('etag', picture.etag)
      .header('vary', 'accept');
    if (request.headers['if-none-match'] === picture.etag) return reply.code(304).send();
    return reply.type(picture.type).send(picture.body);
  });
}
