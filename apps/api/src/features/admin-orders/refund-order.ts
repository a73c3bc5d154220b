import { transaction } from '../../db/transaction.ts';
import type { Handler } from '../../http/call.ts';
import { Refused } from '../../refused.ts';
import { recordChange } from '../audit-log/index.ts';
import { doneBefore } from '../orders/index.ts';
import { giveBack, lockForRefund } from './give-back.ts';
import { goodwillOf } from './goodwill-facts.ts';
import { readOrderFile } from './order-file.ts';
import { askForRefund } from './refund-requests.ts';

/**
 * Money goes back to the cards that paid, by the job that every refund goes by; when more than the market's limit has been
 * given back of the order with it, another admin approves first. A repeated request changes nothing.
 */
export const refundOrder: Handler<'refundOrder'> = async (context, call) => {
  const { params, body, session } = call;
  await transaction(context.pool, async (trx) => {
    const { country, given } = await lockForRefund(trx, params.id);
    if (await doneBefore(trx, call, 'refundOrder', params.id)) return;
    const { left, kept } = await goodwillOf(context, trx, params.id);
    if (body.amount > left) throw new Refused('refund_too_much', { left });
    const { settings } = await context.markets.market(country);
    // In all of the order, so that nobody goes around it in parts.
    if (given + body.amount > settings.refundSecondAdminAbove) {
      await askForRefund(
        trx,
        { order: params.id, by: session.userId, ...body },
        settings.refundRequestHours,
        context.now(),
      );
      await recordChange(trx, {
        by: { id: session.userId, role: 'admin' },
        what: 'order.refund_asked',
        subject: params.id,
        after: body,
      });
    } else await giveBack(trx, params.id, { ...body, admin: session.userId }, kept - body.amount, context.now());
  });
  return { data: await readOrderFile(context, params.id) };
};
