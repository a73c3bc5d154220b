import { expect } from 'vitest';
import { auditDatabase } from '../../src/features/audit/audit-database.ts';
import type { TestApp } from './app.ts';
import type { Caller, PaymentWish, Table } from './diner.ts';
import { cards, openTable, taken } from './diner.ts';
import { drain } from './drain.ts';

export const day = 86_400_000;
export const refundReason = 'The kitchen closed early';

/** An app whose context reads this clock, moved by the test. */
export type Clocked = { app: TestApp; clock: { now: number } };

/** The diner's booking of a table, paid. */
export async function paidOrder(
  app: TestApp,
  diner: Caller,
  table: Table,
  { wish = {}, card = cards.visa }: { wish?: PaymentWish; card?: string } = {},
): Promise<string> {
  const { _id: order } = taken(await diner.hold(table));
  taken(await diner.pay(order, await app.cardToken(card), { wish }));
  await drain(app.context);
  return order;
}

/** A booking that was paid, and that nobody came to or marked; its period is over. */
export async function overOrder({ app, clock }: Clocked, diner: Caller, wish: PaymentWish = {}): Promise<string> {
  const order = await paidOrder(app, diner, await openTable(app.pool, { now: clock.now }), { wish });
  clock.now += 5 * day;
  return order;
}

/** Runs the jobs that are left, audits the database and closes the app. */
export async function closeAudited({ app, clock }: Clocked): Promise<void> {
  clock.now = Date.now();
  await drain(app.context, { later: true });
  expect(await auditDatabase(app.pool)).toEqual([]);
  await app.close();
}
