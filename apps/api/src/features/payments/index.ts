export { finishCovered, placeCovered } from './apply-payment.ts';
export { forgetGatewayEvents } from './forget-gateway-events.ts';
export { settleAlarm } from './settle-alarm.ts';
export { capturePayment, leaveUnanswered, refundPayment, settlePayment, voidPayment } from './jobs.ts';
