import type { Handlers } from '../../http/call.ts';
import { getOrderCalendar } from './get-order-calendar.ts';
import { getOutboxMail, listOutbox } from './outbox.ts';

export const mailRoutes = {
  listOutbox,
  getOutboxMail,
  getOrderCalendar,
} satisfies Partial<Handlers>;
