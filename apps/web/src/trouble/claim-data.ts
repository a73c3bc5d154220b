import type { Order } from '@metade/contracts/orders.ts';
import type { FormProblem } from '../http/form-problem.server.ts';
import type { guaranteeMaxOf } from '../site/site-data.server.ts';

/** Initial values from the right bill. food: as typed. */
export interface ClaimFigures {
  food: string;
  text: string;
}

export interface ClaimPageData {
  order: Order;
  filled: ClaimFigures | null;
  guaranteeMax: ReturnType<typeof guaranteeMaxOf>;
  imageMaxMegabytes: number;
}

export interface ClaimResult {
  problem: FormProblem;
  kept: { text: string; charged: string; food: string };
}
