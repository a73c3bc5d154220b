import type { Told } from '@metade/contracts/orders.ts';

/** Checkout's fields with what the diner tells the restaurant. */
export const toldFields = ['note'] as const satisfies readonly (keyof Told)[];
