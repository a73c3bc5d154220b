import type { Endpoint } from '@metade/contracts/endpoint.ts';
import type { OperationName } from '@metade/contracts/endpoints.ts';
import { endpoints } from '@metade/contracts/endpoints.ts';
import type { Locale } from '@metade/contracts/catalogue.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Context } from '../context.ts';
import { isConnectionLost } from '../db/database-trouble.ts';
import { tryAgain } from '../db/try-again.ts';
import { Refused } from '../refused.ts';
import type { Handler, Handlers } from './call.ts';
import { ReadyJson } from './call.ts';
import { admit, reach } from './access.ts';
import { findKey, isKey } from './api-key.ts';
import { refuseOldApp } from './app-version.ts';
import { deprecationHeaders } from './deprecation.ts';
import { notModified } from './not-modified.ts';
import { unknownSlugs } from './catalogue-slugs.ts';
import { foreignCountries } from './foreign-countries.ts';
import type { Issue } from './outside-settings.ts';
import { outsideSettings } from './outside-settings.ts';
import { claimOf } from './idempotency.ts';
import { acceptedLocale } from './locale.ts';
import { networkOf } from './network-of.ts';
import { jsonWriter } from './json-writer.ts';
import { limitCaller, RateLimiter } from './rate-limit.ts';
import type { Session } from './session.ts';
import { bearerToken, findSession } from './session.ts';
import { uploadedForm } from './uploaded-form.ts';
import { whereToRead } from './where-to-read.ts';

/** The operations available in this configuration. */
export function operations(context: Context): Endpoint[] {
  return Object.values<Endpoint>(endpoints).filter(({ demoOnly }) => !demoOnly || context.config.demo);
}

/** Makes a route of every contract. Access, form, limits and the answer's shape are handled here, the same for all. */
export function registerEndpoints(app: FastifyInstance, context: Context, handlers: Handlers): void {
  const limiter = new RateLimiter(context.pool);
  const answered = whereToRead(context);
  for (const contract of operations(context)) {
    const handler = handlers[contract.name as OperationName] as unknown as Handler<never>;
    const deprecation = deprecationHeaders(contract);
    // Compiled at the first answer: all of them would take half a second.
    const write = (answer: unknown) => jsonWriter(contract.answer)(answer);
    app.route({
      method: contract.method,
      url: contract.path,
      config: { operation: contract.name },
      handler: async (request, reply) => {
        reply.headers(deprecation);
        const settings = await context.markets.settings();
        const network = networkOf(request.ip);
        await limitCaller(limiter, network, contract.method !== 'GET', settings, context.now());
        refuseOldApp(contract, request, context.config.apps.smallest);
        // Until the handler runs, the database is only read.
        let isRepeatable = contract.upload === undefined;
        const once = async () => {
          const caller = await sessionOf(context, contract, request);
          if (caller?.key) await limiter.use(`k ${caller.key.id}`, settings.keyCallsPerMinute, context.now());
          const session = await admit(context, contract, caller);
          if (request.isMultipart() !== (contract.upload !== undefined)) throw new Refused('media_type_unsupported');
          const issues: Issue[] = [];
          const params = parsed('', contract.params, request.params, issues);
          // A path parameter of the wrong shape names nothing: not found.
          if (contract.params && params === undefined) throw new Refused('not_found');
          if ((await foreignCountries(context.markets, params, 'path')).length > 0) throw new Refused('not_found');
          // Authorize before validating, so outsiders cannot probe the schema.
          const reached = await reach(context, contract.access, session, (params as { id?: string } | undefined)?.id);
          const query = parsed('', contract.query, request.query, issues);
          const form =
            contract.upload && contract.body ? await uploadedForm(request, settings.imageMaxMegabytes) : undefined;
          const sent = form?.fields ?? request.body ?? {};
          const body = parsed('', contract.body, sent, issues);
          const misshapen = new Set(issues.map(({ path }) => path));
          const outside = outsideSettings(contract.within, body ?? sent, settings);
          issues.push(...outside.filter(({ path }) => !misshapen.has(path)));
          for (const asked of [query, body])
            for (const path of await foreignCountries(context.markets, asked, 'form'))
              issues.push({ path, code: 'country_unknown' });
          for (const path of await unknownSlugs(context.catalogue, body)) issues.push({ path, code: 'not_listed' });
          if (form && form.file === undefined) issues.push({ path: 'file', code: 'required' });
          if (issues.length > 0) {
            const told = new Set(issues.map(({ path }) => path));
            const more = (await handler.mistakes?.(context, request.body, reached?.restaurant)) ?? [];
            throw new Refused('invalid_fields', {}, [...issues, ...more.filter(({ path }) => !told.has(path))]);
          }
          if (contract.stream && !reply.raw.destroyed) app.eventStreams.add(reply.raw);
          const key = idempotencyKey(contract, request, session);
          const claim =
            key === undefined || session === null ? null : claimOf(contract, session.holderId, key, { params, body });
          const isRead = contract.method === 'GET' || contract.replica === true;
          isRepeatable = !contract.stream && !contract.upload && (isRead || claim !== null);
          const call = {
            params,
            query,
            body,
            session,
            restaurant: reached?.restaurant,
            role: reached?.role,
            licensee: reached?.licensee,
            file: form?.file,
            request,
            reply,
            claim,
            locale: localeOf(request, session),
            ip: request.ip,
            network,
          } as never;
          const answer: unknown = await answered({ contract, session, reply }, (from) => handler(from, call));
          if (contract.stream) return reply;
          const json = answer instanceof ReadyJson ? answer.bytes(write) : write(answer);
          if (contract.revalidated && notModified(request, reply, json)) return reply.code(304).send();
          return reply
            .code(contract.status ?? 200)
            .type('application/json; charset=utf-8')
            .send(json);
        };
        return tryAgain(once, (error) => isRepeatable && isConnectionLost(error));
      },
    });
  }
}

