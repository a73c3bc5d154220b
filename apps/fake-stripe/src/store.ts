import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type Stripe from 'stripe';
import { missing } from './problem.ts';

/** What the fake keeps, by the kind that Stripe gives it in `object`. */
export type Kinds = {
  customer: Stripe.Customer;
  payment_method: Stripe.PaymentMethod;
  payment_intent: Stripe.PaymentIntent;
  setup_intent: Stripe.SetupIntent;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  dispute: Stripe.Dispute;
  'radar.early_fraud_warning': Stripe.Radar.EarlyFraudWarning;
  balance_transaction: Stripe.BalanceTransaction;
  payout: Stripe.Payout;
};
export type Kind = keyof Kinds;

/** hidden: what no caller sees. */
export type Kept<K extends Kind> = { body: Kinds[K]; hidden: Record<string, unknown> };

export type Trx = pg.PoolClient;

const prefixes: Record<Kind, string> = {
  customer: 'cus',
  payment_method: 'pm',
  payment_intent: 'pi',
  setup_intent: 'seti',
  charge: 'ch',
  refund: 're',
  dispute: 'du',
  'radar.early_fraud_warning': 'issfr',
  balance_transaction: 'txn',
  payout: 'po',
};

/** Everything has an id, its kind, and when it was made. */
export function made<K extends Kind>(kind: K): { id: string; object: K; created: number } {
  const id = `${prefixes[kind]}_${randomBytes(12).toString('hex')}`;
  return { id, object: kind, created: Math.floor(Date.now() / 1000) };
}

/** Locks it until the transaction ends. Throws Stripe's resource_missing; param: the parameter that named it. */
export async function take<K extends Kind>(trx: Trx, kind: K, id: string, param?: string): Promise<Kept<K>> {
  const { rows } = await trx.query<Kept<K>>(
    'select body, hidden from stripe_gateway.object where kind = $1 and id = $2 for update',
    [kind, id],
  );
  if (rows[0] === undefined) throw missing(kind, id, param);
  return rows[0];
}

export async function keep<K extends Kind>(
  trx: Trx,
  body: Kinds[K] & { object: K; id: string },
  hidden: Record<string, unknown> = {},
): Promise<void> {
  await trx.query(
    `insert into stripe_gateway.object (id, kind, body, hidden) values ($1, $2, $3, $4)
     on conflict (id) do update set body = excluded.body, hidden = excluded.hidden`,
    [body.id, body.object, JSON.stringify(body), JSON.stringify(hidden)],
  );
}
