import type { Handlers } from '../../http/call.ts';
import { decideRefundRequest } from './decide-refund-request.ts';
import { exportOrders, findOrders } from './find-orders.ts';
import { getOrderFile } from './order-file.ts';
import { refundOrder } from './refund-order.ts';
import { readRefundRequests } from './refund-requests.ts';

export const adminOrderRoutes = {
  findOrders,
  exportOrders,
  getOrderFile,
  refundOrder,
  listRefundRequests: (context, { query }) => readRefundRequests(context.pool, query.state, query.page, context.now()),
  decideRefundRequest,
} satisfies Partial<Handlers>;
