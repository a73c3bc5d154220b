import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { holdsToken } from '../../http/operator.ts';
import { keyDirectory, signatureHeaders } from './sign-answer.ts';

type Listed = { name: string; feed: string; complete: boolean; made: string };

/** The feed's files for whoever holds FEED_TOKEN, signed; without one there are none. */
export async function feedEndpoint(app: FastifyInstance, context: Context): Promise<void> {
  const { feedToken } = context.config;
  if (feedToken === null) return;
  const guard = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('cache-control', 'no-store');
    if (!holdsToken(request.headers, feedToken))
      return reply.code(401).header('www-authenticate', 'Bearer').send({ error: 'unauthorized' });
  };
  const send = async (reply: FastifyReply, bytes: Buffer, type: string) => {
    const url = new URL(reply.request.url, context.config.publicUrl);
    reply.headers(await signatureHeaders(context.vouchers, url, bytes, context.now()));
    return reply.type(type).send(bytes);
  };
  app.get('/feeds', { preHandler: guard }, async (_, reply) => {
    const { rows } = await context.pool.query<Listed>(
      'select name, feed, complete, made_at as made from feed_file order by made_at, name',
    );
    return send(reply, Buffer.from(JSON.stringify({ files: rows })), 'application/json');
  });
  app.get<{ Params: { name: string } }>('/feeds/:name', { preHandler: guard }, async ({ params }, reply) => {
    const { rowCount } = await context.pool.query('select 1 from feed_file where name = $1', [params.name]);
    const bytes = rowCount === 0 ? null : await context.files.read(`feeds/${params.name}`);
    if (bytes === null) return reply.code(404).send({ error: 'not_found' });
    return send(reply, bytes, params.name.endsWith('.gz') ? 'application/gzip' : 'application/json');
  });
  // The name by which receivers of signatures look for keys, with the type that they expect.
  app.get('/.well-known/http-message-signatures-directory', async (_, reply) =>
    reply.type('application/http-message-signatures-directory+json').send(keyDirectory(context.vouchers)),
  );
}
