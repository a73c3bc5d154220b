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

/** Writes a movement of the balance down, in the currency that this one is settled in. */
export async function book(trx: Trx, booked: Booked): Promise<Stripe.BalanceTransaction> {
  const { type, source, description } = booked;
  const { currency, rate } = await settlementOf(trx, booked.currency);
  const settled = (sum: number) => Math.round(sum * (rate ?? 1));
  const [amount, fee] = [settled(booked.amount), settled(booked.fee ?? 0)];
  const transaction = {
    ...made('balance_transaction'),
    type,
    source,
    description,
    amount,
    currency,
    exchange_rate: rate,
    available_on: Math.floor(Date.now() / 1000) + 2 * 86_400,
    fee,
    fee_details: fee === 0 ? [] : [{ amount: fee, currency, type: 'stripe_fee', application: null }],
    net: amount - fee,
    reporting_category: type === 'adjustment' ? (amount < 0 ? 'dispute' : 'dispute_reversal') : type,
    status: 'pending',
  } as Stripe.BalanceTransaction;
  await keep<'balance_transaction'>(trx, transaction);
  return transaction;
}

/** rate: null where nothing is converted. */
async function settlementOf(trx: Trx, currency: string): Promise<{ currency: string; rate: number | null }> {
  const { rows } = await trx.query<{ currency: string; rate: number }>(
    'select settled_in as currency, rate::float as rate from stripe_gateway.conversion where currency = $1',
    [currency],
  );
  return rows[0] ?? { currency, rate: null };
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
