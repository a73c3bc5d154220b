export { finishCovered, placeCovered } from './apply-payment.ts';
export { settleAlarm } from './settle-alarm.ts';
export { capturePayment, leaveUnanswered, refundPayment, settlePayment, voidPayment } from './jobs.ts';
