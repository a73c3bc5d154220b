import type { Handlers } from '../../http/call.ts';
import { getOrderCalendar } from './get-order-calendar.ts';
import { getOutboxMail, listFailedMails, listOutbox } from './outbox.ts';
import { resendMail } from './resend-mail.ts';

export const mailRoutes = {
  listOutbox,
  getOutboxMail,
  getOrderCalendar,
  listFailedMails,
  resendMail,
} satisfies Partial<Handlers>;
