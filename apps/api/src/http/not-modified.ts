import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Names the answer's content in ETag, and says whether the caller holds the same already. Apps keep answers themselves; for
 * browsers they stay no-store, as an account's are.
 */
export function notModified(request: FastifyRequest, reply: FastifyReply, json: string | Buffer): boolean {
  const tag = `"${hash('sha1', json, 'base64url')}"`;
  reply.header('etag', tag);
  const held = request.headers['if-none-match'] ?? '';
  return held.split(',').some((entry) => entry.trim().replace(/^W\//, '') === tag);
}
