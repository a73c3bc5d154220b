import type { Handlers } from '../../http/call.ts';
import { findOrders } from './find-orders.ts';
import { getOrderFile } from './order-file.ts';
import { refundOrder } from './refund-order.ts';

export const adminOrderRoutes = { findOrders, getOrderFile, refundOrder } satisfies Partial<Handlers>;
