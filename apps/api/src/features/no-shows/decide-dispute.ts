import type { OrderState } from '@metade/domain/order-life-cycle.ts';
import { orderTransitions } from '@metade/domain/order-life-cycle.ts';
import { fromIso } from '@metade/domain/time.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { enqueueMealPoints } from '../rewards/index.ts';
import { readDispute } from './dispute-reads.ts';
import { refreshNoShowBlock } from './no-show-block.ts';

type Row = {
  dispute: string;
  state: OrderState;
  payment_state: string;
  user_id: string;
  starts_at: string;
  restaurant_id: string;
  country: string;
};

/** Decides an open dispute, once. An upheld one makes the order an arrival at its time, and the no-show is gone for good. */
export const decideDispute: Handler<'decideDispute'> = async (context, { params, body, session }) => {
  const system = await context.markets.settings();
  await transaction(context.pool, async (trx) => {
    // The diner's row comes before the order's, as everywhere.
    await trx.query(
      'select 1 from app_user where id = (select user_id from no_show_dispute where order_id = $1) for no key update',
      [params.id],
    );
    const { rows } = await trx.query<Row>(
      `select d.state as dispute, o.state, o.payment_state, o.user_id, o.starts_at, o.restaurant_id, r.country
       from no_show_dispute d join orders o on o.id = d.order_id join restaurant r on r.id = o.restaurant_id
       where d.order_id = $1 for update of o, d`,
      [params.id],
    );
    const row = rows[0];
    if (row === undefined) throw new Refused('not_found');
    if (row.dispute !== 'open') throw new Refused('already_decided');
    const at = new Date(context.now()).toISOString();
    await trx.query(
      'update no_show_dispute set state = $2, note = $3, decided_at = $4, decided_by = $5 where order_id = $1',
      [params.id, body.decision, body.note || null, at, session.userId],
    );
    if (body.decision === 'upheld') {
      await makeArrived(trx, params.id, row, session.userId, at);
      await enqueueMealPoints(trx, params.id, fromIso(row.starts_at), system);
    }
    const { settings } = await context.markets.market(row.country);
    await refreshNoShowBlock(trx, row.user_id, settings);
    await recordChange(trx, {
      by: { id: session.userId, role: 'admin' },
      what: 'dispute.decided',
      restaurant: row.restaurant_id,
      subject: params.id,
      before: { state: row.dispute },
      after: { state: body.decision },
    });
    await enqueue(trx, 'send_order_mail', { order: params.id, mail: `dispute_${body.decision}` });
  });
  return { data: await readDispute(context.pool, params.id) };
};

async function makeArrived(trx: Trx, order: string, row: Row, admin: string, at: string): Promise<void> {
  const step = orderTransitions.find(({ action }) => action === 'uphold_dispute');
  if (step === undefined || row.state !== step.from) throw new Refused('order_state', { state: row.state });
  await trx.query('update orders set state = $2, arrived_at = starts_at, no_show_at = null where id = $1', [
    order,
    step.to,
  ]);
  await trx.query(
    `insert into order_event (order_id, at, actor, actor_id, from_state, to_state, payment_state, data)
     values ($1, $2, 'admin', $3, $4, $5, $6, $7)`,
    [order, at, admin, step.from, step.to, row.payment_state, JSON.stringify({ action: step.action })],
  );
}
