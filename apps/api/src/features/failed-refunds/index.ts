export { carryOutFailedRefund } from './decide-failed-refund.ts';
export { isOwed } from './list-failed-refunds.ts';
export { noteFailedRefund } from './note-failed-refund.ts';
