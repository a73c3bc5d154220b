import { randomUUID } from 'node:crypto';
import type { TestApp } from './app.ts';
import type { Caller } from './diner.ts';
import { newDiner, openTable, taken } from './diner.ts';

type Mode = 'instant' | 'review';

/** A table of a new restaurant, held by a new diner. */
export async function heldTable(app: TestApp, confirmationMode: Mode = 'instant') {
  const table = await openTable(app.pool, { confirmationMode });
  const diner = await newDiner(app.pool, app.url);
  return { table, diner, order: taken(await diner.hold(table))._id };
}

export async function payWith(app: TestApp, diner: Caller, order: string, card: string, idempotencyKey?: string) {
  return diner.pay(order, await app.cardToken(card), { idempotencyKey });
}

/** What the diner answers on the bank's page. */
export const atBank = (order: { payment: { action_url: string | null } | null }, answer: 'approve' | 'deny') =>
  fetch(`${order.payment?.action_url}/${answer}`, { method: 'POST', redirect: 'manual' });

/** Seven euros that the gateway took under a reference of no order here. */
export const paidWithoutOrder = async ({ context, cardToken }: TestApp, reference: string) =>
  context.gateways.current.authorize({
    reference,
    amount: 700,
    currency: 'EUR',
    token: await cardToken(),
    customer: randomUUID(),
    capture: true,
    keep: false,
    returnUrl: 'http://metade.test/back',
  });
