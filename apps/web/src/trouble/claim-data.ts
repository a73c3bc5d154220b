import type { Order } from '@metade/contracts/orders.ts';
import type { FormProblem } from '../http/form-problem.server.ts';
import type { guaranteeMaxOf } from '../site/site-data.server.ts';

export interface ClaimPageData {
  order: Order;
  guaranteeMax: ReturnType<typeof guaranteeMaxOf>;
  imageMaxMegabytes: number;
}

export interface ClaimResult {
  problem: FormProblem;
  kept: { text: string; charged: string; food: string };
}
