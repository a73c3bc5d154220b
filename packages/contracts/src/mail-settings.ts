import { optionalMails } from '@metade/domain/optional-mail.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const kind = z.enum(optionalMails);
const settings = z
  .object({ off: z.array(kind).meta({ description: 'Kinds of mail that are not sent; all others are' }) })
  .meta({ id: 'MailSettings' });
const answer = z.object({ data: settings });
const params = z.object({ token: z.string().regex(/^[\w-]{20,100}$/, 'token') });

export const getMailSettings = endpoint({
  name: 'getMailSettings',
  method: 'GET',
  path: '/account/mail-settings',
  summary: 'Which mails that no booking needs the caller has switched off',
  access: { scope: 'account', roles: ['diner'] },
  answer,
  refusals: [],
});

export const saveMailSettings = endpoint({
  name: 'saveMailSettings',
  method: 'PUT',
  path: '/account/mail-settings',
  summary: 'Switch kinds of mail off; those that are left out are on',
  access: { scope: 'account', roles: ['diner'] },
  body: z.object({ off: z.array(kind).max(optionalMails.length) }),
  answer,
  refusals: [],
});

export const getUnsubscription = endpoint({
  name: 'getUnsubscription',
  method: 'GET',
  path: '/site/mail-settings/:token',
  summary: 'The same, by the link of a mail',
  access: { scope: 'public' },
  params,
  answer,
  refusals: ['not_found'],
});

export const unsubscribe = endpoint({
  name: 'unsubscribe',
  method: 'POST',
  path: '/site/mail-settings/:token',
  summary: 'Switch one kind of mail off, or on again, by the link of a mail',
  access: { scope: 'public' },
  params,
  body: z.object({ kind, on: z.boolean().default(false) }),
  answer,
  refusals: ['not_found'],
});
