export { carryOutDecision } from './decide-refund-request.ts';
export { goodwillOf } from './goodwill-facts.ts';
export { lockForRefund } from './refund-goodwill.ts';
export { carryOutRefund } from './refund-order.ts';
