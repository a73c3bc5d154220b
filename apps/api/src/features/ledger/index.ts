export { addCredit, lockDiner, writeCredit } from './credit-store.ts';
export { expireCredit } from './expire-credit.ts';
export { issueFreeVouchers, returnFreeVoucher } from './free-voucher-store.ts';
export { giveBackParts } from './give-back-parts.ts';
export { offerParts } from './offer-parts.ts';
export type { Payable } from './payable.ts';
export { releaseParts, reserveParts } from './reserve-parts.ts';
