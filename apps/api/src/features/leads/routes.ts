import type { Handlers } from '../../http/call.ts';
import { sendContact, sendPartner } from './receive-lead.ts';
import { startForm } from './start-form.ts';

export const leadRoutes = { startForm, sendContact, sendPartner } satisfies Partial<Handlers>;
