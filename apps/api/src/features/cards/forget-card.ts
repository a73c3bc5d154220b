import { v7 as uuidv7 } from 'uuid';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import type { GatewayToken } from './card-store.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Jobs } from '../../jobs/job-payloads.ts';

/**
 * Deletes a token at the gateway, once every payment begun with it has reached the bank: those are independent of the token
 * afterwards.
 */
export async function retireToken(context: Context, trx: Trx, { gateway, token }: GatewayToken): Promise<void> {
  const { paymentTimeoutSeconds } = await context.markets.settings();
  const id = uuidv7();
  await trx.query('insert into card_to_forget (id, gateway, token) values ($1, $2, $3)', [id, gateway, token]);
  const at = context.now() + 3 * paymentTimeoutSeconds * 1000;
  await enqueue(trx, 'forget_card', { card: id }, { at, key: `forget ${id}` });
}

/** Deletes all cards of a user, and the user at each gateway, for an account that ends. */
export async function forgetCardsOf(context: Context, trx: Trx, userId: string): Promise<void> {
  const { rows } = await trx.query<GatewayToken>('delete from card where user_id = $1 returning gateway, token', [
    userId,
  ]);
  for (const token of rows) await retireToken(context, trx, token);
  // After a day no payment of theirs is under way, and a gateway's search finds also who came last.
  const at = context.now() + 86_400_000;
  for (const { name: gateway } of context.gateways.all)
    await enqueue(trx, 'forget_customer', { gateway, user: userId }, { at, key: `forget ${userId} at ${gateway}` });
}

export async function forgetCustomer(context: Context, { gateway, user }: Jobs['forget_customer']): Promise<void> {
  await context.gateways.of(gateway).removeCustomer(user);
}

/** Deletes the token at the gateway, unless it was saved again meanwhile. */
export async function forgetCard(context: Context, id: string): Promise<void> {
  const { rows } = await context.pool.query<GatewayToken>(
    `select gateway, token from card_to_forget f
     where id = $1 and not exists (select 1 from card where (gateway, token) = (f.gateway, f.token))`,
    [id],
  );
  if (rows[0] !== undefined) await context.gateways.of(rows[0].gateway).removeCard(rows[0].token);
  await context.pool.query('delete from card_to_forget where id = $1', [id]);
}
