import type { Assistant, AssistantRequest } from '@metade/contracts/assistants.ts';
import type { Handlers } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { addCode, clientOf } from './oauth-store.ts';

/** The answer's address with what the assistant is told. iss names who answers (RFC 9207). */
function answerTo({ redirect_uri, state }: AssistantRequest, issuer: string, told: Record<string, string>): string {
  const url = new URL(redirect_uri);
  for (const [key, value] of Object.entries({ ...told, ...(state === undefined ? {} : { state }), iss: issuer }))
    url.searchParams.set(key, value);
  return url.href;
}

export const assistantRoutes = {
  getAssistantRequest: async (context, { query }) => {
    const { name } = await clientOf(context.pool, query);
    const { assistantDays: days } = await context.markets.settings();
    const { host, protocol } = new URL(query.redirect_uri);
    return { data: { name, host: host || protocol, days } };
  },
  decideAssistant: async (context, { body: { allow, ...request }, session }) => {
    await clientOf(context.pool, request);
    const told: Record<string, string> = allow
      ? { code: await addCode(context, session.userId, request) }
      : { error: 'access_denied', error_description: 'The person said no' };
    return { data: { redirect: answerTo(request, context.config.publicUrl, told) } };
  },
  listAssistants: async (context, { session }) => {
    const { rows } = await context.pool.query<Assistant>(
      `select id as _id, name, created_at as since, used_at as used, expires_at as expires from api_key
       where user_id = $1 and revoked_at is null and expires_at > $2 order by created_at, id`,
      [session.userId, new Date(context.now()).toISOString()],
    );
    return { data: rows };
  },
  endAssistant: async (context, { params, session }) => {
    const { rowCount } = await context.pool.query(
      'update api_key set revoked_at = $3 where id = $1 and user_id = $2 and revoked_at is null',
      [params.id, session.userId, new Date(context.now()).toISOString()],
    );
    if (rowCount !== 1) throw new Refused('not_found');
    return { data: null };
  },
} satisfies Partial<Handlers>;
