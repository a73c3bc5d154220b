export { checkFits, settleCheckAlarm } from './check-fits.ts';
export { checkCard, releaseCardCheck } from './check-card.ts';
export { forgetCard, forgetCardsOf } from './forget-card.ts';
export { askToKeep, dropCheckOf, proveCardOf } from './keep-after-payment.ts';
export { findCardToken } from './card-store.ts';
