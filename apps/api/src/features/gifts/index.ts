export { applyGiftPayment } from './apply-gift-payment.ts';
export { refundGift, settleGift, settleGiftAlarm } from './jobs.ts';
