export { sendOrderMail } from './send-order-mail.ts';
