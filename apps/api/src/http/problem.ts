import type { Locale } from '@metade/contracts/catalogue.ts';
import type { Problem } from '@metade/contracts/problem.ts';
import { refusalStatus } from '@metade/contracts/refusals.ts';
import { issueMessage, refusalMessage } from '@metade/i18n/errors.ts';
import { languageTag } from '@metade/i18n/locale.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { STATUS_CODES } from 'node:http';
import { GatewayUnreachable } from '../adapters/gateways/payment-gateway.ts';
import { FilesAway } from '../adapters/file-store.ts';
import { isDatabaseTrouble } from '../db/database-trouble.ts';
import { Refused } from '../refused.ts';
import { refusals } from '../watch/counters.ts';

/** Renders any error as a problem document in the caller's language. Unexpected errors are logged and reveal nothing. */
export function sendProblem(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  locale: Locale,
): FastifyReply {
  const refused = asRefused(error);
  if (refused.code === 'unavailable' && refused !== error)
    request.log.warn({ err: error }, 'database or files in trouble');
  if (refused.code === 'internal') request.log.error({ err: error }, 'unexpected failure');
  refusals.inc({ operation: request.routeOptions.config?.operation ?? 'none', code: refused.code });
  const status = refusalStatus[refused.code];
  const message = refusalMessage(refused.code, refused.params, locale);
  const problem: Problem = {
    type: `https://metade.app/problems/${refused.code}`,
    title: STATUS_CODES[status] ?? 'Error',
    status,
    detail: message,
    code: refused.code,
    message,
    ...(Object.keys(refused.params).length > 0 ? { params: refused.params } : {}),
    ...(refused.issues
      ? {
          issues: refused.issues.map(({ path, code, params }) => ({
            path,
            code,
            message: issueMessage(code, path, locale, params),
          })),
        }
      : {}),
    requestId: request.id,
  };
  if (status === 429 || status === 503)
    reply.header('retry-after', String(refused.params.retryAfter ?? (status === 429 ? 60 : 5)));
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(status)
    .header('content-language', languageTag(locale))
    .type('application/problem+json')
    .send(JSON.stringify(problem));
}

function asRefused(error: unknown): Refused {
  if (error instanceof Refused) return error;
  if (error instanceof GatewayUnreachable) return new Refused('gateway_unreachable');
  if (error instanceof FilesAway || isDatabaseTrouble(error)) return new Refused('unavailable');
  const { statusCode } = (error ?? {}) as { statusCode?: number };
  if (statusCode === 413) return new Refused('body_too_large');
  if (statusCode === 415) return new Refused('media_type_unsupported');
  if (statusCode === 404) return new Refused('not_found');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Refused('body_unreadable');
  return new Refused('internal');
}
