import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import type { Trx } from './store.ts';

type Delivery = {
  /** Its deliveries keep their order: the payment's id. */
  of: string;
  /** Delivered only after a later event of the same payment. */
  held?: boolean;
  deliveries?: number;
};

/** Queues an event in the transaction of what it tells of. */
export async function tell(
  trx: Trx,
  type: Stripe.Event['type'],
  object: Stripe.PaymentIntent | Stripe.Charge | Stripe.Refund | Stripe.Dispute | Stripe.Radar.EarlyFraudWarning,
  { of, held = false, deliveries = 1 }: Delivery,
): Promise<void> {
  const id = `evt_${randomBytes(12).toString('hex')}`;
  const body = JSON.stringify({
    id,
    object: 'event',
    api_version: null,
    created: Math.floor(Date.now() / 1000),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
  });
  await trx.query(
    `insert into stripe_gateway.events (id, reference, body, held, deliveries_left, next_attempt_at)
     values ($1, $2, $3, $4, $5, now() + case when $4 then interval '30 s' else interval '0' end)`,
    [id, of, body, held, deliveries],
  );
}
