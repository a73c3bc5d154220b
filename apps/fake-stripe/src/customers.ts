import type Stripe from 'stripe';
import { keep, made, take, type Trx } from './store.ts';

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

/** With their cards; what was paid stays as it is. */
export async function deleteCustomer(trx: Trx, id: string): Promise<Stripe.DeletedCustomer> {
  await take(trx, 'customer', id);
  await trx.query(
    `update stripe_gateway.object set body = body || '{"customer": null}', hidden = hidden || '{"used": true}'
     where kind = 'payment_method' and body ->> 'customer' = $1`,
    [id],
  );
  await trx.query('delete from stripe_gateway.object where id = $1', [id]);
  return { id, object: 'customer', deleted: true };
}

export function metadataOf(given: Stripe.Emptyable<Stripe.MetadataParam> | undefined): Stripe.Metadata {
  return Object.fromEntries(Object.entries(given || {}).map(([key, value]) => [key, String(value)]));
}
