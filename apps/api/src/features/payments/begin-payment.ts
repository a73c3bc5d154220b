import { toIso } from '@metade/domain/time.ts';
import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../context.ts';
import { limitTries } from '../../db/limit-tries.ts';
import { named } from '../../db/named.ts';
import { transaction } from '../../db/transaction.ts';
import type { Call } from '../../http/call.ts';
import { claimKey, isFirst, subjectOf } from '../../http/idempotency.ts';
import { addJobs, jobSpecs, type NewJob } from '../../jobs/enqueue.ts';
import { Refused } from '../../refused.ts';
import { recordConsent } from '../content/index.ts';
import type { PayingCard } from '../cards/index.ts';
import { askToKeep, findPayingCard } from '../cards/index.ts';
import { offerParts, reserveParts } from '../ledger/index.ts';
import { placeCovered } from './apply-payment.ts';
import { giveUpWaiting } from './give-up-waiting.ts';
import { settlingKey } from './payment-rows.ts';
import { lockPayable, readPayable, refuseUnlessPayable } from './payable-order.ts';

type CardAttempt = {
  ask: true;
  payment: string;
  gateway: string;
  token: string;
  amount: number;
  currency: string;
  capture: boolean;
  /** The card is kept once it has paid. */
  keep: boolean;
};
/** A repeat, or a fee that needs no card: the gateway is not called. `payment` is then the order's id if there is none. */
type Begun = CardAttempt | { ask: false; payment: string };

const hour = 3_600_000;

/** Stores a payment attempt, what it reserves besides the card, and the job that settles it, all or nothing. */
export async function beginPayment(context: Context, call: Call<'payOrder'>): Promise<Begun> {
  const { params, body, session, claim } = call;
  const before = await readPayable(context.pool, params.id, session.userId, claim);
  if (claim && isFirst(before)) return { ask: false, payment: subjectOf(before, claim) };
  if (body.coupon?.trim()) await limitCouponTries(context, session.userId);
  // Reads the card before anything is stored, so that a debit card costs no attempt.
  const card = await readCard(context, call, before.currency);
  if (before.pending) await giveUpWaiting(context, params.id, session.userId);

  return transaction(context.pool, async (trx) => {
    await lockPayable(trx, params.id, session.userId);
    // Again under the lock: a concurrent request may have used the same key first.
    const order = await readPayable(trx, params.id, session.userId, claim);
    if (claim && isFirst(order)) return { ask: false, payment: subjectOf(order, claim) };
    const now = context.now();
    const { settings } = await context.markets.market(order.country);
    refuseUnlessPayable(order, now, settings);
    const offer = await offerParts(trx, order, body, { now, settings, lock: true });
    const amount = offer.parts.card;
    if (body.expected !== undefined && body.expected !== amount)
      throw new Refused('total_changed', { total: { amount, currency: order.currency } });
    if (amount > 0 && card === null) throw new Refused('card_required');
    const attempt = order.attempts + 1;
    const payment = amount > 0 ? uuidv7() : order.id;
    await claimKey(trx, claim, payment);
    await reserveParts(trx, order, offer, attempt, now);
    // Extends the hold while the bank is asked, so that no answer within the time-out comes too late.
    const patience = now + 3 * settings.paymentTimeoutSeconds * 1000;
    const { parts } = offer;
    await trx.query(
      ...named(
        `with attempted as (
           update orders set coupon_amount = $coupon, free_voucher_amount = $freeVoucher, credit_amount = $credit, waived_amount = $waived,
             hold_expires_at = greatest(hold_expires_at, $patience), terms_version = $terms, locale = coalesce($locale, locale) where id = $orderId),
         paid as (
           insert into payment (id, order_id, attempt, amount, covered_amount, currency, card_brand, card_last4, gateway)
           select $id::uuid, $orderId, $attempt::smallint, $amount::integer, $coveredAmount::integer, $currency, $cardBrand, $cardLast4, $gateway where $amount > 0),
         ${addJobs('$jobs', '$amount > 0')}`,
        {
          ...parts,
          id: payment,
          orderId: order.id,
          attempt,
          amount,
          patience: toIso(patience),
          terms: body.terms_version,
          locale: session.locale,
          coveredAmount: order.price_amount - amount,
          currency: order.currency,
          cardBrand: card?.brand,
          cardLast4: card?.last4,
          gateway: card?.gateway,
          jobs: jobSpecs([settlingJob(payment, now + 2 * settings.paymentTimeoutSeconds * 1000)]),
        },
      ),
    );
    // A version of the terms accepted once is not asked for again.
    await recordConsent(trx, session.userId, await context.content.consent());
    if (amount === 0 || card === null) {
      await placeCovered(context, trx, order.id);
      return { ask: false, payment };
    }
    const keep =
      body.save_card === true &&
      body.card_token !== undefined &&
      (await askToKeep(context, trx, {
        payment,
        user: session.userId,
        gateway: card.gateway,
        token: card.token,
        amount: settings.cardValidationAmount,
        currency: order.currency,
      }));
    const capture = order.confirmation_mode === 'instant';
    const { gateway, token } = card;
    return { ask: true, payment, gateway, token, amount, currency: order.currency, capture, keep };
  });
}

/** Limits guessing: every code a diner tries counts, correct ones too. */
export async function limitCouponTries(context: Context, user: string): Promise<void> {
  const { couponTriesPerHour } = await context.markets.settings();
  await limitTries(context.pool, `coupon ${user}`, couponTriesPerHour, hour, context.now());
}

async function readCard(
  context: Context,
  { body, session }: Call<'payOrder'>,
  currency: string,
): Promise<PayingCard | null> {
  if (body.card_token === undefined && body.card === undefined) return null;
  const card = await findPayingCard(context, body, session.userId, currency);
  if (card === null) throw new Refused('card_unknown');
  return card;
}

const settlingJob = (payment: string, at: number): NewJob => ({
  name: 'settle_payment',
  payload: { payment },
  at,
  key: settlingKey(payment),
});
