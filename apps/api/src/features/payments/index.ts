export { finishCovered, placeCovered } from './apply-payment.ts';
export { capturePayment, leaveUnanswered, refundPayment, settlePayment, voidPayment } from './jobs.ts';
