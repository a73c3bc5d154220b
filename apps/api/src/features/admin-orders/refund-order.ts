import type { Context } from '../../context.ts';
import type { Trx } from '../../db/transaction.ts';
import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { doneBefore } from '../../http/idempotency.ts';
import { Refused } from '../../refused.ts';
import { postpone } from '../pending-steps/index.ts';
import { askSecondAdmin, needsSecondAdmin } from '../second-admin/index.ts';
import { lockForRefund, refundGoodwill } from './refund-goodwill.ts';
import { goodwillOf } from './goodwill-facts.ts';
import { readOrderFile } from './order-file.ts';

type Refund = { order: string; admin: string; amount: number; reason: string };

/**
 * Refunds money to the cards that paid, after the time for undo, by the refund job. Above the market's limit per order another
 * admin approves first. A repeated request changes nothing.
 */
export const refundOrder: Handler<'refundOrder'> = async (context, call) => {
  const { params, body, session } = call;
  const now = context.now();
  const { stepUndoSeconds } = await context.markets.settings();
  const refund = { order: params.id, admin: session.userId, ...body };
  await transaction(context.pool, async (trx) => {
    if (stepUndoSeconds === 0) {
      await lockForRefund(trx, params.id);
      if (!(await doneBefore(trx, call, params.id))) await carryOutRefund(context, trx, refund);
      return;
    }
    const { rowCount } = await trx.query('select 1 from orders where id = $1', [params.id]);
    if (rowCount === 0) throw new Refused('not_found');
    if (await doneBefore(trx, call, params.id)) return;
    const { left } = await goodwillOf(context, trx, params.id);
    if (body.amount > left) throw new Refused('refund_too_much', { left });
    if (await needsSecondAdmin(context, trx, refund)) {
      await lockForRefund(trx, params.id);
      return carryOutRefund(context, trx, refund);
    }
    const by = { id: session.userId, role: 'admin' } as const;
    const step = { kind: 'refund', subject: params.id, order: params.id, by, body, madeAt: now } as const;
    if (!(await postpone(trx, step, stepUndoSeconds))) throw new Refused('already_decided');
  });
  return { data: await readOrderFile(context, params.id) };
};

/** Refunds, or asks a second admin; the order is locked for its refund. */
export async function carryOutRefund(context: Context, trx: Trx, refund: Refund): Promise<void> {
  const { order, admin, amount, reason } = refund;
  const { left, kept } = await goodwillOf(context, trx, order);
  if (amount > left) throw new Refused('refund_too_much', { left });
  if (!(await needsSecondAdmin(context, trx, refund)))
    return refundGoodwill(trx, order, { amount, reason, admin }, kept - amount, context.now());
  await askSecondAdmin(context, trx, { kind: 'refund', order, by: admin, amount, reason });
}
