export { capturePayment, leaveUnanswered, refundPayment, settlePayment, voidPayment } from './jobs.ts';
