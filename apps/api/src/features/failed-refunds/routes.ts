import type { Handlers } from '../../http/call.ts';
import { decideFailedRefund } from './decide-failed-refund.ts';
import { exportFailedRefunds } from './export-failed-refunds.ts';
import { listFailedRefunds } from './list-failed-refunds.ts';

export const failedRefundRoutes = {
  listFailedRefunds,
  exportFailedRefunds,
  decideFailedRefund,
} satisfies Partial<Handlers>;
