import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { readAddresses } from '../auth/index.ts';
import { chooseDefault, lockAddresses } from './address-store.ts';

export const removeAddress: Handler<'removeAddress'> = (context, { params, session }) =>
  transaction(context.pool, async (trx) => {
    await lockAddresses(trx, session.userId);
    const { rowCount } = await trx.query('delete from address where id = $1 and user_id = $2', [
      params.id,
      session.userId,
    ]);
    if (rowCount === 0) throw new Refused('not_found');
    await chooseDefault(trx, session.userId, null);
    return { data: await readAddresses(trx, session.userId) };
  });
