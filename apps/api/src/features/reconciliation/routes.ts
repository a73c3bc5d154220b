import type { Handlers } from '../../http/call.ts';
import { compareNow, exportGatewayDays, listGatewayDays } from './days.ts';
import { explainDifference, exportDifferences, listDifferences } from './differences.ts';
import { exportPayoutLines, exportPayouts, listPayoutLines, listPayouts } from './payouts.ts';

export const reconciliationRoutes = {
  listDifferences,
  exportDifferences,
  explainDifference,
  listGatewayDays,
  exportGatewayDays,
  compareNow,
  listPayouts,
  exportPayouts,
  listPayoutLines,
  exportPayoutLines,
} satisfies Partial<Handlers>;
