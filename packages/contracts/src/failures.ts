import { z } from 'zod';
import { csvOf } from './csv-of.ts';
import { endpoint } from './endpoint.ts';
import { adminPage, id, instant, pageOf } from './fields.ts';

export const failureKinds = ['mails', 'jobs', 'webhooks', 'payments'] as const;
export type FailureKind = (typeof failureKinds)[number];

export const failure = z
  .object({
    _id: z.string(),
    name: z.string().meta({ description: 'To whom, which job, which restaurant' }),
    what: z.string().meta({ description: 'The subject, the address, or what does not fit' }),
    why: z.string().nullable(),
    since: instant,
    attempts: z.int(),
    next: instant.nullable().meta({ description: 'Null: given up, and kept until somebody tries it again' }),
    order: z.object({ _id: id, number: z.string() }).nullable(),
    restaurant: z.object({ _id: id, company_name: z.string() }).nullable(),
  })
  .meta({ id: 'Failure' });

const access = { scope: 'marketplace', roles: ['support', 'finance'] } as const;

export const listFailures = endpoint({
  name: 'listFailures',
  method: 'GET',
  path: '/admin/failures',
  summary: 'Mails, jobs, webhooks and payments that failed: what, why, and when they are tried again, the last first',
  access,
  query: z.object({ of: z.enum(failureKinds), page: adminPage }),
  answer: pageOf(failure),
  refusals: [],
});

export const exportFailures = csvOf(listFailures, 'exportFailures');

export const retryFailures = endpoint({
  name: 'retryFailures',
  method: 'POST',
  path: '/admin/failures/retry',
  summary: 'Try again what failed, as often as if it were new: some, or all of a kind',
  access: { scope: 'marketplace', roles: ['support'] },
  body: z.object({
    of: z
      .enum(failureKinds)
      .meta({ description: 'Of payments what the gateway was asked for; what it said is no job' }),
    ids: z
      .array(z.string().max(100))
      .min(1)
      .max(200)
      .optional()
      .meta({ description: 'Without them all, at most a thousand at a time' }),
  }),
  answer: z.object({ data: z.object({ retried: z.int(), left: z.int() }) }),
  refusals: [],
});
