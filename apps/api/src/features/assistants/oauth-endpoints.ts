import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { limitTries } from '../../db/limit-tries.ts';
import { networkOf } from '../../http/network-of.ts';
import { addClient, exchangeCode, isRedirect } from './oauth-store.ts';

/** What an assistant may ask for: the scope of a person's key. */
export const assistantScope = 'bookings';

const registration = z.object({
  client_name: z.string().trim().min(1).max(80).catch('Assistant'),
  redirect_uris: z.array(z.string().max(2000).refine(isRedirect)).min(1).max(10),
});

const exchange = z.object({
  grant_type: z.literal('authorization_code'),
  code: z.string().max(100),
  code_verifier: z.string().regex(/^[\w.~-]{43,128}$/),
  client_id: z.string().max(100),
  redirect_uri: z.string().max(2000),
});

/** Where /mcp and who may read bookings through it are described: RFC 9728 and RFC 8414. */
export function discoveryOf(publicUrl: string) {
  return {
    resource: {
      resource: `${publicUrl}/mcp`,
      resource_name: 'Metade',
      authorization_servers: [publicUrl],
      scopes_supported: [assistantScope],
      bearer_methods_supported: ['header'],
    },
    server: {
      issuer: publicUrl,
      authorization_endpoint: `${publicUrl}/assistant`,
      token_endpoint: `${publicUrl}/oauth/token`,
      registration_endpoint: `${publicUrl}/oauth/register`,
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      scopes_supported: [assistantScope],
      authorization_response_iss_parameter_supported: true,
    },
  };
}

/**
 * The parts of OAuth 2.1 that assistants speak: discovery, registration of public clients (RFC 7591) and the exchange of a code. The
 * person's side is the site's page /assistant.
 */
export async function oauthEndpoints(app: FastifyInstance, context: Context): Promise<void> {
  const { resource, server } = discoveryOf(context.config.publicUrl);
  for (const path of ['/.well-known/oauth-protected-resource', '/.well-known/oauth-protected-resource/mcp'])
    app.get(path, async (_, reply) => reply.header('cache-control', kept).send(resource));
  app.get('/.well-known/oauth-authorization-server', async (_, reply) =>
    reply.header('cache-control', kept).send(server),
  );
  await app.register(async (forms) => {
    forms.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    forms.post('/oauth/register', async (request, reply) => {
      await limit(context, 'oauth client', request.ip);
      const asked = registration.safeParse(request.body);
      reply.header('cache-control', 'no-store');
      if (!asked.success) return reply.code(400).send(refusal('invalid_redirect_uri'));
      const { id, name, redirect_uris } = await addClient(
        context.pool,
        asked.data.client_name,
        asked.data.redirect_uris,
      );
      return reply.code(201).send({
        client_id: id,
        client_id_issued_at: Math.floor(context.now() / 1000),
        client_name: name,
        redirect_uris,
        grant_types: ['authorization_code'],
        response_types: ['code'],
        token_endpoint_auth_method: 'none',
        scope: assistantScope,
      });
    });
    forms.post('/oauth/token', async (request, reply) => {
      await limit(context, 'oauth code', request.ip);
      reply.header('cache-control', 'no-store');
      const asked = exchange.safeParse(request.body);
      if (!asked.success) return reply.code(400).send(refusal(errorOf(request.body)));
      const { code, code_verifier: verifier, client_id: client, redirect_uri: redirect } = asked.data;
      const given = await exchangeCode(context, { code, verifier, client, redirect });
      if (given === null) return reply.code(400).send(refusal('invalid_grant'));
      const { key, expiresIn } = given;
      return { access_token: key, token_type: 'Bearer', expires_in: expiresIn, scope: assistantScope };
    });
  });
}

const kept = 'public, max-age=3600';
const refusal = (error: string) => ({ error });

function errorOf(body: unknown): string {
  const { grant_type } = (body ?? {}) as Record<string, unknown>;
  return grant_type === undefined || grant_type === 'authorization_code' ? 'invalid_request' : 'unsupported_grant_type';
}

async function limit(context: Context, what: string, ip: string): Promise<void> {
  const { assistantsPerAddressPerHour: max } = await context.markets.settings();
  await limitTries(context.pool, `${what} from ${networkOf(ip)}`, max, 3_600_000, context.now());
}
