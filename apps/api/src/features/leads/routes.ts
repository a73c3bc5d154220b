import type { Handlers } from '../../http/call.ts';
import { addLead } from './add-lead.ts';
import { changeLead } from './change-lead.ts';
import { getRestaurantInvitation, inviteRestaurant } from './invite-restaurant.ts';
import { answerLead, noteLead } from './lead-thread.ts';
import { readLead } from './lead-view.ts';
import { exportLeads, listLeads } from './list-leads.ts';
import { sendContact, sendPartner } from './receive-lead.ts';
import { startForm } from './start-form.ts';

export const leadRoutes = {
  startForm,
  sendContact,
  sendPartner,
  listLeads,
  exportLeads,
  addLead,
  getLead: async (context, { params, licensee }) => ({ data: await readLead(context.pool, params.id, licensee) }),
  changeLead,
  noteLead,
  answerLead,
  inviteRestaurant,
  getRestaurantInvitation,
} satisfies Partial<Handlers>;
