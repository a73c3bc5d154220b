import { ownPayment } from '../../adapters/gateways/own-payment.ts';
import type { Context } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import { applyPayment } from './apply-payment.ts';
import { voidPayment } from './jobs.ts';

type Waiting = {
  id: string;
  amount: number;
  currency: string;
  gateway: string;
  gateway_id: string | null;
  attempt: number;
  country: string;
};

/** Voids a payment that waits at the bank's page, for the diner's next attempt; keeps one that was approved meanwhile. */
export async function giveUpWaiting(context: Context, order: string, user: string): Promise<void> {
  const { rows } = await context.pool.query<Waiting>(
    `select p.id, p.amount, p.currency, p.gateway, p.gateway_id, p.attempt, r.country from payment p join orders o on o.id = p.order_id join restaurant r on r.id = o.restaurant_id
     where o.id = $1 and o.user_id = $2 and p.state = 'requires_action'`,
    [order, user],
  );
  for (const row of rows) {
    const { id, attempt, country } = row;
    const { settings } = await context.markets.market(country);
    if (attempt >= settings.paymentAttempts) continue;
    const found = await context.gateways.of(row.gateway).find(ownPayment(row));
    if (found === null || found.state === 'requires_action') await voidPayment(context, id);
    else await transaction(context.pool, (trx) => applyPayment(context, trx, id, found));
  }
}
