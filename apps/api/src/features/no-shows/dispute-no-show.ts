import { noShowDisputeEndsAt } from '@metade/domain/no-show.ts';
import { fromIso } from '@metade/domain/time.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { lockDiner } from '../ledger/index.ts';
import { marketOfOrder, readOrder } from '../orders/index.ts';
import { refreshNoShowBlock } from './no-show-block.ts';

/** Stores the diner's objection to a no-show; until it is decided the no-show does not count. */
export const disputeNoShow: Handler<'disputeNoShow'> = async (context, { params, body, session }) => {
  await readOrder(context, params.id, session);
  const { settings } = await marketOfOrder(context, context.pool, params.id);
  await transaction(context.pool, async (trx) => {
    await lockDiner(trx, session.userId);
    const { rows } = await trx.query<{ state: string; no_show_at: string | null; disputed: boolean }>(
      `select o.state, o.no_show_at, exists (select 1 from no_show_dispute d where d.order_id = o.id) as disputed
       from orders o where o.id = $1 for update`,
      [params.id],
    );
    const [row] = rows;
    if (row?.disputed) throw new Refused('dispute_exists');
    if (row?.state !== 'no_show' || row.no_show_at === null) throw new Refused('order_state', { state: row?.state });
    if (context.now() > noShowDisputeEndsAt(fromIso(row.no_show_at), settings)) throw new Refused('dispute_too_late');
    await trx.query('insert into no_show_dispute (order_id, user_id, text) values ($1, $2, $3)', [
      params.id,
      session.userId,
      body.text,
    ]);
    await refreshNoShowBlock(trx, session.userId, settings);
  });
  return { data: await readOrder(context, params.id, session) };
};
