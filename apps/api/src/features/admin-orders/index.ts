export { carryOutDecision } from './decide-refund-request.ts';
export { lockForRefund } from './give-back.ts';
export { carryOutRefund } from './refund-order.ts';
