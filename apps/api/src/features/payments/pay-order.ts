import { createHash } from 'node:crypto';
import { termsVersion } from '@metade/i18n/legal/versions.ts';
import { v7 as uuidv7 } from 'uuid';
import type { GatewayFailure, GatewayPayment } from '../../adapters/payment-gateway.ts';
import { GatewayRefusal, GatewayUnreachable } from '../../adapters/payment-gateway.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Call, Handler } from '../../http/call.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Refused } from '../../refused.ts';
import { askToKeep, findCardToken } from '../cards/index.ts';
import { readOrder } from '../orders/index.ts';
import { applyPayment } from './apply-payment.ts';
import { voidPayment } from './jobs.ts';

type Begun = { payment: string; token: string; amount: number; currency: string; capture: boolean; repeat: boolean };

/**
 * Pays a held table. First the attempt is written down with a job that will settle it whatever happens to this process;
 * then the gateway is asked, outside any transaction; then its answer moves the order. An answer that never comes leaves
 * the payment pending for that job.
 */
export const payOrder: Handler<'payOrder'> = async (context, call) => {
  const { params, body, session } = call;
  if (body.terms_version !== termsVersion) throw new Refused('terms_outdated', { version: termsVersion });
  const begun = await begin(context, call);
  if (begun.repeat) return answer(context, call, begun.payment);
  try {
    const told = await context.gateway.authorize({
      reference: begun.payment,
      amount: begun.amount,
      currency: begun.currency,
      token: begun.token,
      capture: begun.capture,
      returnUrl: body.return_url ?? `${context.config.publicUrl}/checkout/payment?order=${params.id}`,
    });
    await transaction(context.pool, (trx) => applyPayment(context, trx, told));
  } catch (error) {
    if (error instanceof GatewayRefusal)
      await transaction(context.pool, (trx) => applyPayment(context, trx, refusedPayment(begun)));
    else if (error instanceof GatewayUnreachable) await settleNow(context, begun.payment);
    else throw error;
  }
  return answer(context, { params, session }, begun.payment);
};

async function begin(context: Context, { params, body, session, idempotencyKey }: Call<'payOrder'>): Promise<Begun> {
  const hash = createHash('sha256')
    .update(`${params.id} ${JSON.stringify(body)}`)
    .digest();
  if (idempotencyKey !== undefined) {
    const first = await firstPayment(context.pool, session.holderId, idempotencyKey, hash);
    if (first !== null) return first;
  }
  // Reads the card before anything is written, so that a debit card costs no attempt.
  const token = body.card_token ?? (await findCardToken(context.pool, session.userId, body.card ?? ''));
  const card = await context.gateway.card(token);
  if (card === null) throw new Refused('card_unknown');
  if (card.funding !== 'credit') throw new Refused('card_not_credit', { funding: card.funding });
  await giveUpWaiting(context, params.id, session.userId);

  return transaction(context.pool, async (trx) => {
    // Locks in a statement of its own: one that waited would still count payments as they were before the wait.
    await trx.query('select 1 from orders where id = $1 and user_id = $2 for update', [params.id, session.userId]);
    const { rows } = await trx.query<{
      state: string;
      hold_expires_at: string;
      confirmation_mode: string;
      price_amount: number;
      currency: string;
      attempts: number;
      pending: boolean;
      country: string;
      booking_blocked_until: string | null;
    }>(
      `select o.state, o.hold_expires_at, o.confirmation_mode, o.price_amount, o.currency, r.country, u.booking_blocked_until,
         (select count(*) from payment p where p.order_id = o.id) as attempts,
         exists (select 1 from payment p where p.order_id = o.id and p.state in ('pending', 'requires_action', 'authorized', 'captured')) as pending
       from orders o join restaurant r on r.id = o.restaurant_id join app_user u on u.id = o.user_id
       where o.id = $1 and o.user_id = $2`,
      [params.id, session.userId],
    );
    const order = rows[0];
    if (order === undefined) throw new Refused('not_found');
    // Once more under the lock: a twin with the same key may have been first while this one waited for it.
    if (idempotencyKey !== undefined) {
      const first = await firstPayment(trx, session.holderId, idempotencyKey, hash);
      if (first !== null) return first;
    }
    const now = context.now();
    if (order.state === 'expired' || (order.state === 'held' && Date.parse(order.hold_expires_at) <= now))
      throw new Refused('hold_expired');
    if (order.state !== 'held') throw new Refused('order_state', { state: order.state });
    if (order.pending) throw new Refused('payment_in_progress');
    // A guest's table may turn out to belong to somebody who may not book.
    const blockedUntil = order.booking_blocked_until === null ? 0 : Date.parse(order.booking_blocked_until);
    if (now < blockedUntil) throw new Refused('no_show_blocked', { until: blockedUntil });
    const { settings } = await context.markets.market(order.country);
    if (order.attempts >= settings.paymentAttempts)
      throw new Refused('payment_attempts_used_up', { max: settings.paymentAttempts });
    const payment = uuidv7();
    if (idempotencyKey !== undefined) {
      const { rowCount } = await trx.query(
        "insert into idempotency_key (holder_id, key, operation, request_hash, subject_id) values ($1, $2, 'payOrder', $3, $4) on conflict do nothing",
        [session.holderId, idempotencyKey, hash, payment],
      );
      // Taken between the look and now, so by a request for another order.
      if (rowCount === 0) throw new Refused('idempotency_key_reused');
    }
    await trx.query(
      'insert into payment (id, order_id, attempt, amount, currency, card_brand, card_last4) values ($1, $2, $3, $4, $5, $6, $7)',
      [payment, params.id, order.attempts + 1, order.price_amount, order.currency, card.brand, card.last4],
    );
    if (body.save_card && body.card_token !== undefined)
      await askToKeep(context, trx, {
        payment,
        user: session.userId,
        token,
        amount: settings.cardValidationAmount,
        currency: order.currency,
      });
    // The table stays the diner's while the bank is asked, so that no answer within the time-out comes too late.
    const patience = now + 3 * settings.paymentTimeoutSeconds * 1000;
    await trx.query(
      'update orders set hold_expires_at = greatest(hold_expires_at, $2), terms_version = $3, locale = coalesce($4, locale) where id = $1',
      [params.id, new Date(patience).toISOString(), termsVersion, session.locale],
    );
    await enqueue(
      trx,
      'settle_payment',
      { payment },
      { at: now + 2 * settings.paymentTimeoutSeconds * 1000, key: `settle ${payment}` },
    );
    return {
      payment,
      token,
      amount: order.price_amount,
      currency: order.currency,
      capture: order.confirmation_mode === 'instant',
      repeat: false,
    };
  });
}

