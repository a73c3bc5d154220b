import type { Funding } from './wire.ts';

export type Behaviour =
  | 'approve'
  | 'decline'
  | 'insufficient_funds'
  | 'incorrect_cvc'
  | 'authenticate'
  | 'network_failure'
  | 'slow'
  | 'answer_lost'
  | 'capture_fails'
  | 'webhook_doubled'
  | 'webhook_disordered'
  | 'dispute'
  | 'dispute_not_received'
  | 'inquiry'
  | 'warning'
  | 'refund_pending'
  | 'refund_fails';

/** What a card number makes happen; the README has the same table. Any other valid number is a credit card that is approved. */
export function sentinelOf(number: string): { funding: Funding; behaviour: Behaviour } {
  return { funding: fundings[number] ?? 'credit', behaviour: behaviours[number] ?? 'approve' };
}

const fundings: Record<string, Funding> = {
  '4000056655665556': 'debit',
  '5105105105105100': 'prepaid',
};

const behaviours: Record<string, Behaviour> = {
  '4242424242424242': 'approve',
  '5555555555554444': 'approve',
  '4000000000000002': 'decline',
  '4000000000009995': 'insufficient_funds',
  '4000000000000127': 'incorrect_cvc',
  '4000002500003155': 'authenticate',
  '4000000000005019': 'network_failure',
  '4000000000005027': 'slow',
  '4000000000005035': 'answer_lost',
  '4000000000005043': 'capture_fails',
  '4000000000005050': 'webhook_doubled',
  '4000000000005068': 'webhook_disordered',
  '4000000000000259': 'dispute',
  '4000000000002685': 'dispute_not_received',
  '4000000000001976': 'inquiry',
  '4000000000005423': 'warning',
  '4000000000007726': 'refund_pending',
  '4000000000005126': 'refund_fails',
};
