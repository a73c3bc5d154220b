import type { Endpoint } from '@metade/contracts/endpoint.ts';
import type { FastifyReply } from 'fastify';
import type { Context } from '../context.ts';
import type { Session } from './session.ts';
import { noteWrite } from './session.ts';

type Asked = { contract: Endpoint; session: Session | null; reply: FastifyReply };

/**
 * Runs operations on the database that they are for: on a replica what its contract lets read there, unless its caller has just
 * written; everything else on the primary.
 */
export function whereToRead(context: Context) {
  const { replicas } = context;
  const contexts = new Map(replicas.all.map((replica) => [replica, { ...context, pool: replica.pool }]));
  return async <T>({ contract, session, reply }: Asked, run: (context: Context) => Promise<T>): Promise<T> => {
    if (contract.replica) {
      if (!replicas.show(session?.wroteAt ?? null)) return run(context);
      // Two would write into one answer.
      const abandons = contract.stream === undefined;
      return replicas.read((replica) => run(contexts.get(replica) ?? context), {
        abandons,
        fallback: (error) => {
          if (reply.sent) throw error;
          return run(context);
        },
      });
    }
    try {
      return await run(context);
    } finally {
      if (contexts.size > 0 && contract.method !== 'GET' && session !== null)
        await noteWrite(context.pool, session).catch((error: unknown) =>
          context.log.warn({ err: error }, 'a write was not noted'),
        );
    }
  };
}
