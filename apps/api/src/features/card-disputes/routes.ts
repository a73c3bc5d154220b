import type { Handlers } from '../../http/call.ts';
import { decideCardDispute } from './decide-card-dispute.ts';
import { exportCardDisputes } from './export-card-disputes.ts';
import { getDisputeEvidence, listCardDisputes } from './list-card-disputes.ts';

export const cardDisputeRoutes = {
  listCardDisputes,
  exportCardDisputes,
  getDisputeEvidence,
  decideCardDispute,
} satisfies Partial<Handlers>;
