import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, idParam, instant, locale, pageNumber } from './fields.ts';

const outboxMail = z.object({
  _id: id,
  kind: z.string(),
  to: z.string(),
  locale,
  subject: z.string(),
  created: instant,
  sent: instant.nullable(),
  failed: instant.nullable(),
  attempts: z.int(),
  last_error: z.string().nullable(),
});

export const listOutbox = endpoint({
  name: 'listOutbox',
  method: 'GET',
  path: '/dev/outbox',
  summary: 'Messages that were written, the newest first; in a demo alone',
  access: { scope: 'public' },
  demoOnly: true,
  query: z.object({ page: z.coerce.number().pipe(pageNumber).optional() }),
  answer: z.object({ data: z.array(outboxMail), page: z.int(), pages: z.int(), total: z.int() }),
  refusals: [],
});

export const getOutboxMail = endpoint({
  name: 'getOutboxMail',
  method: 'GET',
  path: '/dev/outbox/:id',
  summary: 'One message as it is sent; in a demo alone',
  access: { scope: 'public' },
  demoOnly: true,
  params: idParam,
  answer: z.object({
    data: outboxMail.extend({
      text: z.string(),
      html: z.string(),
      files: z.array(z.object({ name: z.string(), type: z.string(), content: z.string() })),
    }),
  }),
  refusals: ['not_found'],
});
