import { gatewayFailureRefusals } from '@metade/contracts/gateway-failures.ts';
import { authorizeOrAsk } from '../../adapters/gateways/own-payment.ts';
import type { GatewayFailure } from '../../adapters/gateways/payment-gateway.ts';
import type { Context } from '../../context.ts';
import { transaction } from '../../db/transaction.ts';
import type { Call, Handler } from '../../http/call.ts';
import { checkReturnUrl } from '../../http/return-url.ts';
import { Refused } from '../../refused.ts';
import { readOrder } from '../orders/index.ts';
import { applyPayment } from './apply-payment.ts';
import { beginPayment } from './begin-payment.ts';

/**
 * Pays a held table. Coupon, free voucher and credit are reserved with the attempt; if they cover the fee, the order is placed.
 * Otherwise the attempt is stored with a job that settles it whatever happens to this process; then the gateway is called, outside
 * any transaction; then its answer moves the order. Without an answer the payment stays pending for that job.
 */
export const payOrder: Handler<'payOrder'> = async (context, call) => {
  const { params, body, session } = call;
  const { asked } = await context.content.consent();
  if (body.terms_version !== asked) throw new Refused('terms_outdated', { version: asked });
  checkReturnUrl(context, body.return_url);
  const begun = await beginPayment(context, call);
  if (!begun.ask) return answer(context, call, begun.payment);
  const told = await authorizeOrAsk(context.gateways.of(begun.gateway), {
    reference: begun.payment,
    amount: begun.amount,
    currency: begun.currency,
    token: begun.token,
    customer: session.userId,
    capture: begun.capture,
    keep: begun.keep,
    returnUrl: body.return_url ?? `${context.config.publicUrl}/checkout/payment?order=${params.id}`,
  });
  if (told !== null) await transaction(context.pool, (trx) => applyPayment(context, trx, begun.payment, told));
  return answer(context, { params, session }, begun.payment);
};

const taken = new Set<string>(['authorized', 'captured']);

/** The order after a payment (or without one, if none was needed), or the refusal for a failed payment: the same for a repeat. */
async function answer(
  context: Context,
  { params, session }: Pick<Call<'payOrder'>, 'params' | 'session'>,
  payment: string,
) {
  const order = await readOrder(context, params.id, session);
  const isPlaced = order.state === 'confirmed' || order.state === 'awaiting_restaurant';
  if (isPlaced && order.payment?._id === payment && taken.has(order.payment.state)) return { data: order };
  // A payment followed by another attempt did not place the order.
  const { rows } = await context.pool.query<{ state: string; failure: GatewayFailure | null; placed: boolean }>(
    `select p.state, p.failure, (o.confirmed_at is not null or o.confirm_by is not null)
         and not exists (select 1 from payment later where later.order_id = o.id and later.attempt > p.attempt) as placed
     from payment p join orders o on o.id = p.order_id where p.id = $1`,
    [payment],
  );
  const outcome = rows[0];
  if (order.end_reason === 'change_over') throw new Refused('change_over', { charged: false });
  // The order ended before the payment: nothing was charged, or it is being refunded.
  const ended = (order.state === 'expired' || order.state === 'cancelled') && order.end_reason === null;
  const waits = outcome?.state === 'pending' || outcome?.state === 'requires_action';
  const refused = outcome?.state === 'failed' && outcome.failure !== 'cancelled';
  if (ended && !waits && !refused && outcome?.placed === false)
    throw new Refused('payment_too_late', { charged: false });
  if (outcome?.state === 'failed' && !outcome.placed) {
    const code = outcome.failure === null ? 'card_declined' : gatewayFailureRefusals[outcome.failure];
    throw new Refused(code, {
      attemptsLeft: order.payment?.attempts_left ?? 0,
      held: order.state === 'held',
      charged: false,
    });
  }
  return { data: order };
}
