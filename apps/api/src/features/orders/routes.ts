import type { Handlers } from '../../http/call.ts';
import { announceLate } from './announce-late.ts';
import { cancelOrder } from './cancel-order.ts';
import { createOrder } from './create-order.ts';
import { extendHold } from './extend-hold.ts';
import { readOrder, readOrders } from './order-reads.ts';
import { cancellationOf } from './quote-cancellation.ts';
import { updateOrder } from './update-order.ts';

export const orderRoutes: Pick<
  Handlers,
  | 'announceLate'
  | 'createOrder'
  | 'listOrders'
  | 'getOrder'
  | 'updateOrder'
  | 'extendHold'
  | 'quoteCancellation'
  | 'cancelOrder'
> = {
  announceLate,
  createOrder,
  updateOrder,
  extendHold,
  cancelOrder,
  listOrders: (context, { query, session }) => readOrders(context, session, query.when, query.page),
  getOrder: async (context, { params, session }) => ({ data: await readOrder(context, params.id, session) }),
  quoteCancellation: async (context, { params, session }) => {
    const { facts, quote } = await cancellationOf(context, context.pool, params.id, session.holderId, false);
    const { settings } = await context.markets.marketOf(facts);
    return {
      data: {
        rule: quote.rule,
        refund: quote.refund,
        credit: quote.credit,
        credit_returned: quote.creditReturned,
        free_voucher: quote.whole && facts.by_free_voucher && facts.paid_at !== null,
        choice: quote.choice,
        resale_top_up: quote.topUpOnResale,
        limits: {
          hours: settings.daysToCancel * 24,
          percent: settings.lateCancelCreditPercent,
          days: settings.withdrawalDays,
          minutes: settings.graceMinutes,
        },
      },
    };
  },
};