export function localeOf(request: FastifyRequest, session: Session | null): Locale {
  return acceptedLocale(request.headers['accept-language']) ?? session?.locale ?? 'pt';
}

async function sessionOf(context: Context, { access }: Endpoint, request: FastifyRequest): Promise<Session | null> {
  const token = access.scope === 'gateway' ? null : bearerToken(request);
  if (token === null) return null;
  return isKey(token) ? findKey(context.pool, token) : findSession(context.pool, token);
}

function parsed(root: string, schema: z.ZodType | undefined, value: unknown, issues: Issue[]): unknown {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  for (const issue of result.error.issues) issues.push({ path: root + issue.path.join('.'), ...issueOf(issue) });
  return undefined;
}

function issueOf(issue: z.core.$ZodIssue): Omit<Issue, 'path'> {
  switch (issue.code) {
    case 'invalid_type':
      return { code: issue.input === undefined || issue.input === null ? 'required' : 'invalid_type' };
    case 'too_small':
      if (issue.origin !== 'string') return { code: 'too_small', params: { min: Number(issue.minimum) } };
      return issue.minimum === 1 ? { code: 'required' } : { code: 'too_short', params: { min: Number(issue.minimum) } };
    case 'too_big':
      return { code: issue.origin === 'string' ? 'too_long' : 'too_big', params: { max: Number(issue.maximum) } };
    case 'invalid_format':
    case 'custom':
      // Our own checks name their code; a library format is named by the format.
      if (/^[a-z_]+$/.test(issue.message)) return { code: issue.message };
      return { code: issue.code === 'custom' ? 'invalid' : issue.format };
    default:
      return { code: issue.code };
  }
}

const keyShape = /^[\x21-\x7e]{1,200}$/;

/** People may leave it out; programs, which try again by themselves, may not. */
function idempotencyKey(contract: Endpoint, request: FastifyRequest, session: Session | null): string | undefined {
  const key = request.headers['idempotency-key'];
  if (!contract.idempotent) return undefined;
  if (key === undefined) {
    if (session?.key) throw new Refused('invalid_fields', {}, [{ path: 'Idempotency-Key', code: 'required' }]);
    return undefined;
  }
  if (typeof key !== 'string' || !keyShape.test(key)) {
    throw new Refused('invalid_fields', {}, [{ path: 'Idempotency-Key', code: 'invalid_format' }]);
  }
  return key;
}
