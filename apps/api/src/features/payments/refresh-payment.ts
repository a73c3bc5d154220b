import type { Handler } from '../../http/call.ts';
import { transaction } from '../../db/transaction.ts';
import { readOrder } from '../orders/index.ts';
import { ownPayment } from '../../adapters/gateways/own-payment.ts';
import { applyPayment } from './apply-payment.ts';
import { findSubject } from './payment-subject.ts';

/** Asks the gateway about an unfinished payment: after the bank's page, or while an answer is pending. */
export const refreshPayment: Handler<'refreshPayment'> = async (context, { params, session }) => {
  const { payment } = await readOrder(context, params.id, session);
  if (payment !== null && (payment.state === 'pending' || payment.state === 'requires_action')) {
    const subject = await findSubject(context.pool, payment._id);
    const told = subject && (await context.gateways.of(subject.gateway).find(ownPayment(subject)));
    if (told) await transaction(context.pool, (trx) => applyPayment(context, trx, payment._id, told));
  }
  return { data: await readOrder(context, params.id, session) };
};
