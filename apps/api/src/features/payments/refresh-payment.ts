import type { Handler } from '../../http/call.ts';
import { transaction } from '../../db/transaction.ts';
import { readOrder } from '../orders/index.ts';
import { applyPayment } from './apply-payment.ts';

/** Asks the gateway how an unfinished payment stands: after the bank's own page, or while an answer is awaited. */
export const refreshPayment: Handler<'refreshPayment'> = async (context, { params, session }) => {
  const before = await readOrder(context, params.id, session);
  if (before.payment !== null && (before.payment.state === 'pending' || before.payment.state === 'requires_action')) {
    const told = await context.gateway.find(before.payment._id);
    if (told !== null) await transaction(context.pool, (trx) => applyPayment(context, trx, told));
  }
  return { data: await readOrder(context, params.id, session) };
};
