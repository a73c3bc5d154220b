import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../context.ts';
import { named } from '../../db/named.ts';
import type { Trx } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { countCards } from './card-store.ts';

/** Marks a payment's card to be saved if it pays. False at the limit of cards: the payment goes on without it. */
export async function askToKeep(
  context: Context,
  trx: Trx,
  wanted: { payment: string; user: string; gateway: string; token: string; amount: number; currency: string },
): Promise<boolean> {
  const { cardsMax } = await context.markets.settings();
  if ((await countCards(trx, wanted.user)) >= cardsMax) return false;
  await trx.query(
    ...named(
      'insert into card_check (id, user_id, card_id, payment_id, amount, currency, token, gateway) values ($id, $userId, $cardId, $paymentId, $amount, $currency, $token, $gateway)',
      {
        id: uuidv7(),
        userId: wanted.user,
        cardId: uuidv7(),
        paymentId: wanted.payment,
        amount: wanted.amount,
        currency: wanted.currency,
        token: wanted.token,
        gateway: wanted.gateway,
      },
    ),
  );
  return true;
}

/** The payment succeeded: its card may be checked and saved. */
export async function proveCardOf(trx: Trx, payment: string): Promise<void> {
  const { rows } = await trx.query<{ id: string }>(
    "select id from card_check where payment_id = $1 and state = 'pending'",
    [payment],
  );
  for (const { id } of rows) await enqueue(trx, 'check_card', { check: id }, { key: `check ${id}` });
}

/** The payment failed, so its card is not checked. */
export async function dropCheckOf(trx: Trx, payment: string): Promise<void> {
  await trx.query(
    "update card_check set state = 'failed', failure = 'payment_failed', token = null where payment_id = $1 and state = 'pending'",
    [payment],
  );
}
