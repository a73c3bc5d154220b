import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { adminPage, id, idParam, instant, pageOf } from './fields.ts';

/** Events of the security log. A new one needs words in packages/i18n to compile. */
export const securityEventKinds = [
  'logged_in',
  'new_device',
  'password_wrong',
  'code_wrong',
  'recovery_code_used',
  'password_changed',
  'password_reset',
  'second_factor_on',
  'second_factor_off',
  'second_factor_reset',
  'sessions_ended',
  'email_asked',
  'email_changed',
] as const;
export type SecurityEventKind = (typeof securityEventKinds)[number];

const securityEvent = z
  .object({
    _id: id,
    at: instant,
    kind: z.enum(securityEventKinds),
    browser: z.string().nullable(),
    system: z.string().nullable(),
    country: z.string().nullable(),
    ip: z.string().nullable().meta({ description: 'Forgotten after 90 days' }),
  })
  .meta({ id: 'SecurityEvent' });
export type SecurityEvent = z.infer<typeof securityEvent>;

export const listSecurityEvents = endpoint({
  name: 'listSecurityEvents',
  method: 'GET',
  path: '/account/security',
  summary: 'Log-ins, failures and changes of the ways into the account, the newest first',
  access: { scope: 'account', roles: ['diner'] },
  query: z.object({ page: adminPage }),
  answer: pageOf(securityEvent),
  refusals: [],
});

export const listSecurityEventsOf = endpoint({
  name: 'listSecurityEventsOf',
  method: 'GET',
  path: '/admin/users/:id/security',
  summary: 'The security log of somebody’s account, the newest first',
  access: { scope: 'marketplace', roles: ['support'] },
  params: idParam,
  query: z.object({ page: adminPage }),
  answer: pageOf(securityEvent),
  refusals: [],
});
