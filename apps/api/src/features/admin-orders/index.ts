export { carryOutDecision } from './decide-refund-request.ts';
export { lockForRefund } from './refund-goodwill.ts';
export { carryOutRefund } from './refund-order.ts';
