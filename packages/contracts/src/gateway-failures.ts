import type { RefusalCode } from './refusals.ts';

/** How people are told of a payment that failed at the gateway, by the gateway's name for it. */
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
