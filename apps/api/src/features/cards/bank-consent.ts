import { transaction } from '../../db/transaction.ts';
import type { Queryable } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { readCards } from './card-store.ts';
import { abandonCheck } from './check-card.ts';
import { goOn } from './keep-typed.ts';

export const refreshCardCheck: Handler<'refreshCardCheck'> = async (context, { params, session }) => {
  await refuseUnlessOwn(context.pool, params.id, session.userId);
  return goOn(context, session.userId, params.id);
};

export const giveUpCardCheck: Handler<'giveUpCardCheck'> = async (context, { params, session }) => {
  await transaction(context.pool, async (trx) => {
    await refuseUnlessOwn(trx, params.id, session.userId);
    await abandonCheck(context, trx, session.userId, params.id);
  });
  return readCards(context, session.userId);
};

/** Checks that come with a payment are not the diner's to move. */
async function refuseUnlessOwn(db: Queryable, id: string, user: string): Promise<void> {
  const { rowCount } = await db.query(
    'select 1 from card_check where id = $1 and user_id = $2 and payment_id is null',
    [id, user],
  );
  if (rowCount === 0) throw new Refused('not_found');
}
