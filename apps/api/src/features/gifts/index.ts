export { applyGiftPayment } from './apply-gift-payment.ts';
export { refundGift, settleGift } from './jobs.ts';
