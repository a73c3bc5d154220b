import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import type { GatewayToken } from './card-store.ts';
import { chooseDefault, lockCards, readCards } from './card-store.ts';
import { retireToken } from './forget-card.ts';

export const removeCard: Handler<'removeCard'> = async (context, { params, session }) => {
  await transaction(context.pool, async (trx) => {
    await lockCards(trx, session.userId);
    const { rows } = await trx.query<GatewayToken>(
      'delete from card where id = $1 and user_id = $2 returning gateway, token',
      [params.id, session.userId],
    );
    if (rows[0] === undefined) throw new Refused('not_found');
    await retireToken(context, trx, rows[0]);
    await chooseDefault(trx, session.userId, null);
  });
  return readCards(context, session.userId);
};
