import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { doneBefore } from '../orders/index.ts';
import { giveBack, lockForRefund } from './give-back.ts';
import { goodwillOf } from './goodwill-facts.ts';
import { readRefundRequest } from './refund-requests.ts';

type Row = { order_id: string; amount: number; reason: string; asked_by: string; state: string; over: boolean };

/** The second admin's word on a refund, once; what can no longer go back by then is refused and stays to be decided. */
export const decideRefundRequest: Handler<'decideRefundRequest'> = async (context, call) => {
  const { params, body, session } = call;
  const now = new Date(context.now()).toISOString();
  await transaction(context.pool, async (trx) => {
    const found = await trx.query<{ order_id: string }>('select order_id from refund_request where id = $1', [
      params.id,
    ]);
    const order = found.rows[0]?.order_id;
    if (order === undefined) throw new Refused('not_found');
    await lockForRefund(trx, order);
    const { rows } = await trx.query<Row>(
      `select order_id, amount, reason, asked_by, state, state = 'expired' or expires_at <= $2 as over from refund_request
       where id = $1 for update`,
      [params.id, now],
    );
    const request = rows[0]!;
    if (await doneBefore(trx, call, 'decideRefundRequest', params.id)) return;
    if (request.state === 'approved' || request.state === 'rejected') throw new Refused('already_decided');
    if (request.over) throw new Refused('refund_request_over');
    if (request.asked_by === session.userId) throw new Refused('refund_own_request');
    await trx.query('update refund_request set state = $2, decided_by = $3, decided_at = $4, note = $5 where id = $1', [
      params.id,
      body.decision,
      session.userId,
      now,
      body.decision === 'rejected' ? body.reason : null,
    ]);
    await recordChange(trx, {
      by: { id: session.userId, role: 'admin' },
      what: body.decision === 'approved' ? 'order.refund_approved' : 'order.refund_rejected',
      subject: order,
      after: { amount: request.amount, reason: body.decision === 'rejected' ? body.reason : request.reason },
    });
    if (body.decision === 'rejected') return;
    const { left, kept } = await goodwillOf(context, trx, order);
    const { amount, reason, asked_by: admin } = request;
    if (amount > left) throw new Refused('refund_too_much', { left });
    await giveBack(trx, order, { amount, reason, admin, approver: session.userId }, kept - amount, context.now());
  });
  return { data: await readRefundRequest(context.pool, params.id, context.now()) };
};
