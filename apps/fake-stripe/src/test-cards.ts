import { sentinelOf, type Behaviour } from '@metade/sandbox-gateway/sentinel-cards.ts';

export type CardFunding = 'credit' | 'debit' | 'prepaid' | 'unknown';

/** A number of ours whose funding Stripe cannot tell. */
const numbers: Record<string, { behaviour: Behaviour; funding: CardFunding }> = {
  '4000000000005076': { behaviour: 'approve', funding: 'unknown' },
};

/** What a card's number makes happen: Stripe's test numbers, and those of the sandbox for what Stripe has none for. */
export function cardOf(number: string): { behaviour: Behaviour; funding: CardFunding } {
  return numbers[number] ?? sentinelOf(number);
}

/** Stripe's ready-made payment methods: each use makes a new one with the number behind it. */
export const testTokens: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_visa_debit: '4000056655665556',
  pm_card_mastercard_prepaid: '5105105105105100',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeDeclinedIncorrectCvc: '4000000000000127',
  pm_card_threeDSecure2Required: '4000002500003155',
  pm_card_pendingRefund: '4000000000007726',
  pm_card_refundFail: '4000000000005126',
};
