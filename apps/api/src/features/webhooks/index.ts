export { forgetDeliveries } from './forget-deliveries.ts';
export { sendWebhook } from './send-webhook.ts';
