import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import pg from 'pg';
import { stateFile, type State } from './marketplace.ts';

let pool: pg.Pool | undefined;

export function databaseUrl(): string {
  return (JSON.parse(readFileSync(stateFile, 'utf8')) as State).databaseUrl;
}

/** Rows of the running marketplace's database: for what no page tells, and for time that a test cannot wait for. */
export async function rows<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  pool ??= new pg.Pool({ connectionString: databaseUrl(), max: 1, allowExitOnIdle: true });
  return (await pool.query<Row>(text, values)).rows;
}

/** The column `one` of such rows. */
export async function column(text: string, ...values: unknown[]): Promise<string[]> {
  return (await rows<{ one: string }>(text, values)).map(({ one }) => one);
}

/** The code of an order's voucher, which comes when its payment is captured: a moment after the restaurant's yes. */
export async function voucherCode(order: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => ([code] = await column('select voucher_code as one from orders where id = $1', order)))
    .toEqual([expect.any(String)]);
  return code as string;
}

/** Lets a hold end that many seconds from now. */
export async function endHoldIn(order: string, seconds: number): Promise<void> {
  await rows("update orders set hold_expires_at = now() + make_interval(secs => $2) where id = $1 and state = 'held'", [
    order,
    seconds,
  ]);
}

/** What the gateway took for an order: one row a payment, with the amount it holds or has captured. */
export function takenByGateway(order: string) {
  return rows<{ state: string; amount: number; last4: string }>(
    `select gateway.state, gateway.amount, gateway.last4
     from sandbox_gateway.payments gateway join payment on payment.id::text = gateway.reference
     where payment.order_id = $1 and gateway.state in ('authorized', 'captured')`,
    [order],
  );
}

/** The states of an order's payments. */
export function paymentsOf(order: string): Promise<string[]> {
  return column('select state as one from payment where order_id = $1', order);
}

/** The states of a restaurant's orders, but of those that ran out. */
export function statesAt({ id }: { id: string }): Promise<string[]> {
  return column("select state as one from orders where restaurant_id = $1 and state <> 'expired' order by 1", id);
}
