import type { Handlers } from '../../http/call.ts';
import { getApproval } from './approval-file.ts';
import { approveRegistration, rejectRegistration, requestChanges } from './decide-registration.ts';
import { listRegistrations } from './list-registrations.ts';

export const approvalRoutes = {
  listRegistrations,
  getApproval,
  approveRegistration,
  requestChanges,
  rejectRegistration,
} satisfies Partial<Handlers>;
