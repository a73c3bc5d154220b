export { sendAccountMail } from './send-account-mail.ts';
export { sendOrderMail } from './send-order-mail.ts';
