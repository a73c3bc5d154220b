import { giftSendAt } from '@metade/domain/gift.ts';
import { addDays, localDateAt, minuteMs, toIso } from '@metade/domain/time.ts';
import { v7 as uuidv7 } from 'uuid';
import { authorizeOrAsk } from '../../adapters/gateways/own-payment.ts';
import type { Context } from '../../context.ts';
import { limitTries } from '../../db/limit-tries.ts';
import { named } from '../../db/named.ts';
import { transaction } from '../../db/transaction.ts';
import type { Call, Handler } from '../../http/call.ts';
import { claimKey, firstSubject } from '../../http/idempotency.ts';
import { checkReturnUrl } from '../../http/return-url.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { RefusalIssue } from '../../refused.ts';
import { Refused } from '../../refused.ts';
import type { PayingCard } from '../cards/index.ts';
import { findPayingCard } from '../cards/index.ts';
import { applyGiftPayment } from './apply-gift-payment.ts';
import { giftRulesOf, zoneOf } from './gift-rules.ts';
import { failureOf, findGift, ownGiftOf } from './gift-store.ts';

type BuyCall = Pick<Call<'buyGift'>, 'body' | 'session' | 'claim' | 'locale'>;

/**
 * Buys a gift voucher the way an order is paid: stores the purchase and the job that settles it, calls the gateway, then applies
 * its answer. Without an answer the purchase stays pending for that job.
 */
export const buyGift: Handler<'buyGift'> = async (context, call) => {
  const { body, session } = call;
  checkReturnUrl(context, body.return_url);
  const repeated = await firstSubject(context.pool, call.claim);
  if (repeated !== null) return answer(context, call, repeated);
  const { settings, currency } = await context.markets.market(body.country);
  await limitTries(context.pool, `gift by ${session.userId}`, settings.giftPurchasesPerHour, 3_600_000, context.now());
  const sendAt = await checkedSendAt(context, call);
  // Checked before anything is stored, so that a debit card leaves no failed purchase.
  const card = await readCard(context, call, currency);
  const id = uuidv7();
  const begun = await transaction(context.pool, async (trx) => {
    const now = context.now();
    const first = await claimKey(trx, call.claim, id);
    if (first !== null) return first;
    await trx.query(
      ...named(
        `insert into gift_voucher (id, user_id, country, amount, currency, from_name, to_name, to_email, message, locale, send_at, pay_by, card_brand, card_last4, gateway)
       values ($id, $userId, $country, $amount, $currency, $fromName, $toName, $toEmail, $message, $locale, $sendAt, $payBy, $cardBrand, $cardLast4, $gateway)`,
        {
          id,
          userId: session.userId,
          country: body.country,
          amount: body.amount,
          currency,
          fromName: body.from,
          toName: body.to,
          toEmail: body.email,
          message: body.message,
          locale: call.locale,
          sendAt: toIso(sendAt),
          payBy: toIso(now + settings.giftPayMinutes * minuteMs),
          cardBrand: card.brand,
          cardLast4: card.last4,
          gateway: card.gateway,
        },
      ),
    );
    const at = now + 2 * settings.paymentTimeoutSeconds * 1000;
    await enqueue(trx, 'settle_gift', { gift: id }, { at, key: `settle ${id}` });
    return id;
  });
  if (begun === id) await charge(context, call, { id, currency, card });
  return answer(context, call, begun);
};

async function charge(
  context: Context,
  { body, session }: BuyCall,
  { id, currency, card }: { id: string; currency: string; card: PayingCard },
): Promise<void> {
  const told = await authorizeOrAsk(context.gateways.of(card.gateway), {
    reference: id,
    amount: body.amount,
    currency,
    token: card.token,
    customer: session.userId,
    capture: true,
    keep: false,
    returnUrl: body.return_url ?? `${context.config.publicUrl}/profile/gifts/${id}`,
  });
  if (told !== null) await transaction(context.pool, (trx) => applyGiftPayment(context, trx, id, told));
}

async function answer(context: Context, { session, locale }: BuyCall, id: string) {
  const row = await findGift(context.pool, { id, user: session.userId });
  if (row === undefined) throw new Refused('not_found');
  if (row.payment_state === 'failed' || row.payment_state === 'voided')
    throw new Refused('gift_payment_failed', failureOf(row));
  const { settings } = await context.markets.market(row.country);
  return { data: ownGiftOf(row, settings, context.now(), locale) };
}

/** Epoch ms at which the mail goes out. Throws invalid_fields for an amount or a date out of the market's bounds. */
async function checkedSendAt(context: Context, { body }: BuyCall): Promise<number> {
  const { settings, shown } = await context.markets.market(body.country);
  if (!shown) throw new Refused('invalid_fields', {}, [{ path: 'country', code: 'country_unknown' }]);
  const { min, max } = await giftRulesOf(context, body.country);
  const zone = await zoneOf(context.pool, body.country);
  const sendAt = giftSendAt(body.send_on, zone, context.now(), settings);
  const issues: RefusalIssue[] = [];
  if (body.amount < min.amount || body.amount > max.amount)
    issues.push({ path: 'amount', code: 'sum_range', params: { min, max } });
  if (sendAt === null) {
    const from = localDateAt(context.now(), zone);
    issues.push({ path: 'send_on', code: 'day_range', params: { from, to: addDays(from, settings.giftDaysAhead) } });
  }
  if (issues.length > 0 || sendAt === null) throw new Refused('invalid_fields', {}, issues);
  return sendAt;
}

async function readCard(context: Context, { body, session }: BuyCall, currency: string): Promise<PayingCard> {
  if (body.card_token === undefined && body.card === undefined) throw new Refused('card_required');
  const card = await findPayingCard(context, body, session.userId, currency);
  if (card === null) throw new Refused('gift_payment_failed', { reason: 'card_unknown' });
  return card;
}