async function firstPayment(db: Queryable, holderId: string, key: string, hash: Buffer): Promise<Begun | null> {
  const { rows } = await db.query<{ operation: string; request_hash: Buffer; subject_id: string }>(
    'select operation, request_hash, subject_id from idempotency_key where holder_id = $1 and key = $2',
    [holderId, key],
  );
  const first = rows[0];
  if (first === undefined) return null;
  if (first.operation !== 'payOrder' || !first.request_hash.equals(hash)) throw new Refused('idempotency_key_reused');
  return { payment: first.subject_id, token: '', amount: 0, currency: '', capture: false, repeat: true };
}

/** A payment that waits at the bank's page gives way to the diner's next try; one that was approved meanwhile is kept. */
async function giveUpWaiting(context: Context, order: string, user: string): Promise<void> {
  const { rows } = await context.pool.query<{ id: string; attempt: number; country: string }>(
    `select p.id, p.attempt, r.country from payment p join orders o on o.id = p.order_id join restaurant r on r.id = o.restaurant_id
     where o.id = $1 and o.user_id = $2 and p.state = 'requires_action'`,
    [order, user],
  );
  for (const { id, attempt, country } of rows) {
    const { settings } = await context.markets.market(country);
    if (attempt >= settings.paymentAttempts) continue;
    const found = await context.gateway.find(id);
    if (found === null || found.state === 'requires_action') await voidPayment(context, id);
    else await transaction(context.pool, (trx) => applyPayment(context, trx, found));
  }
}

/** The gateway did not answer: one question how it stands, and if it never heard of the payment, none will ever count. */
async function settleNow(context: Context, payment: string): Promise<void> {
  let told: GatewayPayment | null;
  try {
    told = (await context.gateway.find(payment)) ?? (await context.gateway.void(payment));
  } catch (error) {
    if (error instanceof GatewayUnreachable) return;
    throw error;
  }
  await transaction(context.pool, (trx) => applyPayment(context, trx, told));
}

const failureCodes = {
  declined: 'card_declined',
  debit_not_accepted: 'card_not_credit',
  prepaid_not_accepted: 'card_not_credit',
  expired_card: 'card_expired',
  incorrect_cvc: 'card_incorrect_cvc',
  authentication_failed: 'card_authentication_failed',
  insufficient_funds: 'card_insufficient_funds',
  cancelled: 'gateway_unreachable',
} as const satisfies Record<GatewayFailure, string>;

/** The order after a payment, or the refusal that the payment's failure means: the same at the first call and at a repeat. */
async function answer(
  context: Context,
  { params, session }: Pick<Call<'payOrder'>, 'params' | 'session'>,
  payment: string,
) {
  const order = await readOrder(context, params.id, session);
  // A payment that another try followed is not the one that brought the table.
  const { rows } = await context.pool.query<{ state: string; failure: GatewayFailure | null; placed: boolean }>(
    `select p.state, p.failure, (o.confirmed_at is not null or o.confirm_by is not null)
         and not exists (select 1 from payment later where later.order_id = o.id and later.attempt > p.attempt) as placed
     from payment p join orders o on o.id = p.order_id where p.id = $1`,
    [payment],
  );
  const outcome = rows[0];
  // The money is on its way back, or is back already or was never taken, and the order was over before it came.
  const ended = (order.state === 'expired' || order.state === 'cancelled') && order.end_reason === null;
  const waits = outcome?.state === 'pending' || outcome?.state === 'requires_action';
  const refused = outcome?.state === 'failed' && outcome.failure !== 'cancelled';
  if (ended && !waits && !refused && outcome?.placed === false)
    throw new Refused('payment_too_late', { charged: false });
  if (outcome?.state === 'failed' && !outcome.placed) {
    const code = outcome.failure === null ? 'card_declined' : failureCodes[outcome.failure];
    throw new Refused(code, {
      attemptsLeft: order.payment?.attempts_left ?? 0,
      held: order.state === 'held',
      charged: false,
    });
  }
  return { data: order };
}

function refusedPayment(begun: Begun): GatewayPayment {
  return {
    reference: begun.payment,
    gatewayId: '',
    state: 'failed',
    amount: begun.amount,
    currency: begun.currency,
    refunded: 0,
    failure: 'declined',
  };
}
