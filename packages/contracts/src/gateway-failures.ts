import type { RefusalCode } from './refusals.ts';

/** Refusal codes for a failed payment, by the gateway's failure. */
export const gatewayFailureRefusals = {
  declined: 'card_declined',
  debit_not_accepted: 'card_not_credit',
  prepaid_not_accepted: 'card_not_credit',
  expired_card: 'card_expired',
  incorrect_cvc: 'card_incorrect_cvc',
  authentication_failed: 'card_authentication_failed',
  insufficient_funds: 'card_insufficient_funds',
  cancelled: 'gateway_unreachable',
} as const satisfies Record<string, RefusalCode>;

export type CardFailure = (typeof gatewayFailureRefusals)[keyof typeof gatewayFailureRefusals];
