import cors from '@fastify/cors';
import { rowCountHeader } from '@metade/contracts/csv-of.ts';
import type { FastifyInstance } from 'fastify';

/** Lets pages of the listed origins call the API. They send a bearer token, never cookies. Nobody else learns that there is a list. */
export async function otherOrigins(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: (origin, decide) => decide(null, origin !== undefined && origins.includes(origin)),
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [
      'accept-language',
      'app-version',
      'authorization',
      'content-type',
      'idempotency-key',
      'if-none-match',
    ],
    exposedHeaders: ['content-disposition', 'etag', 'retry-after', rowCountHeader],
    maxAge: 3600,
  });
}
