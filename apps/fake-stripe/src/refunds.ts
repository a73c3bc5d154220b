import type Stripe from 'stripe';
import { book } from './balance.ts';
import { changeCharge } from './charges.ts';
import { metadataOf } from './customers.ts';
import { tell } from './events.ts';
import { takeCard } from './payment-methods.ts';
import { StripeProblem } from './problem.ts';
import { keep, made, take, type Trx } from './store.ts';
import type { Behaviour } from '@metade/sandbox-gateway/sentinel-cards.ts';

/** Of what was captured. The money counts as refunded from now on, also while the refund is pending. */
export async function createRefund(
  trx: Trx,
  params: Stripe.RefundCreateParams,
): Promise<{ refund: Stripe.Refund; behaviour: Behaviour }> {
  const intent = (await take(trx, 'payment_intent', params.payment_intent ?? '', 'payment_intent')).body;
  if (intent.status !== 'succeeded')
    throw new StripeProblem(400, { code: 'payment_intent_unexpected_state', message: `It is ${intent.status}.` });
  const { body: paid } = await take(trx, 'charge', String(intent.latest_charge));
  const left = paid.amount_captured - paid.amount_refunded;
  if (left === 0) throw new StripeProblem(400, { code: 'charge_already_refunded', message: 'Nothing is left.' });
  const amount = params.amount ?? left;
  if (await isDisputed(trx, intent.id))
    throw new StripeProblem(400, { code: 'charge_disputed', message: 'The charge has been charged back.' });
  if (amount > left || amount < 1)
    throw new StripeProblem(400, { param: 'amount', message: `The refund is greater than what is left (${left}).` });
  const { behaviour } = (await takeCard(trx, String(intent.payment_method))).hidden;
  const refund = {
    ...made('refund'),
    amount,
    charge: paid.id,
    currency: intent.currency,
    metadata: metadataOf(params.metadata),
    payment_intent: intent.id,
    reason: params.reason ?? null,
    status: behaviour === 'refund_pending' ? 'pending' : 'succeeded',
  } as Stripe.Refund;
  const { id: source, currency } = refund;
  refund.balance_transaction = (await book(trx, { type: 'refund', amount: -amount, currency, source })).id;
  await keep<'refund'>(trx, refund, { behaviour });
  const amount_refunded = paid.amount_refunded + amount;
  const changed = await changeCharge(trx, paid.id, { amount_refunded, refunded: amount_refunded === paid.amount });
  await tell(trx, 'charge.refunded', changed, { of: intent.id });
  await tell(trx, 'refund.created', refund, { of: intent.id });
  return { refund, behaviour };
}

/** The bank's last word on a refund that waits, or that it sends back: by the card that was charged. */
export async function settleRefund(trx: Trx, id: string): Promise<void> {
  const { body, hidden } = await take(trx, 'refund', id);
  const status = hidden.behaviour === 'refund_fails' ? 'failed' : 'succeeded';
  if (body.status === status) return;
  const refund = { ...body, status };
  await keep<'refund'>(trx, refund, hidden);
  if (status === 'failed') {
    await book(trx, { type: 'refund_failure', amount: body.amount, currency: body.currency, source: id });
    const { body: paid } = await take(trx, 'charge', String(body.charge));
    await changeCharge(trx, paid.id, { amount_refunded: paid.amount_refunded - body.amount, refunded: false });
  }
  await tell(trx, status === 'failed' ? 'refund.failed' : 'refund.updated', refund, {
    of: String(body.payment_intent),
  });
}

async function isDisputed(trx: Trx, intent: string): Promise<boolean> {
  const { rowCount } = await trx.query(
    `select 1 from stripe_gateway.object where kind = 'dispute' and body ->> 'payment_intent' = $1
       and body ->> 'status' not in ('won', 'warning_closed', 'warning_needs_response')`,
    [intent],
  );
  return rowCount !== 0;
}
