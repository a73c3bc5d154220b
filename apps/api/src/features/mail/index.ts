export { deliverMail } from './deliver-mail.ts';
export { remindDiners } from './remind-diners.ts';
export { sendAccountMail } from './send-account-mail.ts';
export { sendLeadMail } from './send-lead-mail.ts';
export { sendOrderMail } from './send-order-mail.ts';
export { sendPointsMail } from './send-points-mail.ts';
export { sendWaitingMail } from './send-waiting-mail.ts';
export { writeMail } from './write-mail.ts';
