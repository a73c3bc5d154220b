import type Stripe from 'stripe';
import { keep, made, type Trx } from './store.ts';

type Booked = {
  type: Stripe.BalanceTransaction.Type;
  /** Minor units: what goes out of the balance is below 0. */
  amount: number;
  fee?: number;
  currency: string;
  /** Id of what moved it. */
  source: string;
  description?: string;
};

/** Writes a movement of the balance down. */
export async function book(trx: Trx, { fee = 0, ...booked }: Booked): Promise<Stripe.BalanceTransaction> {
  const { amount, type } = booked;
  const transaction = {
    ...made('balance_transaction'),
    ...booked,
    available_on: Math.floor(Date.now() / 1000) + 2 * 86_400,
    fee,
    fee_details: fee === 0 ? [] : [{ amount: fee, currency: booked.currency, type: 'stripe_fee', application: null }],
    net: amount - fee,
    reporting_category: type === 'adjustment' ? (amount < 0 ? 'dispute' : 'dispute_reversal') : type,
    status: 'pending',
  } as Stripe.BalanceTransaction;
  await keep<'balance_transaction'>(trx, transaction);
  return transaction;
}

/** Pays out all that was not, by currency; what is owed to Stripe waits. */
export async function payOut(trx: Trx): Promise<void> {
  const { rows } = await trx.query<{ currency: string; amount: number; ids: string[] }>(
    `select body ->> 'currency' as currency, sum((body ->> 'net')::integer)::integer as amount, array_agg(id) as ids
     from stripe_gateway.object where kind = 'balance_transaction' and not hidden ? 'payout' and body ->> 'type' <> 'payout' group by 1 having sum((body ->> 'net')::integer) > 0`,
  );
  for (const { currency, amount, ids } of rows) {
    const payout = {
      ...made('payout'),
      amount,
      currency,
      arrival_date: Math.floor(Date.now() / 1000) + 86_400,
      automatic: true,
      livemode: false,
      reconciliation_status: 'completed',
      status: 'paid',
      type: 'bank_account',
    } as unknown as Stripe.Payout;
    await keep<'payout'>(trx, payout);
    await book(trx, { type: 'payout', amount: -amount, currency, source: payout.id });
    await trx.query(
      `update stripe_gateway.object set hidden = hidden || jsonb_build_object('payout', $1::text) where id = any ($2)`,
      [payout.id, ids],
    );
  }
}

/** What Stripe keeps of a European card: 1.5 % and 25 cents. */
export function cardFee(amount: number): number {
  return Math.round(amount * 0.015) + 25;
}
