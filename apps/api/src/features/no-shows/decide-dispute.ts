import type { OrderState } from '@metade/domain/order-life-cycle.ts';
import { fromIso, toIso } from '@metade/domain/time.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Context } from '../../context.ts';
import type { Handler } from '../../http/call.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { transitionOrder } from '../orders/index.ts';
import { postpone } from '../pending-steps/index.ts';
import { enqueueMealPoints } from '../rewards/index.ts';
import { readDispute } from './dispute-reads.ts';
import { refreshNoShowBlock } from './no-show-block.ts';

type Row = {
  dispute: string;
  state: OrderState;
  user_id: string;
  starts_at: string;
  restaurant_id: string;
  country: string;
};

/** Decides an open dispute, once; carried out after stepUndoSeconds. */
export const decideDispute: Handler<'decideDispute'> = async (context, { params, body, session }) => {
  const { stepUndoSeconds } = await context.markets.settings();
  await transaction(context.pool, async (trx) => {
    const decision = { order: params.id, by: session.userId, ...body };
    if (stepUndoSeconds === 0) return carryOutDispute(context, trx, decision);
    const { rows } = await trx.query<{ state: string }>('select state from no_show_dispute where order_id = $1', [
      params.id,
    ]);
    if (rows[0] === undefined) throw new Refused('not_found');
    const by = { id: session.userId, role: 'admin' } as const;
    const step = { kind: 'dispute', subject: params.id, order: params.id, by, body, madeAt: context.now() } as const;
    if (rows[0].state !== 'open' || !(await postpone(trx, step, stepUndoSeconds))) throw new Refused('already_decided');
  });
  return { data: await readDispute(context.pool, params.id) };
};

/** Carries out the decision: upholding a dispute makes the order an arrival at its time and removes the no-show for good. */
export async function carryOutDispute(
  context: Context,
  trx: Trx,
  { order, by, decision, note }: { order: string; by: string; decision: 'upheld' | 'rejected'; note: string },
): Promise<void> {
  const system = await context.markets.settings();
  // Lock order: the diner's row before the order's.
  await trx.query(
    'select 1 from app_user where id = (select user_id from no_show_dispute where order_id = $1) for no key update',
    [order],
  );
  const { rows } = await trx.query<Row>(
    `select d.state as dispute, o.state, o.user_id, o.starts_at, o.restaurant_id, r.country
     from no_show_dispute d join orders o on o.id = d.order_id join restaurant r on r.id = o.restaurant_id
     where d.order_id = $1 and o.user_id is not null for update of o, d`,
    [order],
  );
  const row = rows[0];
  if (row === undefined) throw new Refused('not_found');
  if (row.dispute !== 'open') throw new Refused('already_decided');
  const now = context.now();
  await trx.query(
    'update no_show_dispute set state = $2, note = $3, decided_at = $4, decided_by = $5 where order_id = $1',
    [order, decision, note || null, toIso(now), by],
  );
  if (decision === 'upheld') {
    const arrived = await transitionOrder(trx, order, { action: 'uphold_dispute', as: 'admin', by, at: now });
    if (!arrived) throw new Refused('order_state', { state: row.state });
    await enqueueMealPoints(trx, order, fromIso(row.starts_at), system);
  }
  const { settings } = await context.markets.market(row.country);
  await refreshNoShowBlock(trx, row.user_id, settings);
  await recordChange(trx, {
    by: { id: by, role: 'admin' },
    what: 'dispute.decided',
    restaurant: row.restaurant_id,
    subject: order,
    before: { state: row.dispute },
    after: { state: decision },
  });
  await enqueue(trx, 'send_order_mail', { order, mail: `dispute_${decision}` });
}
