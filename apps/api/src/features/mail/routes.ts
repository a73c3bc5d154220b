import type { Handlers } from '../../http/call.ts';
import { getOutboxMail, listOutbox } from './outbox.ts';

export const mailRoutes = { listOutbox, getOutboxMail } satisfies Partial<Handlers>;
