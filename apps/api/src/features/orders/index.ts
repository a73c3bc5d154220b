export { endByDiner } from './cancel-order.ts';
export { completeOrders } from './complete-orders.ts';
export { announceDelay } from './announce-late.ts';
export { addressOf, latenessOf, readOrder } from './order-reads.ts';
export { cancellationOf } from './quote-cancellation.ts';
export { releaseExpiredHolds } from './release-expired-holds.ts';
export { retakeTable } from './take-table.ts';
