import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';

/**
 * Has the gateway forget a token. Not before a payment that was begun with it has reached the bank: afterwards a payment
 * stands by itself.
 */
export async function retireToken(context: Context, trx: Trx, token: string): Promise<void> {
  const { paymentTimeoutSeconds } = await context.markets.settings();
  const id = uuidv7();
  await trx.query('insert into card_to_forget (id, token) values ($1, $2)', [id, token]);
  const at = context.now() + 3 * paymentTimeoutSeconds * 1000;
  await enqueue(trx, 'forget_card', { card: id }, { at, key: `forget ${id}` });
}

/** Forgets all cards of a user, as when the account ends. */
export async function forgetCardsOf(context: Context, trx: Trx, userId: string): Promise<void> {
  const { rows } = await trx.query<{ token: string }>('delete from card where user_id = $1 returning token', [userId]);
  for (const { token } of rows) await retireToken(context, trx, token);
}

/** Tells the gateway. A token that has been saved anew meanwhile stays. */
export async function forgetCard(context: Context, id: string): Promise<void> {
  const { rows } = await context.pool.query<{ token: string }>(
    'select token from card_to_forget f where id = $1 and not exists (select 1 from card where token = f.token)',
    [id],
  );
  if (rows[0] !== undefined) await context.gateway.removeCard(rows[0].token);
  await context.pool.query('delete from card_to_forget where id = $1', [id]);
}
