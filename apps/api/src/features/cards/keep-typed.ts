import { v7 as uuidv7 } from 'uuid';
import type { GatewayCard, PaymentGateway } from '../../adapters/gateways/payment-gateway.ts';
import { GatewayUnreachable } from '../../adapters/gateways/payment-gateway.ts';
import type { Context } from '../../context.ts';
import { limitTries } from '../../db/limit-tries.ts';
import { named } from '../../db/named.ts';
import { transaction } from '../../db/transaction.ts';
import type { Call } from '../../http/call.ts';
import { claimKey, firstSubject } from '../../http/idempotency.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Refused } from '../../refused.ts';
import { countCards, findCardToken, lockCards, readCards, validationOf } from './card-store.ts';
import { checkCard } from './check-card.ts';
import { refuseUnlessCredit, type PayingCard } from './paying-card.ts';

type Wanted = {
  card: string;
  replaces: boolean;
  token: string;
  makeDefault: boolean;
  /** Where the bank leads back to; null for the site's own page. */
  returnUrl: string | null;
};
type Caller = Pick<Call<'createCard'>, 'session' | 'claim'>;

/**
 * Saves a newly typed card once it is verified, which its bank may first ask the diner about. The check and the job that settles it are
 * stored before the gateway is called. Throws the reason when the card cannot be saved; a repeat throws the same.
 */
export async function keepTyped(context: Context, caller: Caller, wanted: Wanted) {
  const check = await begin(context, caller, wanted);
  return goOn(context, caller.session.userId, check);
}

/** Takes a check as far as it goes now, and answers the cards and the one that waits for the bank; throws why it was not kept. */
export async function goOn(context: Context, userId: string, check: string) {
  try {
    await checkCard(context, check);
  } catch (error) {
    // The job keeps asking.
    if (!(error instanceof GatewayUnreachable)) throw error;
  }
  const { rows } = await context.pool.query<{ state: string; failure: string | null }>(
    'select state, failure from card_check where id = $1',
    [check],
  );
  const { state, failure } = rows[0] ?? {};
  if (failure === 'cancelled') throw new Refused('unavailable');
  if (failure === 'bank_silent' || failure === 'given_up') throw new Refused('card_check_over');
  if (state === 'failed') throw new Refused('card_check_failed', { reason: failure });
  const cards = await readCards(context, userId);
  const bank = cards.waiting.find(({ _id }) => _id === check) ?? null;
  if (state === 'pending' && bank === null) throw new Refused('card_check_open');
  return { ...cards, bank };
}

async function begin(context: Context, { session, claim }: Caller, wanted: Wanted): Promise<string> {
  const { userId } = session;
  const repeated = await firstSubject(context.pool, claim);
  if (repeated !== null) return repeated;
  const settings = await context.markets.settings();
  await limitTries(context.pool, `card check ${userId}`, settings.cardChecksPerHour, 3_600_000, context.now());
  const { amount, currency } = await validationOf(context, userId);
  const { gateway, brand, last4 } = await refuseAllButCredit(context.gateways.taking(currency), wanted.token, userId);

  return transaction(context.pool, async (trx) => {
    await lockCards(trx, userId);
    // Again under the lock: a concurrent request may have used the same key first.
    const twin = await firstSubject(trx, claim);
    if (twin !== null) return twin;
    if (wanted.replaces) await findCardToken(trx, userId, wanted.card);
    else if ((await countCards(trx, userId)) >= settings.cardsMax)
      throw new Refused('cards_limit', { max: settings.cardsMax });
    const id = uuidv7();
    await claimKey(trx, claim, id);
    await trx.query(
      ...named(
        `insert into card_check (id, user_id, card_id, replaces, make_default, amount, currency, token, gateway, brand, last4, return_url)
       values ($id, $userId, $cardId, $replaces, $makeDefault, $amount, $currency, $token, $gateway, $brand, $last4, $returnUrl)`,
        {
          id,
          userId,
          cardId: wanted.card,
          replaces: wanted.replaces,
          makeDefault: wanted.makeDefault,
          amount,
          currency,
          token: wanted.token,
          gateway,
          brand,
          last4,
          returnUrl: wanted.returnUrl,
        },
      ),
    );
    const at = context.now() + 2 * settings.paymentTimeoutSeconds * 1000;
    await enqueue(trx, 'check_card', { check: id }, { at, key: `check ${id}` });
    return id;
  });
}

async function refuseAllButCredit(gateway: PaymentGateway, token: string, customer: string): Promise<PayingCard> {
  let card: GatewayCard | null;
  try {
    card = await gateway.card(token, customer);
  } catch (error) {
    if (error instanceof GatewayUnreachable) throw new Refused('unavailable');
    throw error;
  }
  if (card === null) throw new Refused('card_token_unknown');
  refuseUnlessCredit(card, 'card_debit');
  return { ...card, gateway: gateway.name };
}
