export { applyCheckPayment } from './apply-check-payment.ts';
export { checkCard, releaseCardCheck } from './check-card.ts';
export { forgetCard, forgetCardsOf, forgetCustomer } from './forget-card.ts';
export { askToKeep, dropCheckOf, proveCardOf } from './keep-after-payment.ts';
export type { PayingCard } from './paying-card.ts';
export { findPayingCard } from './paying-card.ts';
