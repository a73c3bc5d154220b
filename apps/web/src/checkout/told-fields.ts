import type { Told } from '@metade/contracts/orders.ts';

/** The fields of checkout with what the diner tells the restaurant. */
export const toldFields = ['note'] as const satisfies readonly (keyof Told)[];
