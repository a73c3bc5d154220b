import type Stripe from 'stripe';
import { keep, made, type Trx } from './store.ts';

export async function createCustomer(trx: Trx, params: Stripe.CustomerCreateParams): Promise<Stripe.Customer> {
  const customer = {
    ...made('customer'),
    email: params.email ?? null,
    name: params.name ?? null,
    metadata: metadataOf(params.metadata),
    livemode: false,
  } as Stripe.Customer;
  await keep<'customer'>(trx, customer);
  return customer;
}

export function metadataOf(given: Stripe.Emptyable<Stripe.MetadataParam> | undefined): Stripe.Metadata {
  return Object.fromEntries(Object.entries(given || {}).map(([key, value]) => [key, String(value)]));
}
