import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { RefusalCode } from './wire.ts';

const statuses: Record<RefusalCode, number> = {
  invalid_request: 400,
  unauthorized: 401,
  unknown_token: 404,
  unknown_payment: 404,
  unknown_dispute: 404,
  wrong_state: 409,
  amount_too_large: 409,
  reference_reused: 409,
};

/** A request that changed nothing and will be answered the same again. */
export class Refusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** The input as the schema describes it. Throws a Refusal that names the fields, never their values. */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map((issue) => issue.path.join('.') || 'body');
  throw new Refusal('invalid_request', `Not valid: ${[...new Set(fields)].join(', ')}.`);
}

/** Answers every error as {code, message}; what is unexpected is logged by message alone, since a body may hold a card. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof Refusal) {
      return reply.code(statuses[error.code]).send({ code: error.code, message: error.message });
    }
    if (error.statusCode && error.statusCode < 500) {
      return reply.code(error.statusCode).send({ code: 'invalid_request', message: 'The request could not be read.' });
    }
    request.log.error({ reason: error.message }, 'sandbox gateway failed');
    if (isAway(error)) {
      const message = 'The sandbox gateway has no database right now.';
      return reply.code(503).header('retry-after', '2').send({ code: 'unavailable', message });
    }
    return reply.code(500).send({ code: 'internal', message: 'The sandbox gateway failed.' });
  });
}

/** Whether the database is away, busy or may not write now, by the code that PostgreSQL or the system gives, or pg's own words. */
function isAway({ code = '', message }: Error & { code?: string }): boolean {
  return (
    /^(E[A-Z]+|08...|53...|57...|25006|25P0.|40001|40P01|55P03|58030)$/.test(code) ||
    /timeout exceeded|[Cc]onnection (terminated|ended|error)|read timeout/.test(message)
  );
}
