import type { Handlers } from '../../http/call.ts';
import { getOutboxMail, listFailedMails, listOutbox } from './outbox.ts';
import { resendMail } from './resend-mail.ts';

export const mailRoutes = { listOutbox, getOutboxMail, listFailedMails, resendMail } satisfies Partial<Handlers>;
