import type { Handlers } from '../../http/call.ts';
import { exportClaims, exportDisputes, exportRefundRequests } from './export-cases.ts';
import { exportProposals, exportRegistrations } from './export-registrations.ts';

export const listFileRoutes = {
  exportClaims,
  exportDisputes,
  exportRefundRequests,
  exportProposals,
  exportRegistrations,
} satisfies Partial<Handlers>;
