import type { Answer } from '@metade/api-client/client.ts';
import { hrefOf } from '../shell/navigation.tsx';

type Change = Pick<Answer<'listChanges'>['data'][number], 'what' | 'restaurant' | 'person'>;

/** Where a change can be undone, which needs a reason; final when money moved or somebody was told. Null: neither. */
export function undoOf({ what, restaurant, person }: Change): string | 'final' | null {
  if (ofRestaurants.includes(what) && restaurant) return hrefOf('restaurants', { restaurant: restaurant._id });
  if (ofPeople.includes(what) && person) return hrefOf('users', { user: person._id });
  return final.includes(what) ? 'final' : null;
}

const ofRestaurants = ['restaurant.shown', 'restaurant.curated', 'restaurant.paused', 'restaurant.resumed'];
const ofPeople = ['user.blocked', 'user.unblocked'];
const final = [
  'order.refunded',
  'order.refund_approved',
  'order.refund_rejected',
  'claim.decided',
  'dispute.decided',
  'review.removed',
  'review.kept',
  'registration.approved',
  'registration.rejected',
  'registration.changes_requested',
  'proposal.approved',
  'proposal.rejected',
  'mail.resent',
  'job.retried',
  'webhook.resent',
  'user.signed_out',
  'user.second_factor_reset',
  'booking.cancelled',
];
